import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** Texts about yachts that any page may need. Separate, so that such a page need not load all of the fleet's texts. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
