import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What stands around every page, and the texts of the pages themselves. */
export const words = catalogue(en, es, pt);
