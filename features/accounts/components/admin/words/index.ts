import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The administrators' texts about the team, its roles and clients' accounts. */
export const words = staffCatalogue(en, es);
