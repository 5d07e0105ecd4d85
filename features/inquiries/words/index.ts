import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/**
 * The texts of the contact and quote forms, with their messages. The team's mails are in English, as no language is set for
 * them.
 */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
