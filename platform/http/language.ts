import type { MiddlewareHandler } from 'hono';
import { FIRST_LANGUAGE, isLanguage } from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';

/**
 * The language of a call: that of the address (`lang`) for what is read, since an answer is kept under its address; English
 * without one.
 */
export function speakLanguage(): MiddlewareHandler {
  return async (c, next) => {
    const wanted = c.req.query('lang');
    await inLanguage(isLanguage(wanted) ? wanted : FIRST_LANGUAGE, next);
  };
}
