import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { words } from './index.ts';

const ON = 'Mar 5';

test('what ends beside a yacht’s paper are papers, and no days', () => {
  const said = (language: 'en' | 'es') =>
    inLanguage(language, () => [0, 1, 2].map((more) => words.paperEnded('Insurance', ON, more)));
  expect(said('en')).toEqual([
    'Insurance ended Mar 5',
    'Insurance ended Mar 5, and 1 more of her papers',
    'Insurance ended Mar 5, and 2 more of her papers',
  ]);
  expect(said('es')).toEqual([
    'Insurance: venció el Mar 5',
    'Insurance: venció el Mar 5, y 1 documento más',
    'Insurance: venció el Mar 5, y 2 documentos más',
  ]);
});

test('a decision is due on its last day, and not before it', () => {
  expect(inLanguage('es', () => words.decisionDue(ON))).toBe('Decidir a más tardar el Mar 5');
});
