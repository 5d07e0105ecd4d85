import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The descriptions of the lines in the payment lists, for staff. */
export const words = staffCatalogue(en, es);
