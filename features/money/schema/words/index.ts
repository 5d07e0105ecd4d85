import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The errors in what staff type about money. */
export const words = staffCatalogue(en, es);
