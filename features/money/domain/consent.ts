import { isLanguage, type Language } from '#core/language.ts';

/**
 * The version of the sentence by which a client has their card kept (product 4.24). Whoever changes the sentence in a language
 * counts on: what was agreed to is kept with its version, language and words.
 */
export const CARD_CONSENT_VERSION = '1';

/** What names the sentence that was shown: its version and language. */
export const consentName = (language: Language): string => `${CARD_CONSENT_VERSION}:${language}`;

/** The language of a sentence that is shown now; undefined of an older one, and of none. */
export function consentLanguage(name: string): Language | undefined {
  const [version, language = ''] = name.split(':');
  return version === CARD_CONSENT_VERSION && isLanguage(language) ? language : undefined;
}
