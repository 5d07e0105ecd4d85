import { expect, it } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { staffCatalogue } from './catalogue.ts';

it('says to staff in Spanish what it says in Spanish, and to all others what it says in English', () => {
  const words = staffCatalogue({ save: 'Save' }, { save: 'Guardar' });
  expect(inLanguage('es', () => words.save)).toBe('Guardar');
  expect(inLanguage('en', () => words.save)).toBe('Save');
  expect(inLanguage('pt', () => words.save)).toBe('Save');
});
