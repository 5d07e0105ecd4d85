import { FIRST_LANGUAGE } from '#core/language.ts';
import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The staff's texts about money. In English where no request names a language, such as in a job. */
export const words = staffCatalogue(en, es, FIRST_LANGUAGE);
