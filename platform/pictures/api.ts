import path from 'node:path';
import type { Context } from 'hono';
import { z } from 'zod';
import { findPicture } from '#media/pictures.ts';
import type { Deps } from '#platform/deps.ts';
import { issuesOf, refuse } from '#platform/http/errors.ts';
import { createApiRouter, defineRoute } from '#platform/http/route.ts';
import { formatFor, widthFor } from './choice.ts';
import { keptPictures, mediaFolder } from './folder.ts';
import { createPictureStore } from './store.ts';
import { readUploaded, uploadFinder } from './uploaded.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

const imageQuery = z.object({
  w: z.coerce
    .number({ error: 'Must be a whole number of pixels' })
    .int('Must be a whole number of pixels')
    .min(1, 'Must be 1 or more')
    .max(10_000, 'Must be 10000 or less')
    .optional()
    .meta({
      description: 'Width in pixels; the next of 320, 480, 640, 768, 960, 1280, 1600, 1920, 2560 is answered',
    }),
  v: z.string().max(64).optional().meta({ description: 'The version, as the site’s own pages write it' }),
});

const binary = { schema: z.string().meta({ format: 'binary' }) };

const getImage = defineRoute({
  method: 'get',
  path: '/api/yacht-images/{path}',
  audience: 'everyone',
  tags: ['Fleet'],
  summary: 'A picture',
  description:
    'In the width asked for, as AVIF, WebP or JPEG, whichever of them Accept names first in that order. With the ' +
    'current version in `v` the answer never changes and may be kept for a year.',
  request: { params: z.object({ path: z.string().max(200) }), query: imageQuery },
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/avif': binary, 'image/webp': binary, 'image/jpeg': binary },
    },
    304: { description: 'The caller has it' },
  },
});

/** The pictures' HTTP routes. */
export function picturesApi(deps: Deps) {
  const findUpload = uploadFinder(deps.files);
  const store = createPictureStore({
    masters: path.join(mediaFolder, 'pictures'),
    kept: keptPictures(deps.config),
    log: deps.log,
    readUploaded: (picture) => readUploaded(deps.files, picture),
  });

  async function answer(c: Context, name: string, { w, v }: z.infer<typeof imageQuery>): Promise<Response> {
    // Only files that the manifest names, or an upload of exactly that size, are read, so no path can lead to any other file.
    const picture = findPicture(name) ?? (await findUpload(name));
    if (!picture) return refuse(c, 'image-not-found');
    const width = widthFor(w, picture.width);
    const format = formatFor(c.req.header('accept'));
    const etag = `"${picture.hash}-${width}-${format}"`;
    const headers = {
      'Cache-Control': v === picture.hash ? YEAR : HOUR,
      // Other sites may show our pictures: in a mail, or in the preview of a shared link.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: etag,
      Vary: 'Accept',
    };
    const known = c.req.header('if-none-match')?.split(',') ?? [];
    if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return c.body(null, 304, headers);
    const opened = await store.open(picture, width, format);
    if (!opened) return refuse(c, 'image-not-found');
    const { bytes, isMaster } = opened;
    const length = { 'Content-Length': String(bytes.byteLength) };
    if (isMaster) {
      // Show the master now, without caching it. The next request then gets the picture in the right size.
      const { ETag: _notThisOne, ...shared } = headers;
      return c.body(bytes, 200, {
        ...shared,
        ...length,
        'Cache-Control': 'no-store',
        'Content-Type': 'image/webp',
      });
    }
    return c.body(bytes, 200, { ...headers, ...length, 'Content-Type': `image/${format}` });
  }

  return (
    createApiRouter()
      .openapi(getImage, (c) => answer(c, c.req.valid('param').path, c.req.valid('query')))
      // A reference may contain folders, as the fallback path of a yacht's picture does.
      .get('/api/yacht-images/:path{.+}', async (c) => {
        const query = imageQuery.safeParse(c.req.query());
        if (!query.success) return refuse(c, 'invalid', issuesOf(query.error));
        return answer(c, c.req.param('path'), query.data);
      })
  );
}
