import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** The greetings of mails, and what staff read about failed ones. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
