import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The texts of the staff's price dialog. */
export const words = staffCatalogue(en, es);
