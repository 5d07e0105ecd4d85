import { languageNow, pathIn } from '#core/language.ts';

/** The address of a page of the public site, in the language that the staff member reads in. */
export const onWebsite = (path: string): string => pathIn(languageNow(), path);
