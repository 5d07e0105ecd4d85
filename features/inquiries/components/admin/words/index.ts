import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The texts of inquiries for staff: the list, a single inquiry, and messages after an action. */
export const words = staffCatalogue(en, es);
