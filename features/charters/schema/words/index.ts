import { FIRST_LANGUAGE } from '#core/language.ts';
import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The refusals and answers of the staff's calls; without a request, in the first language. */
export const words = staffCatalogue(en, es, FIRST_LANGUAGE);
