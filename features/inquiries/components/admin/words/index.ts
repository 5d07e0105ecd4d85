import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** What staff read of inquiries: the list, one of them, and what is said of what they do there. */
export const words = staffCatalogue(en, es);
