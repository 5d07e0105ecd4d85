import { expect, test } from 'vitest';
import { preferredLanguage } from './language-offer.tsx';

test.each([
  [['es-MX', 'en'], 'es'],
  [['fr-FR', 'pt-BR', 'en'], 'pt'],
  [['en-US', 'es'], 'en'],
  [['de'], undefined],
  [[], undefined],
])('of %j the site speaks %s', (asked, language) => {
  expect(preferredLanguage(asked)).toBe(language);
});
