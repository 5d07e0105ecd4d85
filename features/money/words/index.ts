import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/**
 * The texts about money for clients. Mails and reports of the card company use some of them too, where no
 * request names a language.
 */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
