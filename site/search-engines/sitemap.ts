import { LANGUAGES, pathIn } from '#core/language.ts';
import { pictureAddress, type ShownPicture } from '#core/pictures.ts';

/** A page in the sitemap. */
export type SitemapPage = {
  /** The path from the site's root. */
  readonly path: string;
  /** When the page last changed; null if that is not recorded. */
  readonly changedAt: Date | null;
  readonly pictures: readonly Pick<ShownPicture, 'src'>[];
};

/** Wide enough for picture searches. */
const PICTURE_WIDTH = 1600;
/** Google reads no more pictures than this per page. */
const MOST_PICTURES = 1000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Links to the page in all languages, including its own, as each entry must have. */
const alternatesOf = (origin: string, path: string) => [
  ...LANGUAGES.map((language) => alternate(language, origin + pathIn(language, path))),
  alternate('x-default', origin + path),
];
const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`;

/**
 * A sitemap: each page in every language, with its pictures in Google's extension.
 *
 * @param origin without a slash at the end
 */
export function sitemapOf(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, changedAt, pictures }) =>
    LANGUAGES.map((language) =>
      [
        '<url>',
        `<loc>${escaped(origin + pathIn(language, path))}</loc>`,
        // The schema wants its own elements first, and those of other schemas after them.
        ...(changedAt ? [`<lastmod>${changedAt.toISOString()}</lastmod>`] : []),
        ...alternatesOf(origin, path),
        ...pictures.slice(0, MOST_PICTURES).map(({ src }) => {
          const address = new URL(pictureAddress(src, PICTURE_WIDTH), origin).href;
          return `<image:image><image:loc>${escaped(address)}</image:loc></image:image>`;
        }),
        '</url>',
      ].join(''),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Personal and staff pages. */
const OWN_PAGES = ['/admin', '/account', '/profile'];

/** The rules for robots: everything public may be read; staff pages, account pages and API calls must not be indexed. */
export function robotsFor(origin: string): string {
  return [
    'User-agent: *',
    ...LANGUAGES.flatMap((language) => OWN_PAGES.map((path) => `Disallow: ${pathIn(language, path)}`)),
    'Disallow: /api/',
    'Allow: /api/yacht-images/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
