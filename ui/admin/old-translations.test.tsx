import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OtherLanguage } from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';
import { OldTranslations, saysSaved } from './old-translations.tsx';

test.each([
  [[], ''],
  [['es'], 'Spanish older than the English'],
  [['es', 'es', 'pt'], 'Spanish and Portuguese older than the English'],
] as const)('a card with old texts in %j says "%s"', (languages, said) => {
  const badge = inLanguage('en', () => renderToStaticMarkup(<OldTranslations languages={languages} />));
  expect(badge.replaceAll(/<[^>]*>/g, '')).toBe(said);
});

test.each<[OtherLanguage[], OtherLanguage[], string]>([
  [[], [], 'Saved'],
  [['es'], ['es'], 'Saved'],
  [['es', 'pt'], ['es'], 'Saved'],
  [['es'], ['es', 'pt'], 'Saved. What it says in Portuguese is now older than the English.'],
  [['es'], ['es', 'es'], 'Saved. What it says in Spanish is now older than the English.'],
])('a save that leads from old texts in %j to %j says "%s"', (was, is, description) => {
  expect(inLanguage('en', () => saysSaved({ message: 'Saved' }, was, is)).description).toBe(description);
});
