import type { Answered, Columns, Field, Fields, Translations } from './field-kinds.ts';
import { answerOf, asOneText, LINES, partsOf } from './field-values.ts';
import {
  FIRST_LANGUAGE,
  type Language,
  languageNow,
  languageOr,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from './language.ts';

/** The names of the fields that have translations. */
export function translatedIn(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap((field) => (field.kind === 'translations' ? field.translates : []));
}

/** The state of a translation: there, missing, or old because its English text has changed since. */
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

/** A field's English text in the form in which translations record it, of its value or of what is typed in a form. */
export function englishOf(field: Field, value: unknown): string {
  if (field.kind !== 'list') return asOneText(value).trim();
  return asOneText(typeof value === 'string' ? partsOf(value, field.by) : value);
}

/** The languages in which a text is older than its English: each language as often as it has such texts. */
export function oldTranslations(fields: Fields, values: object): OtherLanguage[] {
  const { translations, ...texts } = values as Readonly<Record<string, unknown>>;
  const isOld = (language: OtherLanguage, name: string) => {
    const field = fields[name];
    const english = field && englishOf(field, texts[name]);
    return translationState(translations as Translations | undefined, language, name, english) === 'old';
  };
  return OTHER_LANGUAGES.flatMap((language) =>
    translatedIn(fields).flatMap((name) => (isOld(language, name) ? [language] : [])),
  );
}

/** Turns stored columns into the answer for everybody in the current language; texts without a translation stay English. */
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
    // If the English text is empty now, ignore the translation.
    if (field && asOneText(answer[own]).trim() !== '')
      answer[own] = field.kind === 'list' ? text.split(LINES) : text;
  }
  return answer as Answered<Of>;
}

/** A name, with its translations if there are any. */
export type Named = {
  readonly name: string;
  readonly names?: Readonly<Partial<Record<OtherLanguage, string>>> | undefined;
};

/** A row's name with its translations, for records that outlast the row. */
export function namedIn({ name, translations }: { name: string; translations?: Translations }): Named {
  const names = Object.fromEntries(
    OTHER_LANGUAGES.flatMap((language) => {
      const text = translations?.[language]?.name?.text;
      return text ? [[language, text]] : [];
    }),
  );
  return Object.keys(names).length === 0 ? { name } : { name, names };
}

/** A name in the current language; in English if it has no translation or no one has asked. */
export function nameNow({ name, names }: Named): string {
  const language = languageOr(FIRST_LANGUAGE);
  return (language === FIRST_LANGUAGE ? undefined : names?.[language]) ?? name;
}
