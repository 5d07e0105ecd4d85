import type { Context, MiddlewareHandler } from 'hono';
import { FIRST_LANGUAGE, isLanguage, type Language, languageWanted } from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';

/** The language in which a caller is answered: as its address says (`lang`), else as its Accept-Language does. */
export function callerLanguage(c: Context): Language {
  const inAddress = c.req.query('lang');
  return isLanguage(inAddress) ? inAddress : languageWanted(c.req.header('accept-language'));
}

/**
 * The language of a call: the caller's. What is read knows only the one in its address, since an answer is kept under its address;
 * without one that is English, but for a refusal, which is never kept.
 */
export function speakLanguage(): MiddlewareHandler {
  return async (c, next) => {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isAddressed = isLanguage(c.req.query('lang'));
    await inLanguage(isReading && !isAddressed ? FIRST_LANGUAGE : callerLanguage(c), next);
  };
}
