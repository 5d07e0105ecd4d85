import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What the times of a day are called. Mails and logs say them too, where nobody has asked. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
