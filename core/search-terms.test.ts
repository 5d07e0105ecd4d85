import { describe, expect, test } from 'vitest';
import { hasAllTyped, searchTerms } from './search-terms.ts';

describe('the terms of a search', () => {
  test('are its words in lower case', () => {
    expect(searchTerms('  Rosa DELGADO ')).toEqual([{ words: ['rosa'] }, { words: ['delgado'] }]);
    expect(searchTerms(' ')).toEqual([]);
  });

  test.each([
    '(305) 555-0177',
    '305 555 0177',
    '305.555.0177',
    '3055550177',
    '+1 305 555 0177',
    '+1 (305) 555-0177',
    '1-305-555-0177',
    '001 305 555 0177',
  ])('of %s are the same digits', (typed) => {
    expect(searchTerms(typed).map(({ digits }) => digits)).toEqual(['3055550177']);
  });

  test('of a number from abroad are its end, whatever stands before it', () => {
    for (const typed of ['+44 20 7946 0958', '+44 (0)20 7946 0958', '0044 20 79460958']) {
      expect(searchTerms(typed)[0]?.digits).toBe('079460958');
    }
    expect(searchTerms('020 7946 0958')[0]?.digits).toBe('2079460958');
  });

  test('of a part of a number are its digits as they stand', () => {
    expect(searchTerms('0177')).toEqual([{ words: ['0177'], digits: '0177' }]);
    expect(searchTerms('555-01')).toEqual([{ words: ['555-01'], digits: '55501' }]);
  });

  test('leave a number apart from the words around it, and what is too short for a number a word', () => {
    expect(searchTerms('Rosa (305) 555 Azimut 66')).toEqual([
      { words: ['rosa'] },
      { words: ['(305)', '555'], digits: '305555' },
      { words: ['azimut'] },
      { words: ['66'] },
    ]);
    expect(searchTerms('- +')).toEqual([{ words: ['-'] }, { words: ['+'] }]);
  });
});

describe('a text has all that was typed', () => {
  const text = 'pilar example (305) 555-0171 3055550171';

  test('with its words in any order, a telephone number in any writing', () => {
    for (const typed of ['', 'EXAMPLE pil', '305.555.0171', '+1 305 555 0171 pilar'])
      expect(hasAllTyped(typed)(text)).toBe(true);
  });

  test.each([
    ['José Muñoz', 'munoz JOSE'],
    ['Jose Munoz', 'Muñoz'],
    ['Jose\u0301 Mun\u0303oz', 'josé muñoz'],
    ['Nguyễn Thị Ánh', 'nguyen anh'],
    ['O’Brien', "o'brien"],
    ["O'Brien", 'O’Brien'],
  ])('%s has "%s", whatever accents and apostrophe', (name, typed) => {
    expect(hasAllTyped(typed)(name)).toBe(true);
  });

  test('not where one word is missing', () => {
    for (const typed of ['pilar marsh', '305.555.0172']) expect(hasAllTyped(typed)(text)).toBe(false);
  });
});
