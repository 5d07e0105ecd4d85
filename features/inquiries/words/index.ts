import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What the contact and quote forms ask, and what they say of what was typed. */
export const words = catalogue(en, es, pt);
