/** The languages a client may choose: Spanish as it is written in the United States, Portuguese as in Brazil. */
export const LANGUAGES = ['en', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language whose texts the others are translated from, and whose addresses carry no language. */
export const FIRST_LANGUAGE = 'en' satisfies Language;

/** How numbers, days and times are written in each, as Intl names it. */
export const WRITTEN_AS = { en: 'en-US', es: 'es-US', pt: 'pt-BR' } as const satisfies Record<
  Language,
  string
>;

/** What each calls itself. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español', pt: 'Português' } as const satisfies Record<
  Language,
  string
>;

/** What staff call each. */
export const LANGUAGES_IN_ENGLISH = {
  en: 'English',
  es: 'Spanish',
  pt: 'Portuguese',
} as const satisfies Record<Language, string>;

/** The languages that texts are translated into. */
export type OtherLanguage = Exclude<Language, typeof FIRST_LANGUAGE>;
export const OTHER_LANGUAGES = ['es', 'pt'] as const satisfies readonly OtherLanguage[];

export function isLanguage(text: string | undefined): text is Language {
  return (LANGUAGES as readonly string[]).includes(text ?? '');
}

/**
 * The language that the query of a call names (`lang`), by the first of that name; undefined where that is none we speak. Whoever
 * answers and whoever keeps the answer both ask here: an address read in two ways would be kept in the wrong language.
 */
export function languageNamed(query: URLSearchParams): Language | undefined {
  const named = query.get('lang') ?? undefined;
  return isLanguage(named) ? named : undefined;
}

/** The language of a page's path, and the path without it: "/es/about" is Spanish and "/about". */
export function splitPath(pathname: string): { readonly language: Language; readonly path: string } {
  const first = pathname.split('/', 2)[1];
  if (!isLanguage(first) || first === FIRST_LANGUAGE) return { language: FIRST_LANGUAGE, path: pathname };
  return { language: first, path: pathname.slice(first.length + 1) || '/' };
}

/** A page's path in a language: "/about" in Spanish is "/es/about", "/" is "/es". */
export function pathIn(language: Language, path: string): string {
  if (language === FIRST_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The language staff's screens use for this one: Spanish, or English for all others. */
export function staffLanguage(language: Language): 'en' | 'es' {
  return language === 'es' ? 'es' : 'en';
}

/** In the browser a document is in one language from beginning to end. */
function languageOfDocument(): Language | undefined {
  if (typeof document === 'undefined') return undefined;
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : FIRST_LANGUAGE;
}

let find = languageOfDocument;

/** Says where the language of the moment is found: on the server each request, mail and job has its own. */
export function findLanguageBy(way: () => Language | undefined): void {
  find = way;
}

/** The language in which words are to be said at this moment. Throws on the server outside of a request, mail or job. */
export function languageNow(): Language {
  const language = find();
  if (!language) throw new Error('A text was read outside of a request, mail or job: in which language?');
  return language;
}

/**
 * The language of the moment; where nobody has asked for anything, `other`. Only for what is English by nature where there is no
 * request: a log, a seed, staff's own files. What a client reads asks for `languageNow`.
 */
export function languageOr(other: Language): Language {
  return find() ?? other;
}
