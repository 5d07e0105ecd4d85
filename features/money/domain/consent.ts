import { isLanguage, type Language } from '#core/language.ts';

/**
 * The sentences by which a client has their card kept (product 4.24), each by what it is kept for, with its version. Whoever changes
 * one in a language counts on: what was agreed to is kept with its version, language and words.
 */
export const CARD_CONSENTS = { balanceAndHold: '1', balance: '2' } as const;
export type KeptFor = keyof typeof CARD_CONSENTS;

/** What names the sentence that was shown: its version and language. */
export const consentName = (keptFor: KeptFor, language: Language): string =>
  `${CARD_CONSENTS[keptFor]}:${language}`;

/** Which sentence that is, and its language; undefined of an older one, and of none. */
export function consentNamed(name: string): { keptFor: KeptFor; language: Language } | undefined {
  const [version, language = ''] = name.split(':');
  const keptFor = (['balanceAndHold', 'balance'] as const).find((one) => CARD_CONSENTS[one] === version);
  return keptFor && isLanguage(language) ? { keptFor, language } : undefined;
}

/** Whether a damage hold may be put on a card that was kept by that version. */
export const coversHold = (version: string): boolean => version === CARD_CONSENTS.balanceAndHold;
