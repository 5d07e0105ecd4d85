import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#core/language.ts';
import { words } from '../words/index.ts';

/** The wordings below are one version together, in all languages: whoever changes a word makes a new one. */
export const CONSENT_VERSION = '2026-11';

/** What the wordings are kept under in a language: the version, and the language beside it where it is a translation. */
export function consentVersion(language: Language): string {
  return language === FIRST_LANGUAGE ? CONSENT_VERSION : `${CONSENT_VERSION}-${language}`;
}

/** What may be said to have been shown. */
export const CONSENT_VERSIONS = LANGUAGES.map(consentVersion);

/** The language in which the wordings of a version are; undefined where they are not the current ones. */
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

/** A consent, in the language in which it is read. */
export type Consent = {
  readonly kind: ConsentKind;
  /** What is ticked. */
  readonly label: () => string;
  /** What it means, readable in place. */
  readonly wording: () => string;
  /** What the wizard says when it is missing. */
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
