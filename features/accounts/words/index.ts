import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** The texts about accounts. Domain rules use some of them too, also outside of any request: then in English. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
