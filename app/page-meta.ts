import { brand } from '#core/brand.ts';

export type PageMeta = {
  readonly title: string;
  readonly description: string;
  /** The page's one address, from the root: "/yachts". Absent for pages nobody should find by searching. */
  readonly path?: string | undefined;
  /** From the root; shown where the page's link is shared. */
  readonly picture?: string | undefined;
};

/** The site's own origin while a page is rendered; links that leave the site must be absolute. */
type Matches = readonly ({ readonly loaderData?: unknown } | undefined)[];

function originOf(matches: Matches): string {
  for (const match of matches) {
    const data = match?.loaderData;
    if (data && typeof data === 'object' && 'origin' in data && typeof data.origin === 'string')
      return data.origin;
  }
  return '';
}

/**
 * A page's title, description, canonical address and Open Graph, for its `meta` export.
 *
 * @param matches what `meta` is given: the root's loader knows the site's public origin
 */
export function pageMeta(matches: Matches, { title, description, path, picture }: PageMeta) {
  const origin = originOf(matches);
  const named = title.includes(brand.name) ? title : `${title} · ${brand.name}`;
  return [
    { title: named },
    { name: 'description', content: description },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: named },
    { property: 'og:description', content: description },
    ...(path === undefined
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
          { property: 'og:url', content: `${origin}${path}` },
        ]),
    ...(picture ? [{ property: 'og:image', content: `${origin}${picture}` }] : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ];
}
