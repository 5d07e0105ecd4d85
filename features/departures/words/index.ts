import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** The texts about departures for charterers and their captains. */
export const words = catalogue(en, es, pt);
