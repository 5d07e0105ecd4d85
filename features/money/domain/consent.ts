import { isLanguage, type Language } from '#core/language.ts';

/**
 * The consent texts by which a client has their card kept (product 4.24): for what, and the text's version. If you change a
 * text in any language, increase its version, because a given consent is stored with version, language and text.
 */
export const CARD_CONSENTS = { balanceAndHold: '1', balance: '2' } as const;
export type KeptFor = keyof typeof CARD_CONSENTS;

/** The name of a consent text: its version and language. */
export const consentName = (keptFor: KeptFor, language: Language): string =>
  `${CARD_CONSENTS[keptFor]}:${language}`;

/** What a consent name stands for; undefined for an old version or an invalid name. */
export function consentNamed(name: string): { keptFor: KeptFor; language: Language } | undefined {
  const [version, language = ''] = name.split(':');
  const keptFor = (['balanceAndHold', 'balance'] as const).find((one) => CARD_CONSENTS[one] === version);
  return keptFor && isLanguage(language) ? { keptFor, language } : undefined;
}

/** Whether this version of the consent allows a damage hold on the card. */
export const coversHold = (version: string): boolean => version === CARD_CONSENTS.balanceAndHold;
