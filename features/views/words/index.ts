import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** What is wrong with a view as it was typed. */
export const words = staffCatalogue(en, es);
