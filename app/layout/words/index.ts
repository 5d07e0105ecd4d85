import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The texts of the frame around the staff's pages. */
export const words = staffCatalogue(en, es);
