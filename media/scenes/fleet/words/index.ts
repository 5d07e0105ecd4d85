import type { Language } from '#core/language.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What is seen in a picture, in each language. */
export type Captions = Readonly<Record<Language, string>>;

/** The same said of a picture in each language. */
export const inEachLanguage = (say: (words: typeof en) => string): Captions => ({
  en: say(en),
  es: say(es),
  pt: say(pt),
});
