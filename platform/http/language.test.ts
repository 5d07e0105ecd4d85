import { expect, test } from 'vitest';
import { languageWanted } from './language.ts';

test.each([
  ['es', 'es'],
  ['pt-BR', 'pt'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['ES-419', 'es'],
  ['en;q=0.2, es;q=0.7, pt;q=0.6', 'es'],
  ['fr, es;q=0.5', 'es'],
  // Of two with equal weight, the first wins.
  ['pt, es', 'pt'],
  ['es;Q=0.1, en ; q=0.9', 'en'],
  // A weight of 0 means: not this language.
  ['es;q=0', 'en'],
  ['es;q=0, pt;q=0.1', 'pt'],
  // Only languages that the site does not have, or any language.
  ['fr', 'en'],
  ['*', 'en'],
  ['estonian', 'en'],
  // No such header, or a malformed one.
  [undefined, 'en'],
  ['', 'en'],
  [';;q=,,', 'en'],
  ['"es', 'en'],
  ['q=1;es', 'en'],
  [`${'x,'.repeat(250)}es`, 'en'],
  ['es;q=0.8;;;, pt;q==', 'pt'],
] as const)('who asks for %s is answered in %s', (header, language) => {
  expect(languageWanted(header)).toBe(language);
});
