import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** What staff read of customers and of what people ask by their right, and what is said of what they do there. */
export const words = staffCatalogue(en, es);
