import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';
import { CARD_CONSENT_VERSION, consentLanguage, consentName } from '../domain/index.ts';
import { words } from './index.ts';

/** The sentence of each version, by a hash: whoever changes it in a language counts the version on. */
const SENTENCES: Readonly<Record<string, string>> = { 1: '14008491bd9d9b78' };

test('the sentence by which a card is kept is that of its version, in every language', () => {
  const said = LANGUAGES.map((language) => inLanguage(language, () => words.cardConsent)).join('\n');
  const hash = createHash('sha256').update(said).digest('hex').slice(0, 16);
  expect(SENTENCES[CARD_CONSENT_VERSION]).toBe(hash);
});

test('only a sentence that is shown now can be agreed to', () => {
  for (const language of LANGUAGES) expect(consentLanguage(consentName(language))).toBe(language);
  for (const name of ['', '0:en', `${CARD_CONSENT_VERSION}:fr`, CARD_CONSENT_VERSION, 'en'])
    expect(consentLanguage(name)).toBeUndefined();
});
