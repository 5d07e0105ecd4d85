import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The texts that all lists, forms and dialogs of the staff's screens share. */
export const words = staffCatalogue(en, es);
