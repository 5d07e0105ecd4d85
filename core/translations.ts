import type { Answered, Columns, Fields, Translations } from './field-kinds.ts';
import { answerOf, asOneText, LINES } from './field-values.ts';
import {
  FIRST_LANGUAGE,
  type Language,
  languageNow,
  languageOr,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from './language.ts';

/** The fields that are said in every language. */
export function translatedIn(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap((field) => (field.kind === 'translations' ? field.translates : []));
}

/** How it is with a text in another language: there, missing, or made of English that has changed since. */
export type TranslationState = 'there' | 'missing' | 'old';

export function translationState(
  translations: Translations | undefined,
  language: keyof Translations,
  field: string,
  english: unknown,
): TranslationState {
  const translation = translations?.[language]?.[field];
  if (asOneText(english).trim() === '') return 'there';
  if (!translation?.text) return 'missing';
  return translation.of === asOneText(english) ? 'there' : 'old';
}

/** What is kept, as everybody is told it in the language of the moment; what is not there in it is English. */
export function saidOf<Of extends Fields>(
  fields: Of,
  kept: Columns<Of> & { readonly translations?: Translations },
  language: Language = languageNow(),
): Answered<Of> {
  const answer: Record<string, unknown> = { ...answerOf(fields, kept) };
  const said = language === FIRST_LANGUAGE ? undefined : kept.translations?.[language];
  for (const [name, { text }] of Object.entries(said ?? {})) {
    const field = fields[name];
    const own = field?.answer ?? name;
    // What English says no more is said in no language.
    if (field && asOneText(answer[own]).trim() !== '')
      answer[own] = field.kind === 'list' ? text.split(LINES) : text;
  }
  return answer as Answered<Of>;
}

/** A name, and what it is called in other languages, where that is known. */
export type Named = {
  readonly name: string;
  readonly names?: Readonly<Partial<Record<OtherLanguage, string>>> | undefined;
};

/** A row's name with its translations, for what keeps it longer than the row lasts. */
export function namedIn({ name, translations }: { name: string; translations?: Translations }): Named {
  const names = Object.fromEntries(
    OTHER_LANGUAGES.flatMap((language) => {
      const text = translations?.[language]?.name?.text;
      return text ? [[language, text]] : [];
    }),
  );
  return Object.keys(names).length === 0 ? { name } : { name, names };
}

/** A name in the language of the moment; where nobody has asked, and where there is none in it, the English one. */
export function nameNow({ name, names }: Named): string {
  const language = languageOr(FIRST_LANGUAGE);
  return (language === FIRST_LANGUAGE ? undefined : names?.[language]) ?? name;
}
