import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What is said of one’s own data. */
export const words = catalogue(en, es, pt);
