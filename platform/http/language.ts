import type { Context, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import {
  FIRST_LANGUAGE,
  isLanguage,
  type Language,
  languageNamed,
  splitPath,
  staffLanguage,
} from '#core/language.ts';
import { inLanguage } from '#platform/language.ts';

/** The longest Accept-Language header that is read; browsers send about forty characters. */
const MAX_HEADER = 500;

/** The language that an Accept-Language header prefers; English when it names none of the site's languages. */
export function languageWanted(header: string | undefined): Language {
  return (
    parseAccept((header ?? '').slice(0, MAX_HEADER))
      .filter(({ q }) => q > 0)
      .map(({ type }) => type.toLowerCase().split('-', 1)[0])
      .find(isLanguage) ?? FIRST_LANGUAGE
  );
}

/**
 * The language that the address of a call fixes: its `lang` parameter, or the language of a page's path. Undefined when the
 * caller's header decides.
 */
function languageOfAddress(c: Context): Language | undefined {
  const named = languageNamed(new URL(c.req.url).searchParams);
  if (named) return named;
  return c.req.path.startsWith('/api/') ? undefined : splitPath(c.req.path).language;
}

/** Whether a call is one of the staff API. */
const isStaffCall = (c: Context) => c.req.path.startsWith('/api/admin/');

/** The language to answer a caller in: that of the address, else of Accept-Language. Staff get English or Spanish. */
export function callerLanguage(c: Context): Language {
  const asked = languageOfAddress(c);
  if (asked) return asked;
  const wanted = languageWanted(c.req.header('accept-language'));
  return isStaffCall(c) ? staffLanguage(wanted) : wanted;
}

/** Sets headers with the language of the answer, and with whether the caller's own header decided it. */
export function tellLanguage(c: Context, language: Language): void {
  c.header('Content-Language', language);
  if (languageOfAddress(c) === undefined) c.header('Vary', 'Accept-Language', { append: true });
}

/**
 * Sets the language of a call. A read uses only the language in its address (else English), because its answer is cached under
 * that address. Other calls use the caller's language. A refusal is never cached, and chooses the caller's language itself.
 */
export function speakLanguage(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD')
      return inLanguage(languageOfAddress(c) ?? FIRST_LANGUAGE, next);
    const language = callerLanguage(c);
    await inLanguage(language, next);
    const isWorded = c.res.headers.get('content-type')?.startsWith('application/json');
    if (isWorded && !c.res.headers.has('content-language')) tellLanguage(c, language);
  };
}
