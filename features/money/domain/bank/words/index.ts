import { FIRST_LANGUAGE } from '#core/language.ts';
import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The staff's texts about a bank's file; in English where no request names a language. */
export const words = staffCatalogue(en, es, FIRST_LANGUAGE);
