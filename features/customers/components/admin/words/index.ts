import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The staff's texts about customers and privacy requests, and the results of what staff do there. */
export const words = staffCatalogue(en, es);
