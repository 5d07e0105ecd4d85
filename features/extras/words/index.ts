import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What the menu of add-ons and packages says beside what staff have written of them. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
