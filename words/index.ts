import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from './catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** How figures, days and times are written. Logs, seeds and mails use them too, in English if no language is set. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
