import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** The texts of a yacht's panoramas and deck plans. Separate, because only a yacht's own page loads them. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
