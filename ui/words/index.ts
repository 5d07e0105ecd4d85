import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** The texts that all buttons, pages and forms share. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
