import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** What staff read of the overview, the payments' lists and the fleet's calendar. */
export const words = staffCatalogue(en, es);
