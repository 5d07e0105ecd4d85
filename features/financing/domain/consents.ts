import { brand } from '#core/brand.ts';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#core/language.ts';
import { words } from '../words/index.ts';

/** The wordings below share one version in all languages: if you change a word, make a new version. */
export const CONSENT_VERSION = '2026-12';

/** The business that the wordings of `CONSENT_VERSION` name. */
const NAMED: string = 'Miami Flow Yachts';

/**
 * The version under which wordings are stored. The language of a translation is part of it, and so is the business's name once it
 * is another one: who agreed to something of one company agreed to nothing of the other.
 */
export function consentVersion(language: Language, business: string = brand.name): string {
  const version = business === NAMED ? CONSENT_VERSION : `${CONSENT_VERSION}-${business}`;
  return language === FIRST_LANGUAGE ? version : `${version}-${language}`;
}

/** The versions that a call may state as the one shown. */
export const CONSENT_VERSIONS = LANGUAGES.map((language) => consentVersion(language));

/** The language of a version's wordings; undefined if the version is not the current one. */
export function languageOfConsents(version: string): Language | undefined {
  return LANGUAGES.find((language) => consentVersion(language) === version);
}

export const CONSENT_KINDS = [
  'softCreditInquiryConsent',
  'tcpaConsent',
  'esignConsent',
  'fcraConsent',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** A consent, with its texts in the present language. */
export type Consent = {
  readonly kind: ConsentKind;
  /** The label of its box. */
  readonly label: () => string;
  /** What it means; can be read in place. */
  readonly wording: () => string;
  /** The wizard's message if it is missing. */
  readonly missing: () => string;
};

/** The four required consents, in the order of the form (product 7.9). */
export const CONSENTS: readonly Consent[] = [
  {
    kind: 'softCreditInquiryConsent',
    label: () => words.softConsent,
    wording: () => words.softWording,
    missing: () => words.softMissing,
  },
  {
    kind: 'tcpaConsent',
    label: () => words.callConsent,
    wording: () => words.callWording,
    missing: () => words.callMissing,
  },
  {
    kind: 'esignConsent',
    label: () => words.signConsent,
    wording: () => words.signWording,
    missing: () => words.signMissing,
  },
  {
    kind: 'fcraConsent',
    label: () => words.reportConsent,
    wording: () => words.reportWording,
    missing: () => words.reportMissing,
  },
];
