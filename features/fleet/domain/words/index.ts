import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What is said of a yacht on any page that shows one. All else of the fleet's texts stays with the fleet's own pages. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
