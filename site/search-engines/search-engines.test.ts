import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#features/content/domain/index.ts';
import { siteSettings } from '#features/content/tables.ts';
import { saveSheets } from '#features/pricing/service.ts';
import { PUBLIC_PAGES } from '#site/public-pages.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { robotsFor, sitemapOf } from './sitemap.ts';

const ORIGIN = 'https://www.miami-flow.example';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_ORIGIN: ORIGIN } });
});
afterAll(() => app.close());

const sitemap = async () => {
  const response = await app.request('/sitemap.xml');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return response.text();
};
const entryOf = (xml: string, path: string) =>
  xml.split('\n').find((line) => line.includes(`<loc>${ORIGIN}${path}</loc>`));

describe('/sitemap.xml', () => {
  test('names every public page by the public origin, each with a picture', async () => {
    const xml = await sitemap();
    for (const path of ['/', ...Object.keys(PUBLIC_PAGES)]) {
      expect(entryOf(xml, path), path).toContain(`<image:loc>${ORIGIN}/api/yacht-images/`);
    }
    for (const path of ['/admin', '/profile', '/apply', '/account/financing']) {
      expect(entryOf(xml, path)).toBeUndefined();
    }
  });

  test('names each yacht with all her pictures and the day she last changed, and no archived one', async () => {
    const { db } = app.database;
    const updatedAt = new Date('2026-09-30T12:00:00Z');
    await aYacht(db, {
      id: 'mapped',
      primaryImage: 'default-pershing',
      galleryImages: ['default-pershing', 'default-generic'],
      updatedAt,
    });
    await aYacht(db, { id: 'archived', archivedAt: new Date() });
    const xml = await sitemap();
    const entry = entryOf(xml, '/yachts/mapped');
    // As the sitemap's schema wants it: before what belongs to other schemas.
    expect(entry).toContain('</loc><lastmod>2026-09-30T12:00:00.000Z</lastmod><xhtml:link');
    expect(entry?.match(/<image:loc>/g)).toHaveLength(2);
    expect(entry).toMatch(/yacht-images\/default-generic\?v=\w+&amp;w=1600</);
    expect(entryOf(xml, '/yachts/archived')).toBeUndefined();
  });

  test('a change of her prices is a change of her page', async () => {
    const { db } = app.database;
    await aYacht(db, { id: 'repriced', updatedAt: new Date('2020-01-01T12:00:00Z') });
    const by = { accountId: null, username: 'carmen' };
    const saved = await saveSheets(app.deps, by, 'repriced', { sheets: [] });
    expect(saved.ok).toBe(true);
    const [, day = ''] = /<lastmod>([^<]+)</.exec(entryOf(await sitemap(), '/yachts/repriced') ?? '') ?? [];
    expect(Date.parse(day)).toBeGreaterThan(Date.parse('2020-01-02T00:00:00Z'));
  });

  test('goes without what only looks like a picture’s address, and so does the yacht’s page', async () => {
    const halves = ['https://', 'https://[', 'https://a.example:999999/a.jpg'];
    await aYacht(app.database.db, { id: 'half', brand: 'Pershing', galleryImages: halves });
    expect(entryOf(await sitemap(), '/yachts/half')).toContain('/default-pershing?');
    const { pictures } = await (await app.request('/api/yachts/half')).json();
    expect(pictures).toMatchObject([{ src: expect.stringContaining('/default-pershing?') }]);
  });

  test('names each page in every language, and with it the same page in the others', async () => {
    const xml = await sitemap();
    for (const path of ['/yachts', '/es/yachts', '/pt/yachts']) {
      const entry = entryOf(xml, path);
      expect(entry, path).toContain(`hreflang="en" href="${ORIGIN}/yachts"`);
      expect(entry).toContain(`hreflang="es" href="${ORIGIN}/es/yachts"`);
      expect(entry).toContain(`hreflang="pt" href="${ORIGIN}/pt/yachts"`);
      expect(entry).toContain(`hreflang="x-default" href="${ORIGIN}/yachts"`);
    }
  });

  test('every picture in it is there', async () => {
    const xml = await sitemap();
    const pictures = new Set(Array.from(xml.matchAll(/<image:loc>([^<]+)</g), ([, address = '']) => address));
    expect(pictures.size).toBeGreaterThan(8);
    for (const address of pictures) {
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
      expect((await app.request(pathname + search)).status, address).toBe(200);
    }
  });

  test('has the pictures that the home page opens with now', async () => {
    const slides = DEFAULT_SETTINGS.home.slides.map((slide) => ({ ...slide, image: 'about-hero' }));
    const value = { ...DEFAULT_SETTINGS.home, slides: slides.slice(0, 1) };
    const pictured = async () => entryOf(await sitemap(), '/')?.match(/yacht-images\/[\w-]+/g);
    expect(await pictured()).toHaveLength(3);
    await app.database.db.insert(siteSettings).values({ key: 'home', value });
    expect(await pictured()).toEqual(['yacht-images/about-hero']);
    await app.database.db.delete(siteSettings);
  });

  test('is kept until the fleet changes', async () => {
    const { headers } = await app.request('/sitemap.xml');
    expect(headers.get('etag')).toBeTruthy();
    expect(headers.get('cache-control')).toBe('public, no-cache');
    const again = await app.request('/sitemap.xml', {
      headers: { 'If-None-Match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('escapes what XML would read as its own', () => {
    const xml = sitemapOf(ORIGIN, [
      { path: `/yachts/<&"'>`, changedAt: null, pictures: [{ src: 'https://pictures.example/a?b=1&c=2' }] },
    ]);
    expect(xml).toContain('/yachts/&lt;&amp;&quot;&apos;&gt;</loc>');
    expect(xml).toContain('<image:loc>https://pictures.example/a?b=1&amp;c=2</image:loc>');
    expect(xml).not.toContain('<lastmod>');
  });
});

describe('/robots.txt', () => {
  test('keeps robots from staff, accounts and calls, and leads to the sitemap', async () => {
    const response = await app.request('/robots.txt');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toBe(robotsFor(ORIGIN));
    for (const path of ['/admin', '/account', '/es/account', '/pt/profile', '/api/'])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});

describe('/.well-known/security.txt', () => {
  test('names the contact of the settings, and holds for months from whenever it is read', async () => {
    const response = await app.request('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toContain(`Contact: mailto:${DEFAULT_SETTINGS.contact.email}\n`);
    expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires - app.deps.now().getTime()).toBeGreaterThan(170 * 86_400_000);
    expect(expires - app.deps.now().getTime()).toBeLessThan(366 * 86_400_000);
  });
});
