import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** What staff read where a yacht's prices are kept. */
export const words = staffCatalogue(en, es);
