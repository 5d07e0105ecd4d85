import { languageNow, pathIn } from '#core/language.ts';

/** A page of the site that clients visit, in the language that staff read it in. */
export const onWebsite = (path: string): string => pathIn(languageNow(), path);
