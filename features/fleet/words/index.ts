import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/**
 * The texts of the fleet, its search and a yacht's page, apart from what staff write about a yacht. Domain rules use some of them
 * too, also outside of any request: then in English.
 */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
