import * as appEn from '#app/words/en.ts';
import * as appEs from '#app/words/es.ts';
import * as appPt from '#app/words/pt.ts';
import * as contentEn from '#features/content/words/en.ts';
import * as contentEs from '#features/content/words/es.ts';
import * as contentPt from '#features/content/words/pt.ts';
import * as eventsEn from '#features/events/words/en.ts';
import * as eventsEs from '#features/events/words/es.ts';
import * as eventsPt from '#features/events/words/pt.ts';
import * as extrasEn from '#features/extras/words/en.ts';
import * as extrasEs from '#features/extras/words/es.ts';
import * as extrasPt from '#features/extras/words/pt.ts';
import * as financingEn from '#features/financing/words/en.ts';
import * as financingEs from '#features/financing/words/es.ts';
import * as financingPt from '#features/financing/words/pt.ts';
import * as inquiriesEn from '#features/inquiries/words/en.ts';
import * as inquiriesEs from '#features/inquiries/words/es.ts';
import * as inquiriesPt from '#features/inquiries/words/pt.ts';

type Texts = Readonly<Record<string, unknown>>;

const inAll = (en: Texts, es: Texts, pt: Texts) => ({ en, es, pt });

/** Every catalogue of texts that the public pages say, with its translations. */
export const catalogues = [
  inAll(appEn, appEs, appPt),
  inAll(contentEn, contentEs, contentPt),
  inAll(inquiriesEn, inquiriesEs, inquiriesPt),
  inAll(extrasEn, extrasEs, extrasPt),
  inAll(eventsEn, eventsEs, eventsPt),
  inAll(financingEn, financingEs, financingPt),
];
