import type { MiddlewareHandler } from 'hono';

/**
 * A path with percent-encoded letters and digits decoded: "/%61bout" becomes "/about". All other codes stay, so that an encoded
 * slash or dot can never lead out of a folder.
 */
export const plainSpelling = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (written) => {
    const letter = String.fromCharCode(Number.parseInt(written.slice(1), 16));
    return /[\w~-]/.test(letter) ? letter : written;
  });

/** Redirects an unusual spelling of an address to the one under which its answer is cached. */
export function askForPlainSpelling(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const plain = plainSpelling(pathname);
    // Keep one leading slash only, because two would lead to another site.
    return plain === pathname ? next() : c.redirect(plain.replace(/^\/+/, '/') + search, 308);
  };
}
