import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** The texts of the frame around every page, and of the pages themselves. */
export const words = catalogue(en, es, pt);
