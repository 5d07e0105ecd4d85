import { brand } from '#core/brand.ts';
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
  const named = title.includes(brand.name) ? title : `${title} · ${brand.name}`;
  const things = [...(breadcrumbs.length > 0 ? [breadcrumbData(matches, breadcrumbs)] : []), ...data];
  return [
    { title: named },
    { name: 'description', content: description },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: named },
    { property: 'og:description', content: description },
    ...(path === undefined
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
          { property: 'og:url', content: `${origin}${path}` },
        ]),
    { property: 'og:image', content: `${origin}${picture}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...things.map((thing) => ({ 'script:ld+json': inContext(thing) })),
  ];
}
