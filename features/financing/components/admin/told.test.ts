import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';
import { clockWords } from './told.ts';
import { words } from './words/index.ts';

test.each(LANGUAGES)(
  'what a card says of its clock goes on after the colon without a capital (%s)',
  (language) => {
    for (const daysLeft of [-3, 0, 1, 27])
      expect(
        inLanguage(language, () => words.decisionIs(clockWords({ daysLeft, dueOn: '2027-05-08' }))),
      ).toMatch(/^Deci\S+: [\da-z]/);
  },
);
