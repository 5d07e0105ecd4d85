import type { MiddlewareHandler } from 'hono';

/**
 * A path as RFC 3986 (6.2.2) would have it written: what needs no escape has none, and the others have capital letters. "/%61bout" is
 * "/about".
 */
export const plainSpelling = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (written) => {
    const letter = String.fromCharCode(Number.parseInt(written.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : written.toUpperCase();
  });

/** Sends whoever asks for another spelling of an address to the one under which its answer is kept, in its language. */
export function askForPlainSpelling(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const plain = plainSpelling(pathname);
    return plain === pathname ? next() : c.redirect(plain + search, 308);
  };
}
