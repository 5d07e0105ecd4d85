import { expect, test } from 'vitest';
import { inLanguage } from '#platform/language.ts';
import { pageMeta } from './page-meta.ts';
import { meta as metaOfCheckIn } from './routes/admin/check-in.tsx';
import { words } from './words/index.ts';

const ORIGIN = 'https://yachts.example';
const PAGE = {
  title: 'About',
  description: 'Who we are',
  path: '/about',
  breadcrumbs: [{ name: 'About', path: '/about' }],
};

const linksOf = (isTranslated: boolean, language: 'en' | 'es' | 'pt') => {
  const matches = [{ loaderData: { origin: ORIGIN } }, { handle: { isTranslated } }];
  const made: Record<string, unknown>[] = inLanguage(language, () => pageMeta(matches, PAGE));
  return {
    canonical: made.find(({ rel }) => rel === 'canonical')?.href,
    alternates: made.filter(({ rel }) => rel === 'alternate').map(({ hrefLang, href }) => [hrefLang, href]),
    locale: made.find(({ property }) => property === 'og:locale')?.content,
    way: JSON.stringify(made.find((one) => 'script:ld+json' in one)),
  };
};

test.each([
  ['en', '/about', 'en_US'],
  ['es', '/es/about', 'es_US'],
  ['pt', '/pt/about', 'pt_BR'],
] as const)(
  'a page that is in every language is named in %s, with the others beside it',
  (language, path, locale) => {
    const links = linksOf(true, language);
    expect(links.canonical).toBe(`${ORIGIN}${path}`);
    expect(links.alternates).toEqual([
      ['en', `${ORIGIN}/about`],
      ['es', `${ORIGIN}/es/about`],
      ['pt', `${ORIGIN}/pt/about`],
      ['x-default', `${ORIGIN}/about`],
    ]);
    expect(links.locale).toBe(locale);
    expect(links.way).toContain(`"item":"${ORIGIN}${path}"`);
  },
);

test('a page that is in English alone is the English one under every address', () => {
  const links = linksOf(false, 'es');
  expect(links).toMatchObject({ canonical: `${ORIGIN}/about`, alternates: [], locale: 'en_US' });
  expect(links.way).toContain(`"item":"${ORIGIN}/about"`);
});

test('the page that a guest’s code opens is called as it is, and not as all of staff’s', () => {
  const made: Record<string, unknown>[] = inLanguage('en', () => metaOfCheckIn({ matches: [] } as never));
  expect(made[0]?.title).toBe('Check-in · Admin · Miami Flow Yachts');
});

test.each([
  ['es', 'cargos incluidos'],
  ['pt', 'taxas incluídas'],
] as const)(
  'an offer for search engines is all-in, which is not all-inclusive, in %s: %s',
  (language, said) => {
    expect(inLanguage(language, () => words.offered('a day', 'a yacht'))).toBe(`a day, a yacht, ${said}`);
  },
);
