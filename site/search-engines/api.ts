import { z } from 'zod';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { LANGUAGES } from '#core/language.ts';
import { addressOf } from '#core/pictures.ts';
import { readSettings } from '#features/content/service.ts';
import { listPublishedYachts, picturesOf } from '#features/fleet/service/index.ts';
import { findPicture } from '#media/pictures.ts';
import type { Deps } from '#platform/deps.ts';
import { createApiRouter, routesFor, shows } from '#platform/http/route.ts';
import { pictureFor } from '#platform/pictures/shown.ts';
import { PUBLIC_PAGES } from '../public-pages.ts';
import { robotsFor, type SitemapPage, sitemapOf } from './sitemap.ts';

const routes = routesFor({ audience: 'everyone', tags: ['Search engines'] });

const getSitemap = routes.get('/sitemap.xml', {
  summary: 'Every public page, with its pictures',
  responses: {
    200: {
      description: 'A sitemap (sitemaps.org 0.9, with image entries)',
      content: { 'application/xml': { schema: z.string() } },
    },
  },
});

const getRobots = routes.get('/robots.txt', {
  summary: 'What robots may read, and where the sitemap is',
  responses: {
    200: { description: 'The rules (RFC 9309)', content: { 'text/plain': { schema: z.string() } } },
  },
});

const getSecurity = routes.get('/.well-known/security.txt', {
  summary: 'Whom to tell of a weakness',
  responses: {
    200: {
      description: 'The contact (RFC 9116)',
      content: { 'text/plain': { schema: z.string() } },
    },
  },
});

/** How many days security.txt stays valid from the day it is read, so it never expires while the site runs. */
const HOLDS_DAYS = 180;

function pictured(names: readonly string[]): SitemapPage['pictures'] {
  return names.flatMap((name) => {
    const picture = findPicture(name);
    return picture ? [{ src: `${addressOf(picture.name)}?v=${picture.hash}` }] : [];
  });
}

/** The files for search engines, at the site's root, where they are expected. */
export function searchEnginesApi(deps: Deps) {
  const origin = deps.config.publicOrigin;
  return createApiRouter()
    .openapi(getSitemap, async (c) => {
      const yachts = await listPublishedYachts(deps);
      const changes = yachts.map(({ updatedAt }) => updatedAt.getTime());
      const fleetChangedAt = changes.length > 0 ? new Date(Math.max(...changes)) : null;
      const { slides } = (await readSettings(deps)).home;
      shows(c, 'fleet', 'content');
      const pages: SitemapPage[] = [
        {
          path: '/',
          changedAt: null,
          pictures: slides.map(({ image, title }) => pictureFor(image, title)),
        },
        ...Object.entries(PUBLIC_PAGES).map(([path, names]) => ({
          path,
          changedAt: path === '/yachts' ? fleetChangedAt : null,
          pictures: pictured(names),
        })),
        ...yachts.map((yacht) => ({
          path: `/yachts/${encodeURIComponent(yacht.id)}`,
          changedAt: yacht.updatedAt,
          pictures: picturesOf(yacht),
        })),
      ];
      return c.body(sitemapOf(origin, pages), 200, { 'Content-Type': 'application/xml; charset=utf-8' });
    })
    .openapi(getSecurity, async (c) => {
      const { contact } = await readSettings(deps);
      shows(c, 'content');
      const lines = [
        `Contact: mailto:${contact.email}`,
        `Expires: ${addDays(charterDayAt(deps.now()), HOLDS_DAYS)}T00:00:00Z`,
        `Preferred-Languages: ${LANGUAGES.join(', ')}`,
        `Canonical: ${origin}/.well-known/security.txt`,
      ];
      return c.text(`${lines.join('\n')}\n`, 200, { 'Content-Type': 'text/plain; charset=utf-8' });
    })
    .openapi(getRobots, (c) => {
      shows(c);
      return c.text(robotsFor(origin), 200, { 'Content-Type': 'text/plain; charset=utf-8' });
    });
}
