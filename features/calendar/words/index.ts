import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** The names of slots, and what is said about times. Mails and logs use them without a request, then in the first language. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
