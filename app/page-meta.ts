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
  /** The page's one address, from the root: "/yachts". Absent for pages nobody should find by searching. */
  readonly path?: string | undefined;
  /** From the root; shown where the page's link is shared. The business's own when absent. */
  readonly picture?: string | undefined;
  /** The way to the page, without the business itself: `[{ name: 'Contact', path: '/contact' }]`. */
  readonly breadcrumbs?: readonly Crumb[] | undefined;
  /** What else the page is, in schema.org's words: `businessData(matches)`, `faqData(state, 'booking')`. */
  readonly data?: readonly PageThing[] | undefined;
};

/**
 * A page's title, description, canonical address, Open Graph and structured data, for its `meta` export.
 *
 * @param matches what `meta` is given
 */
export function pageMeta(
  matches: Matches,
  { title, description, path, picture = SHARED_PICTURE, breadcrumbs = [], data = [] }: PageMeta,
) {
  const origin = originOf(matches);
  const isEverywhere = isTranslated(matches);
  // Whatever is there in English alone is the English page, under whichever address it was opened.
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

/** The same page in each language, and which of them is for whoever reads none of these. */
function alternates(origin: string, path: string) {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href });
  return [
    ...LANGUAGES.map((language) => link(language, `${origin}${pathIn(language, path)}`)),
    link('x-default', `${origin}${path}`),
  ];
}
