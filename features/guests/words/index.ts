import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** The texts about guests aboard, and the waiver that they sign. The waiver's wording is a template (docs/owner.md). */
export const words = catalogue(en, es, pt);
