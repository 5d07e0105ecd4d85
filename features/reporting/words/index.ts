import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** What the lines of the payments' lists are, as staff read them. */
export const words = staffCatalogue(en, es);
