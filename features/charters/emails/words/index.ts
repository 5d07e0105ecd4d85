import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What the mails about a charter and its calendar file say. */
export const words = catalogue(en, es, pt);
