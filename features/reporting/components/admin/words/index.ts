import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The texts of the overview, the payment lists and the fleet calendar. */
export const words = staffCatalogue(en, es);
