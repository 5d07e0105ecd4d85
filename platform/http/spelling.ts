import type { MiddlewareHandler } from 'hono';

/**
 * A path in which letters and figures stand for themselves: "/%61bout" is "/about". Everything else stays as it was written: what
 * looks like a way out of a folder is nobody's address.
 */
export const plainSpelling = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (written) => {
    const letter = String.fromCharCode(Number.parseInt(written.slice(1), 16));
    return /[\w~-]/.test(letter) ? letter : written;
  });

/** Sends whoever asks for another spelling of an address to the one under which its answer is kept, in its language. */
export function askForPlainSpelling(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const plain = plainSpelling(pathname);
    // With two slashes in front it would lead to another site.
    return plain === pathname ? next() : c.redirect(plain.replace(/^\/+/, '/') + search, 308);
  };
}
