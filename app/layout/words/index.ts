import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The frame around staff's pages. */
export const words = staffCatalogue(en, es);
