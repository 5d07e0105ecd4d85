import type { Language } from '#core/language.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** The caption of a picture in each language. */
export type Captions = Readonly<Record<Language, string>>;

/** Makes a caption in each language. */
export const inEachLanguage = (say: (words: typeof en) => string): Captions => ({
  en: say(en),
  es: say(es),
  pt: say(pt),
});
