import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { words as ofCharters } from '#features/charters/words/index.ts';
import { words as ofContent } from '#features/content/words/index.ts';
import { words as ofEvents } from '#features/events/words/index.ts';
import { words as ofExtras } from '#features/extras/words/index.ts';
import { words as ofFinancing } from '#features/financing/words/index.ts';
import { words as ofFleet } from '#features/fleet/words/index.ts';
import { inLanguage } from '#platform/language.ts';
import * as english from './en.ts';
import { words } from './index.ts';

const NAMES = Object.keys(english).filter((name) => name.endsWith('Description')) as (keyof typeof english)[];

/** Staff can change every price, rating, count and place; only the promise to answer within a day is the code's own. */
const FIGURE = /\d|\bsix\b|\bseis\b|miami beach/i;

/** Who steers depends on how a yacht is chartered (product 2.15): a bareboat yacht comes without a captain. */
test.each(LANGUAGES)('what is said of every yacht promises neither captain nor crew, in %s', (language) => {
  const said = inLanguage(language, () => [
    words.yachtWithoutWords,
    words.businessDescription,
    ofFleet.defaultDescription,
    ofFleet.weSeeTo('Serenata'),
  ]);
  expect(said[0]).toContain('Miami');
  expect(said.join('\n')).not.toMatch(/captain|capit[áã]|crew|tripula/i);
});

test.each(LANGUAGES)('what a search result says of a page names no figure of staff’s, in %s', (language) => {
  expect(NAMES.length).toBeGreaterThan(10);
  for (const name of NAMES) {
    const said = String(inLanguage(language, () => words[name]));
    expect(said.replace(/\b24 (hours|horas)\b/, ''), name).not.toMatch(FIGURE);
    expect(said.length, name).toBeLessThanOrEqual(170);
  }
});

/** Counts and things that staff can change. "More than 100 yachts" is the spec's, and only shown while it is so. */
const CHANGEABLE =
  /hundred (yachts|others)|\b(cien|cem) (yates|iates|outros)|\d (feet|pies|pés)|jet ski,|saxo|eight years|ocho años|oito anos/i;

test.each(LANGUAGES)(
  'no sentence around the lists counts or names what staff can change, in %s',
  (language) => {
    for (const catalog of [words, ofCharters, ofContent, ofEvents, ofExtras, ofFinancing, ofFleet]) {
      const said = inLanguage(language, () => Object.values({ ...catalog }));
      // Functions take their figures from elsewhere, and the group of captions says what a film shows.
      const texts = said.filter((one) => typeof one === 'string');
      expect(texts.length).toBeGreaterThan(5);
      expect(texts.filter((text) => CHANGEABLE.test(text))).toEqual([]);
    }
  },
);
