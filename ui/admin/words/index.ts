import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** What lists, forms and dialogs of staff's screens say of themselves, whatever they are about. */
export const words = staffCatalogue(en, es);
