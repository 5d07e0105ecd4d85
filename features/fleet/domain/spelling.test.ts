import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meantBy, slipsBetween } from './spelling.ts';

const FLEET = [
  'azimut',
  'pershing',
  'princess',
  'sunseeker',
  'pardo',
  'portofino',
  'axopar',
  'beneteau',
  'ferretti',
  'riva',
  'limoncello',
  'serenata',
  'v40',
].map((word) => ({ word, meant: word }));
const known = [...FLEET, { word: 'searay', meant: 'sea ray' }];

describe('what is meant by a word that no yacht carries', () => {
  it.each([
    ['azimit', 'azimut'],
    ['azmiut', 'azimut'],
    ['azumit', 'azimut'],
    ['pershnig', 'pershing'],
    ['prshing', 'pershing'],
    ['princes', 'princess'],
    ['snuseeker', 'sunseeker'],
    ['pordo', 'pardo'],
    ['axapar', 'axopar'],
    ['beneto', 'beneteau'],
    ['ferreti', 'ferretti'],
    ['rivs', 'riva'],
    ['serenatta', 'serenata'],
    ['searay', 'sea ray'],
    ['seeray', 'sea ray'],
    ['pershn', 'pershing'],
  ])('%s is read as %s', (typed, meant) => {
    expect(meantBy(typed, known)).toBe(meant);
  });

  it.each(['hello', 'party', 'wedding', 'qwerty', 'v41', 'xx', '', '2024', 'zzzzzz'])(
    '%s is left as it is',
    (typed) => {
      expect(meantBy(typed, known)).toBeUndefined();
    },
  );

  it('takes the word with the fewest slips, then the one of the nearest length', () => {
    const words = ['marina', 'marine', 'mariner'].map((word) => ({ word, meant: word }));
    expect(meantBy('marinre', words)).toBe('mariner');
    expect(meantBy('marena', words)).toBe('marina');
  });
});

describe('slips', () => {
  const aWord = fc.string({ unit: fc.constantFrom(...'abcdeé😀'), minLength: 1, maxLength: 9 });

  it('are none to the word itself and to its beginnings', () => {
    fc.assert(
      fc.property(aWord, aWord, (beginning, end) => {
        expect(slipsBetween(beginning, beginning + end)).toBe(0);
      }),
    );
  });

  it('are one for two letters swapped, one too many, one missing or one wrong', () => {
    expect(slipsBetween('ab', 'ba')).toBe(1);
    fc.assert(
      fc.property(aWord, aWord, (before, after) => {
        expect(slipsBetween(`${before}x${after}`, before + after)).toBeLessThanOrEqual(1);
        expect(slipsBetween(before + after, `${before}x${after}`)).toBeLessThanOrEqual(1);
        expect(slipsBetween(`${before}y${after}`, `${before}x${after}`)).toBeLessThanOrEqual(1);
        expect(slipsBetween(`${before}xy${after}`, `${before}yx${after}`)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are never more than what was typed has letters', () => {
    fc.assert(
      fc.property(aWord, aWord, (typed, word) => {
        const slips = slipsBetween(typed, word);
        expect(slips).toBeGreaterThanOrEqual(0);
        expect(slips).toBeLessThanOrEqual(Array.from(typed).length);
      }),
    );
  });
});
