import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What the contact and quote forms ask, and what they say of what was typed. What the team is mailed is English, where nobody has asked. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
