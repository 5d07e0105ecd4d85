import { FIRST_LANGUAGE } from '#core/language.ts';
import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** What staff read of money. */
export const words = staffCatalogue(en, es, FIRST_LANGUAGE);
