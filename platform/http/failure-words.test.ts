import { expect, test } from 'vitest';
import { sentenceOf } from './failure-words.ts';
import { type FailureCode, failures } from './failures.ts';

const CODES = Object.keys(failures) as FailureCode[];

test('every refusal is said in Spanish, which staff read too', () => {
  expect(CODES.filter((code) => sentenceOf(code, 'es').language !== 'es')).toEqual([]);
});

test('what Portuguese lacks is for staff alone, and said in English', () => {
  const { sentence, language } = sentenceOf('customer-not-found', 'pt');
  expect({ sentence, language }).toEqual({
    sentence: failures['customer-not-found'].sentence,
    language: 'en',
  });
});
