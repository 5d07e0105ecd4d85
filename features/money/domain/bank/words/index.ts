import { FIRST_LANGUAGE } from '#core/language.ts';
import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** What staff are told of a bank's file; in English where nobody has asked. */
export const words = staffCatalogue(en, es, FIRST_LANGUAGE);
