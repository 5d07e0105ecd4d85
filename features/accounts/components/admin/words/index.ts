import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** What administrators read of the team, its roles and clients' accounts. */
export const words = staffCatalogue(en, es);
