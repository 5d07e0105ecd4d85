import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** Messages about a view that cannot be saved as typed. */
export const words = staffCatalogue(en, es);
