import { FIRST_LANGUAGE } from '#core/language.ts';
import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** What is said of what one sees of a yacht on board: her panoramas and her deck plans. Only her own page carries it. */
export const words = catalogue(en, es, pt, FIRST_LANGUAGE);
