import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/**
 * What applicants read of financing: the page about it, the application, its own page and its mails. The labels of choices and
 * statuses are also written in logs and seeds, in English where nobody has asked.
 */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
