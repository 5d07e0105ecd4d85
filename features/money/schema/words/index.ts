import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** What is wrong with what the team typed of money. */
export const words = staffCatalogue(en, es);
