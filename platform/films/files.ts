import { createReadStream, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Config } from '#platform/config.ts';
import { securityHeaders } from '#platform/http/security.ts';
import { mediaFolder } from '#platform/pictures/folder.ts';
import { readRange } from './range.ts';

/** One day. A file may be replaced under the same name, but a player sends If-Range before it continues an old one. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** The media folders whose files are sent unchanged. A folder's name is also its address. */
const FOLDERS = {
  films: { ending: '.mp4', type: 'video/mp4' },
  panoramas: { ending: '.avif', type: 'image/avif' },
} as const;

type MediaFile = {
  readonly file: string;
  readonly type: string;
  readonly size: number;
  readonly etag: string;
  readonly changedAt: string;
};

/** The media files by address. They come with the release, so the folders are read only once. */
function findFiles(): Map<string, MediaFile> {
  const found = new Map<string, MediaFile>();
  for (const [folder, { ending, type }] of Object.entries(FOLDERS)) {
    for (const name of readdirSync(path.join(mediaFolder, folder))) {
      if (!name.endsWith(ending)) continue;
      const file = path.join(mediaFolder, folder, name);
      const { size, mtime } = statSync(file);
      const etag = `"${size.toString(36)}-${Math.floor(mtime.getTime()).toString(36)}"`;
      found.set(`/${folder}/${name}`, { file, type, size, etag, changedAt: mtime.toUTCString() });
    }
  }
  return found;
}

let found: Map<string, MediaFile> | undefined;
const files = () => {
  found ??= findFiles();
  return found;
};

/**
 * Serves `/films/{name}.mp4` and `/panoramas/{name}.avif`, also in parts when a player asks for parts. Any other name goes to
 * the next handler.
 */
export function filmFiles(config: Pick<Config, 'isHttps'>): Hono {
  const shared = Object.entries(securityHeaders(config.isHttps));

  return new Hono().on('GET', ['/films/:name', '/panoramas/:name'], (c, next) => {
    const film = files().get(c.req.path);
    if (!film) return next();
    const { size, etag, changedAt } = film;
    for (const [name, value] of shared) c.header(name, value);
    c.header('Accept-Ranges', 'bytes');
    c.header('Cache-Control', CACHE_CONTROL);
    c.header('ETag', etag);
    c.header('Last-Modified', changedAt);

    const known = c.req.header('if-none-match')?.split(',') ?? [];
    if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return c.body(null, 304);

    const ifRange = c.req.header('if-range');
    const isSameFilm = ifRange === undefined || ifRange === etag || ifRange === changedAt;
    // Only GET can ask for parts (RFC 9110 §14.2).
    const isHead = c.req.method === 'HEAD';
    const range = isSameFilm && !isHead ? readRange(c.req.header('range'), size) : undefined;
    if (range === 'unsatisfiable') {
      // The answer has no content of the film. If a cache stored it, it would give it to other visitors.
      c.header('Cache-Control', 'no-store');
      c.header('Content-Range', `bytes */${size}`);
      return c.body(null, 416);
    }
    const { from, to } = range ?? { from: 0, to: size - 1 };
    c.header('Content-Type', film.type);
    c.header('Content-Length', String(to - from + 1));
    if (range) c.header('Content-Range', `bytes ${from}-${to}/${size}`);
    const status = range ? 206 : 200;
    if (isHead) return c.body(null, status);
    const stream = Readable.toWeb(createReadStream(film.file, { start: from, end: to }));
    return c.body(stream as ReadableStream<Uint8Array>, status);
  });
}
