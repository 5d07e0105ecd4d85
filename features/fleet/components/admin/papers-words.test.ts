import { expect, test } from 'vitest';
import type { YachtPapers } from '../../domain/index.ts';
import { papersSentence } from './papers-words.ts';

const DAY = '2027-03-06';

const papers = (more: Partial<YachtPapers>): YachtPapers => ({
  charterMode: 'either',
  grossTons: 40,
  registrationNumber: null,
  certificateNumber: null,
  certificatePassengers: null,
  certificateValidUntil: null,
  insuranceValidUntil: null,
  liveryValidUntil: null,
  ...more,
});
const CERTIFIED = { certificatePassengers: 49, certificateValidUntil: DAY };

test.each([
  ['in either way', 20, {}, 'Papers allow 12 guests, bareboat; 6 with captain and crew'],
  ['lawful bareboat alone', 8, {}, 'Papers allow 12 guests, bareboat; 6 with captain and crew'],
  ['with crew', 8, { charterMode: 'crewed' }, 'Papers allow 6 guests with captain and crew'],
  ['bareboat', 14, { charterMode: 'bareboat' }, 'Papers allow 12 guests, bareboat'],
  ['certified', 60, CERTIFIED, 'Papers allow 49 guests with captain and crew; 12, bareboat'],
  ['large', 14, { grossTons: 120 }, 'Papers allow 12 guests, bareboat; 12 with captain and crew'],
] as const)('more guests than are lawful: %s', (_said, capacity, more, sentence) => {
  expect(papersSentence({ capacity, papers: papers(more) }, DAY)).toBe(sentence);
});

test.each([
  ['no more than with crew', 6, {}],
  ['no more than bareboat', 12, { charterMode: 'bareboat' }],
  ['no more than certified', 49, { ...CERTIFIED, charterMode: 'crewed' }],
  ['nothing is recorded', 40, { grossTons: null }],
] as const)('nothing is said: %s', (_said, capacity, more) => {
  expect(papersSentence({ capacity, papers: papers(more) }, DAY)).toBeUndefined();
});
