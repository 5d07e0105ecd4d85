/** The wordings below are one version together: whoever changes a word makes a new one. */
export const CONSENT_VERSION = '2026-11';

export const CONSENT_KINDS = [
  'softCreditInquiryConsent',
  'tcpaConsent',
  'esignConsent',
  'fcraConsent',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export type Consent = {
  readonly kind: ConsentKind;
  /** What is ticked. */
  readonly label: string;
  /** What it means, readable in place. */
  readonly wording: string;
  /** What the wizard says when it is missing. */
  readonly missing: string;
};

/** The four required consents, in the order of the form (product 7.9). */
export const CONSENTS: readonly Consent[] = [
  {
    kind: 'softCreditInquiryConsent',
    label: 'I agree to a soft credit inquiry for pre-qualification',
    wording:
      'I authorize Miami Flow Yachts to pass this application on to independent third-party lenders, and those lenders to obtain information from my credit report by a soft inquiry, for the sole purpose of pre-qualification. A soft inquiry does not affect my credit score. A lender that wants to make a hard inquiry must ask me first.',
    missing: 'Consent is required',
  },
  {
    kind: 'tcpaConsent',
    label: 'I agree to be called and texted about this application (TCPA)',
    wording:
      'I agree that Miami Flow Yachts and the lenders considering this application may call and text me about it at the numbers I have given, including by automated means. This consent is not a condition of any purchase. Message and data rates may apply. I can take it back at any time by replying STOP to a text or by writing to Miami Flow Yachts.',
    missing: 'TCPA consent is required',
  },
  {
    kind: 'esignConsent',
    label: 'I agree to receive and sign documents electronically (ESIGN)',
    wording:
      'I agree to receive the disclosures and documents of this application electronically, at the email address I have given and on this website, and to sign electronically. I need a browser and a program that opens PDF files, and have both. I can ask for paper copies, and can take this consent back for the future, by writing to Miami Flow Yachts.',
    missing: 'E-sign consent is required',
  },
  {
    kind: 'fcraConsent',
    label: 'I have read the Fair Credit Reporting Act notice (FCRA)',
    wording:
      'Lenders may use a consumer report about me in deciding on this application. If a lender takes adverse action because of it, the lender must tell me so and name the consumer reporting agency. I then have the right to a free copy of the report within 60 days and to dispute what is inaccurate or incomplete in it with the agency.',
    missing: 'FCRA notice acknowledgment is required',
  },
];
