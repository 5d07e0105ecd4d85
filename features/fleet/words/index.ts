import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What the fleet, its search and a yacht’s page say beside what staff have written of her. Rules say some of it too, where nobody has asked. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
