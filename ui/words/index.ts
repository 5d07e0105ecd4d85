import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What buttons, pages and forms say of themselves, whatever they are about. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
