import { expect, test } from 'vitest';
import type { Field } from '#core/field-kinds.ts';
import { inLanguage } from '#platform/language.ts';
import { yachtFields } from '../fields/index.ts';
import * as es from '../words/es.ts';
import * as pt from '../words/pt.ts';
import { feetText } from './yacht-length.ts';

const listed = Object.entries<Field>(yachtFields).flatMap(([key, { sheet }]) =>
  sheet ? [{ key, ...sheet }] : [],
);

test.each([
  ['Spanish', es],
  ['Portuguese', pt],
])('every line of a yacht’s sheet has its words in %s', (_, { specs, specGroups, specUnits }) => {
  expect(listed.filter(({ key }) => !specs[key])).toEqual([]);
  expect(listed.filter(({ group }) => !specGroups[group])).toEqual([]);
  expect(listed.filter(({ unit }) => unit && !specUnits[unit])).toEqual([]);
});

test('where feet are foreign, metres stand beside them', () => {
  expect(inLanguage('en', () => feetText(55))).toBe('55 ft');
  expect(inLanguage('es', () => feetText(55))).toBe('55 pies (16.8 m)');
  expect(inLanguage('pt', () => feetText(55))).toBe('55 pés (16,8 m)');
});
