import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What charterers and their captains read of departures. */
export const words = catalogue(en, es, pt);
