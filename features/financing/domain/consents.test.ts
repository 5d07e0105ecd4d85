import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';
import { CONSENT_VERSION, CONSENTS, consentVersion } from './consents.ts';

/** The hash of each version's texts in all three languages. If you change the texts, make a new version. */
const WORDS: Readonly<Record<string, string>> = { '2026-12': '7dd0c908cc1d2c17' };

const wordingsIn = (kind: (typeof CONSENTS)[number]['kind']) =>
  LANGUAGES.map((language) =>
    inLanguage(language, () => CONSENTS.find((one) => one.kind === kind)?.wording()),
  );

test('what is agreed to under a version is what that version stands for, in every language', () => {
  const all = LANGUAGES.flatMap((language) =>
    inLanguage(language, () => CONSENTS.flatMap(({ label, wording }) => [label(), wording()])),
  );
  expect(createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16)).toBe(WORDS[CONSENT_VERSION]);
});

test('under another name of the business the wordings are other ones, of another version', () => {
  expect(LANGUAGES.map((language) => consentVersion(language))).toEqual([
    '2026-12',
    '2026-12-es',
    '2026-12-pt',
  ]);
  expect(LANGUAGES.map((language) => consentVersion(language, 'Acme Yachts'))).toEqual([
    '2026-12-Acme Yachts',
    '2026-12-Acme Yachts-es',
    '2026-12-Acme Yachts-pt',
  ]);
});

test('the free copy of a report is for those who ask for it within 60 days', () => {
  expect(wordingsIn('fcraConsent')).toEqual([
    expect.stringContaining('if I ask the agency for it within 60 days of being told'),
    expect.stringContaining('si se la pido a la agencia en un plazo de 60 días'),
    expect.stringContaining('se a pedir à agência no prazo de 60 dias'),
  ]);
});

test('calls and texts go to the applicant’s own number, and not to the employer’s', () => {
  expect(wordingsIn('tcpaConsent')).toEqual([
    expect.stringContaining('at the phone number I have given as my own,'),
    expect.stringContaining('al número de teléfono que he indicado como propio,'),
    expect.stringContaining('no número de telefone que informei como meu,'),
  ]);
});
