import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** The texts of agreements: on paper, in mails and on the screens where they are signed. The wording on paper is a template. */
export const words = catalogue(en, es, pt);
