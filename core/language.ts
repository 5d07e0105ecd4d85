/** The languages that a client can choose: English, Spanish as in the United States, Portuguese as in Brazil. */
export const LANGUAGES = ['en', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language from which the others are translated, and whose addresses have no language part. */
export const FIRST_LANGUAGE = 'en' satisfies Language;

/** The Intl locale for numbers, days and times in each language. */
export const WRITTEN_AS = { en: 'en-US', es: 'es-US', pt: 'pt-BR' } as const satisfies Record<
  Language,
  string
>;

/** The name of each language in that language. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español', pt: 'Português' } as const satisfies Record<
  Language,
  string
>;

/** The name of each language in English, for staff. */
export const LANGUAGES_IN_ENGLISH = {
  en: 'English',
  es: 'Spanish',
  pt: 'Portuguese',
} as const satisfies Record<Language, string>;

type Others = typeof LANGUAGES extends readonly [typeof FIRST_LANGUAGE, ...infer Rest] ? Rest : never;

/** The languages that texts are translated into: all but the first. */
export type OtherLanguage = Others[number];
export const OTHER_LANGUAGES = ['es', 'pt'] as const satisfies Readonly<Others>;

export function isLanguage(text: string | undefined): text is Language {
  return (LANGUAGES as readonly string[]).includes(text ?? '');
}

/**
 * The language that a call's query names: the first `lang`; undefined if we do not have that language. The server and the cache
 * both use this function: if they read an address differently, an answer would be cached in the wrong language.
 */
export function languageNamed(query: URLSearchParams): Language | undefined {
  const named = query.get('lang') ?? undefined;
  return isLanguage(named) ? named : undefined;
}

function languageOfPath(pathname: string): Language {
  const first = pathname.split('/', 2)[1];
  return isLanguage(first) ? first : FIRST_LANGUAGE;
}

/** The language of a page's path, and the path without it: "/es/about" is Spanish and "/about". */
export function splitPath(pathname: string): { readonly language: Language; readonly path: string } {
  const language = languageOfPath(pathname);
  if (language === FIRST_LANGUAGE) return { language, path: pathname };
  return { language, path: pathname.slice(language.length + 1) || '/' };
}

/** A page's path in a language: "/about" in Spanish is "/es/about", "/" is "/es". */
export function pathIn(language: Language, path: string): string {
  if (language === FIRST_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language of the staff's screens for a client's language: Spanish for Spanish, English for all others. */
export function staffLanguage(language: Language): 'en' | 'es' {
  return language === 'es' ? 'es' : 'en';
}

/**
 * The browser's document has one language for its whole life: that of its address. Its `lang` is no measure: a browser that
 * translates the page writes the language of the translation there.
 */
function languageOfDocument(): Language | undefined {
  return typeof document === 'undefined' ? undefined : languageOfPath(location.pathname);
}

let find = languageOfDocument;

/** Sets how the current language is found: on the server, each request, mail and job has its own. */
export function findLanguageBy(way: () => Language | undefined): void {
  find = way;
}

/** The current language for texts. Throws on the server outside of a request, mail or job. */
export function languageNow(): Language {
  const language = find();
  if (!language) throw new Error('A text was read outside of a request, mail or job: in which language?');
  return language;
}

/**
 * The current language, or `other` outside of a request, mail or job. Only for texts that are English when there is no request:
 * a log, a seed, the staff's own files. For texts that clients read use `languageNow`.
 */
export function languageOr(other: Language): Language {
  return find() ?? other;
}
