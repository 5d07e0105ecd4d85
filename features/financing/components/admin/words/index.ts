import { FIRST_LANGUAGE } from '#core/language.ts';
import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/**
 * The texts that staff read about applications: the list, an application's page, and the results of their calls. Outside a call
 * they are in English, because a seed also moves applications on as staff do.
 */
export const words = staffCatalogue(en, es, FIRST_LANGUAGE);
