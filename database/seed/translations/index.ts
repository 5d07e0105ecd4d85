import type { Translations } from '#core/field-kinds.ts';
import { asOneText } from '#core/field-values.ts';
import { FIRST_LANGUAGE, OTHER_LANGUAGES, type OtherLanguage } from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';
import { formatDollars } from '#words/amounts.ts';
import * as spanish from './es/content/index.ts';
import { phrases as spanishPhrases } from './es/phrases/index.ts';
import { terms as spanishTerms } from './es/terms.ts';
import { descriptions as spanishDescriptions } from './es/yachts/index.ts';
import * as portuguese from './pt/content/index.ts';
import { phrases as portuguesePhrases } from './pt/phrases/index.ts';
import { terms as portugueseTerms } from './pt/terms.ts';
import { descriptions as portugueseDescriptions } from './pt/yachts/index.ts';

/** The translation with that id. Throws if there is none. */
export function wordsOf<Said>(words: Readonly<Record<string, Said>>, id: string): Said {
  const said = words[id];
  if (said === undefined) throw new Error(`Not translated: ${id}`);
  return said;
}

/** The translated content, by ids. If one language has a text that the other lacks, it is a type error. */
export type ContentWords = typeof spanish;
const content: Readonly<Record<OtherLanguage, ContentWords>> = { es: spanish, pt: portuguese };

type Term = keyof typeof spanishTerms;
type Phrase = keyof typeof spanishPhrases;
const phrases: Readonly<Record<OtherLanguage, Readonly<Record<Phrase, string>>>> = {
  es: spanishPhrases,
  pt: portuguesePhrases,
};
const terms: Readonly<Record<OtherLanguage, Readonly<Record<Term, string>>>> = {
  es: spanishTerms,
  pt: portugueseTerms,
};
const descriptions: Readonly<Record<OtherLanguage, Readonly<Record<string, string>>>> = {
  es: spanishDescriptions,
  pt: portugueseDescriptions,
};

const isPhrase = (text: string): text is Phrase => Object.hasOwn(spanishPhrases, text);

/** A phrase that many yachts share, in a language. Throws if it is not translated: an incomplete seed must fail as a whole. */
export function phraseIn(language: OtherLanguage, text: string): string {
  if (!isPhrase(text)) throw new Error(`Not translated: ${text}`);
  return phrases[language][text];
}

/** A yacht's description in a language, by the yacht's name. Throws if there is none. */
export function descriptionIn(language: OtherLanguage, name: string): string {
  const text = descriptions[language][name];
  if (text === undefined) throw new Error(`Not described in ${language}: ${name}`);
  return text;
}

/** A sentence of the special terms, and the amount in it. */
export type TermSaid = { readonly text: Term; readonly usd?: number };

const filled = (text: string, usd = 0) => text.replace('{usd}', () => formatDollars(usd));

export const termsInEnglish = (said: readonly TermSaid[]) =>
  inLanguage(FIRST_LANGUAGE, () => said.map(({ text, usd }) => filled(text, usd)).join(' '));

export const termsIn = (language: OtherLanguage, said: readonly TermSaid[]) =>
  inLanguage(language, () => said.map(({ text, usd }) => filled(terms[language][text], usd)).join(' '));

/**
 * Translations into both languages in the form that is stored: each text with the English text that it translates.
 *
 * @param say the text of each field in a language; leave out fields that are empty in English
 */
export function translated(
  english: Readonly<Record<string, unknown>>,
  say: (language: OtherLanguage, words: ContentWords) => Readonly<Record<string, string | readonly string[]>>,
): Translations {
  return Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        Object.entries(say(language, content[language])).map(([field, text]) => [
          field,
          { text: asOneText(text), of: asOneText(english[field]) },
        ]),
      ),
    ]),
  );
}
