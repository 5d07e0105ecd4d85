import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';
import * as english from './en.ts';
import { words } from './index.ts';

const NAMES = Object.keys(english).filter((name) => name.endsWith('Description')) as (keyof typeof english)[];

/** Staff can change every price, rating, count and place; only the promise to answer within a day is the code's own. */
const FIGURE = /\d|\bsix\b|\bseis\b|miami beach/i;

/** Who steers depends on how a yacht is chartered (product 2.15): a bareboat yacht comes without a captain. */
test.each(LANGUAGES)('a yacht without a description is not said to have a captain, in %s', (language) => {
  const said = inLanguage(language, () => words.yachtWithoutWords);
  expect(said).toContain('Miami');
  expect(said).not.toMatch(/captain|capit[áã]|crew|tripula/i);
});

test.each(LANGUAGES)('what a search result says of a page names no figure of staff’s, in %s', (language) => {
  expect(NAMES.length).toBeGreaterThan(10);
  for (const name of NAMES) {
    const said = String(inLanguage(language, () => words[name]));
    expect(said.replace(/\b24 (hours|horas)\b/, ''), name).not.toMatch(FIGURE);
    expect(said.length, name).toBeLessThanOrEqual(170);
  }
});
