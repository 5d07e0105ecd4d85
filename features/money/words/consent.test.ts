import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';
import { CARD_CONSENTS, consentName, consentNamed, type KeptFor } from '../domain/index.ts';
import { words } from './index.ts';

/** The hash of each version's consent text. If you change a text in any language, increase the version. */
const SENTENCES: Readonly<Record<string, string>> = { 1: '14008491bd9d9b78', 2: '17b37574b883bfdc' };

const ALL = Object.keys(CARD_CONSENTS) as KeptFor[];

test.each(ALL)(
  'the sentence by which a card is kept, %s, is that of its version, in every language',
  (keptFor) => {
    const said = LANGUAGES.map((language) => inLanguage(language, () => words.cardConsents[keptFor]));
    const hash = createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 16);
    expect(SENTENCES[CARD_CONSENTS[keptFor]]).toBe(hash);
  },
);

test('only a sentence that is shown now can be agreed to', () => {
  for (const keptFor of ALL) {
    for (const language of LANGUAGES)
      expect(consentNamed(consentName(keptFor, language))).toEqual({ keptFor, language });
  }
  for (const name of ['', '0:en', '1:fr', '1', 'en']) expect(consentNamed(name)).toBeUndefined();
});
