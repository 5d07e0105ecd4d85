import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { telephoneLink } from './brand.ts';

/** Where the name may stand: in the one place, and beside the version of the consents that name it. */
const NAMING = ['core/brand.ts', 'features/financing/domain/consents.ts'];

it('the code names the business in one place, so that a new name is read on every page and in every mail', () => {
  const sources = globSync([
    '{app,core,database,features,platform,site,ui,words}/**/*.{ts,tsx}',
    'public/*.svg',
    'tools/*.ts',
  ]).filter((file) => !file.includes('.test.') && !NAMING.includes(file));
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.filter((file) => readFileSync(file, 'utf8').includes('Miami Flow'))).toEqual([]);
});

it.each([
  ['+1 (305) 555-0142', 'tel:+13055550142'],
  ['305.555.0142', 'tel:3055550142'],
  ['(305) 555-0142 ext. 12', 'tel:3055550142,12'],
  ['305-555-0142x12', 'tel:3055550142,12'],
  ['+55 (11) 91234-5678 ramal 204', 'tel:+5511912345678,204'],
  ['\u202A+1 (305) 555-0142\u202C', 'tel:+13055550142'],
  ['305-555-0142, extensión 12', 'tel:3055550142,12'],
  ['305-555-0142 #12', 'tel:3055550142,12'],
  ['call 305 555 0142', 'tel:3055550142'],
  ['305 555 0142, call late', 'tel:3055550142'],
])('is dialed without its punctuation, the extension after a pause: %s', (text, link) => {
  expect(telephoneLink(text)).toBe(link);
});
