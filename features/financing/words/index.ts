import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/**
 * The texts about financing that applicants read: the page about it, the application, its own page and its mails. Logs and seeds
 * use the labels of choices and statuses too; outside a call the texts are in English.
 */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
