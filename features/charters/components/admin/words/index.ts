import { staffCatalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The texts of the staff screens about requests, bookings and their calendar. */
export const words = staffCatalogue(en, es);
