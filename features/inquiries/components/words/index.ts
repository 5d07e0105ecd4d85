import { catalogue } from '#words/catalogue.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

/** The texts of the client's own list: apart from those of the forms, which would carry them into every page with a form. */
export const words = catalogue(en, es, pt);
