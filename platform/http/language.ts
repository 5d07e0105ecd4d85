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

/** The longest Accept-Language that is read; browsers send some forty characters. */
const MAX_HEADER = 500;

/** The language that a caller would rather read, by its Accept-Language header; ours where it names none that we speak. */
export function languageWanted(header: string | undefined): Language {
  return (
    parseAccept((header ?? '').slice(0, MAX_HEADER))
      .filter(({ q }) => q > 0)
      .map(({ type }) => type.toLowerCase().split('-', 1)[0])
      .find(isLanguage) ?? FIRST_LANGUAGE
  );
}

/**
 * The language that a call's address settles, whatever its caller prefers: the one it names (`lang`), and a page's own. Undefined
 * where it is the caller's to say.
 */
function languageOfAddress(c: Context): Language | undefined {
  const named = languageNamed(new URL(c.req.url).searchParams);
  if (named) return named;
  return c.req.path.startsWith('/api/') ? undefined : splitPath(c.req.path).language;
}

/** Staff's own calls. */
const isStaffCall = (c: Context) => c.req.path.startsWith('/api/admin/');

/** The language in which a caller is answered: as its address says, else as its Accept-Language does; staff in one of their two. */
export function callerLanguage(c: Context): Language {
  const asked = languageOfAddress(c);
  if (asked) return asked;
  const wanted = languageWanted(c.req.header('accept-language'));
  return isStaffCall(c) ? staffLanguage(wanted) : wanted;
}

/** Says with an answer in which language it is, and whether the caller's own header decided that. */
export function tellLanguage(c: Context, language: Language): void {
  c.header('Content-Language', language);
  if (languageOfAddress(c) === undefined) c.header('Vary', 'Accept-Language', { append: true });
}

/**
 * The language of a call: the caller's. What is read knows only the one in its address, since an answer is kept under its address;
 * without one that is English. A refusal is never kept, and is said in the caller's language by itself.
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
