import type { Answered, Columns, Fields, Translations } from './field-kinds.ts';
import { answerOf, asOneText, LINES } from './field-values.ts';
import { FIRST_LANGUAGE, type Language, languageNow } from './language.ts';

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
    if (field) answer[field.answer ?? name] = field.kind === 'list' ? text.split(LINES) : text;
  }
  return answer as Answered<Of>;
}
