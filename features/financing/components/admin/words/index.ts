import { FIRST_LANGUAGE } from '#core/language.ts';
import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/**
 * What staff read of applications: the list, a dossier, and what is said of what they do there. In English where nobody has asked:
 * a seed moves applications on as staff do.
 */
export const words = staffCatalogue(en, es, FIRST_LANGUAGE);
