import { brand } from '#core/brand.ts';
import { FIRST_LANGUAGE, LANGUAGES, languageNow, pathIn, WRITTEN_AS } from '#core/language.ts';
import { isTranslated } from './page-handle.ts';
import {
  breadcrumbData,
  type Crumb,
  inContext,
  type Matches,
  originOf,
  type PageThing,
  SHARED_PICTURE,
} from './structured-data.ts';

export type PageMeta = {
  readonly title: string;
  readonly description: string;
  /** The page's canonical path: "/yachts". Absent for pages that searches should not find. */
  readonly path?: string | undefined;
  /** The path of the picture shown with a shared link; if absent, the business's own picture. */
  readonly picture?: string | undefined;
  /** The path of pages to this one, without the home page: `[{ name: 'Contact', path: '/contact' }]`. */
  readonly breadcrumbs?: readonly Crumb[] | undefined;
  /** More structured data about the page, in schema.org's terms: `businessData(matches)`, `faqData(state, 'booking')`. */
  readonly data?: readonly PageThing[] | undefined;
};

/**
 * Title, description, canonical address, Open Graph and structured data of a page, for its `meta` export.
 *
 * @param matches the matches that `meta` gets
 */
export function pageMeta(
  matches: Matches,
  { title, description, path, picture = SHARED_PICTURE, breadcrumbs = [], data = [] }: PageMeta,
) {
  const origin = originOf(matches);
  const isEverywhere = isTranslated(matches);
  // A page that exists only in English counts as English, under whichever address it was opened.
  const language = isEverywhere ? languageNow() : FIRST_LANGUAGE;
  const named = title.includes(brand.name) ? title : `${title} · ${brand.name}`;
  const things = [
    ...(breadcrumbs.length > 0 ? [breadcrumbData(matches, breadcrumbs, language)] : []),
    ...data,
  ];
  return [
    { title: named },
    { name: 'description', content: description },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: WRITTEN_AS[language].replace('-', '_') },
    { property: 'og:title', content: named },
    { property: 'og:description', content: description },
    ...(path === undefined
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: `${origin}${pathIn(language, path)}` },
          ...(isEverywhere ? alternates(origin, path) : []),
          { property: 'og:url', content: `${origin}${pathIn(language, path)}` },
        ]),
    { property: 'og:image', content: `${origin}${picture}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...things.map((thing) => ({ 'script:ld+json': inContext(thing) })),
  ];
}

/** Links to the page in each language, and to the English one for readers of other languages. */
function alternates(origin: string, path: string) {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href });
  return [
    ...LANGUAGES.map((language) => link(language, `${origin}${pathIn(language, path)}`)),
    link('x-default', `${origin}${path}`),
  ];
}
