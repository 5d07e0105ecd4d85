import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayField,
  optionalPhone,
  plainText,
  requiredEmail,
  requiredLine,
  requiredPhone,
  requiredText,
  textLine,
} from './text-schema.ts';

const sentences = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('plain text', () => {
  test('keeps line breaks and drops the space around', () => {
    expect(plainText(20).parse('  one\n two \n')).toBe('one\n two');
  });

  test.each([['a\u0000b'], ['\ud800'], ['x\udc00y']])('refuses what PostgreSQL cannot keep: %j', (text) => {
    expect(sentences(plainText(20), text)).toEqual(['Please remove the characters that cannot be read']);
  });

  test('counts after trimming', () => {
    expect(sentences(plainText(3), ' abc ')).toEqual([]);
    expect(sentences(plainText(3), 'abcd')).toEqual(['Please keep this to 3 characters or fewer']);
  });

  test('takes every character there is but NUL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!text.includes('\u0000'));
        expect(plainText(1_000).parse(text)).toBe(text.trim());
      }),
    );
  });

  test.each([[undefined], [null], [3], [['a']], [{}]])('refuses what is no text: %j', (value) => {
    expect(sentences(plainText(9), value)).toEqual(['Please write text here']);
  });
});

describe('a line', () => {
  test.each([['a\nb'], ['a\rb'], ['a\tb'], ['a\u2028b'], ['a\u0085b']])('has no breaks in it: %j', (text) => {
    expect(sentences(textLine(20), text)).toEqual(['Please keep this on one line']);
  });

  test('takes names of all kinds', () => {
    for (const name of ['Zoë', 'O’Hara', 'José-María', '王小明', 'علي'])
      expect(textLine(40).parse(name)).toBe(name);
  });
});

describe('what must be there', () => {
  test.each([[undefined], [null], [''], ['  \n '], [7]])(
    'is asked for once, in its own words: %j',
    (value) => {
      expect(sentences(requiredLine(9, 'Name is required'), value)).toEqual(['Name is required']);
      expect(sentences(requiredText(9, 'Message is required'), value)).toEqual(['Message is required']);
      expect(sentences(requiredEmail(), value)).toEqual(['Email is required']);
    },
  );

  test('an email address is trimmed and has to be one', () => {
    expect(requiredEmail().parse(' ana@visitors.example ')).toBe('ana@visitors.example');
    for (const wrong of [
      'ana',
      'ana@',
      '@x.example',
      'a b@x.example',
      'a\u0000@x.example',
      'a@x.example\nBcc: b@x.example',
    ]) {
      expect(sentences(requiredEmail(), wrong)[0], wrong).toBe('Please enter a valid email address');
    }
    const long = `${'x'.repeat(250)}@visitors.example`;
    expect(sentences(requiredEmail(), long)).toEqual(['Please enter a valid email address']);
  });
});

describe('a telephone number', () => {
  const wrong = ['Please enter a phone number with its area code, such as (305) 555-0142'];

  test('is asked for, judged and kept as it was written', () => {
    const phone = requiredPhone(() => 'Your phone, please');
    expect(sentences(phone, ' ')).toEqual(['Your phone, please']);
    expect(sentences(phone, undefined)).toEqual(['Your phone, please']);
    expect(sentences(phone, '30a5550b142')).toEqual(wrong);
    expect(phone.parse(' +1 (305) 555-0142 ext. 12 ')).toBe('+1 (305) 555-0142 ext. 12');
  });

  test('may be left out where it is not needed', () => {
    expect(optionalPhone().parse(' ')).toBe('');
    expect(optionalPhone().parse('305.555.0142')).toBe('305.555.0142');
    expect(sentences(optionalPhone(), '555-0142')).toEqual(wrong);
  });
});

describe('a day of a form or a sheet', () => {
  const read = dayField({ name: 'Insurance valid until' }, true);

  test.each([
    ['2027-03-06', '2027-03-06'],
    [' 2027-03-06 ', '2027-03-06'],
    ['3/6/2027', '2027-03-06'],
    ['12/31/2027', '2027-12-31'],
    ['2/29/2028', '2028-02-29'],
    ['', null],
    [null, null],
  ])('reads %j', (given, day) => {
    expect(read.parse(given)).toBe(day);
  });

  test.each([['2027-02-30'], ['2/29/2027'], ['31/12/2027'], ['spring'], ['3/6/27'], [20270306], [undefined]])(
    'refuses %j in a sentence',
    (given) => {
      expect(read.safeParse(given).error?.issues).toMatchObject([
        { message: 'Insurance valid until must be a day that exists, such as 2027-03-06' },
      ]);
      const beside = dayField({ name: 'Insurance valid until' }, false);
      expect(beside.safeParse(given).error?.issues).toMatchObject([
        { message: 'Please give a day that exists, such as 2027-03-06' },
      ]);
    },
  );

  test('says what it says where it must not be left out', () => {
    const asked = dayField({ name: 'Day', required: 'Please choose a day' }, false);
    expect(asked.safeParse('').error?.issues).toMatchObject([{ message: 'Please choose a day' }]);
    expect(asked.parse('2027-03-06')).toBe('2027-03-06');
  });
});
