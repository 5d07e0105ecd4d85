import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What the events’ pages say beside what staff have written of them. */
export const words = catalogue(en, es, pt);
