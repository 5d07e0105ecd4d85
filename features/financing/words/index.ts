import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What the financing page says, and its estimate of a monthly payment. */
export const words = catalogue(en, es, pt);
