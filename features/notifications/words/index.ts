import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** How every mail begins, and what staff are told of those that failed. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
