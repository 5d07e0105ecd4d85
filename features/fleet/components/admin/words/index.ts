import { FIRST_LANGUAGE } from '#core/language.ts';
import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The staff's texts about yachts and their upkeep. */
export const words = staffCatalogue(en, es, FIRST_LANGUAGE);
