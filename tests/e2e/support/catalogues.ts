import * as appEn from '#app/words/en.ts';
import * as appEs from '#app/words/es.ts';
import * as appPt from '#app/words/pt.ts';
import * as accountsEn from '#features/accounts/words/en.ts';
import * as accountsEs from '#features/accounts/words/es.ts';
import * as accountsPt from '#features/accounts/words/pt.ts';
import * as calendarEn from '#features/calendar/words/en.ts';
import * as calendarEs from '#features/calendar/words/es.ts';
import * as calendarPt from '#features/calendar/words/pt.ts';
import * as chartersEn from '#features/charters/words/en.ts';
import * as chartersEs from '#features/charters/words/es.ts';
import * as chartersPt from '#features/charters/words/pt.ts';
import * as contentEn from '#features/content/words/en.ts';
import * as contentEs from '#features/content/words/es.ts';
import * as contentPt from '#features/content/words/pt.ts';
import * as customersEn from '#features/customers/words/en.ts';
import * as customersEs from '#features/customers/words/es.ts';
import * as customersPt from '#features/customers/words/pt.ts';
import * as eventsEn from '#features/events/words/en.ts';
import * as eventsEs from '#features/events/words/es.ts';
import * as eventsPt from '#features/events/words/pt.ts';
import * as extrasEn from '#features/extras/words/en.ts';
import * as extrasEs from '#features/extras/words/es.ts';
import * as extrasPt from '#features/extras/words/pt.ts';
import * as financingEn from '#features/financing/words/en.ts';
import * as financingEs from '#features/financing/words/es.ts';
import * as financingPt from '#features/financing/words/pt.ts';
import * as aboardEn from '#features/fleet/components/words/en.ts';
import * as aboardEs from '#features/fleet/components/words/es.ts';
import * as aboardPt from '#features/fleet/components/words/pt.ts';
import * as yachtsEn from '#features/fleet/domain/words/en.ts';
import * as yachtsEs from '#features/fleet/domain/words/es.ts';
import * as yachtsPt from '#features/fleet/domain/words/pt.ts';
import * as fleetEn from '#features/fleet/words/en.ts';
import * as fleetEs from '#features/fleet/words/es.ts';
import * as fleetPt from '#features/fleet/words/pt.ts';
import * as inquiriesEn from '#features/inquiries/words/en.ts';
import * as inquiriesEs from '#features/inquiries/words/es.ts';
import * as inquiriesPt from '#features/inquiries/words/pt.ts';
import * as moneyEn from '#features/money/words/en.ts';
import * as moneyEs from '#features/money/words/es.ts';
import * as moneyPt from '#features/money/words/pt.ts';
import * as pricingEn from '#features/pricing/words/en.ts';
import * as pricingEs from '#features/pricing/words/es.ts';
import * as pricingPt from '#features/pricing/words/pt.ts';
import * as uiEn from '#ui/words/en.ts';
import * as uiEs from '#ui/words/es.ts';
import * as uiPt from '#ui/words/pt.ts';

type Texts = Readonly<Record<string, unknown>>;

const inAll = (en: Texts, es: Texts, pt: Texts) => ({ en, es, pt });

/** Every text catalogue of the public pages and the account's pages, with its translations. */
export const catalogues = [
  inAll(appEn, appEs, appPt),
  inAll(accountsEn, accountsEs, accountsPt),
  inAll(customersEn, customersEs, customersPt),
  inAll(moneyEn, moneyEs, moneyPt),
  inAll(contentEn, contentEs, contentPt),
  inAll(inquiriesEn, inquiriesEs, inquiriesPt),
  inAll(extrasEn, extrasEs, extrasPt),
  inAll(eventsEn, eventsEs, eventsPt),
  inAll(financingEn, financingEs, financingPt),
  inAll(calendarEn, calendarEs, calendarPt),
  inAll(chartersEn, chartersEs, chartersPt),
  inAll(fleetEn, fleetEs, fleetPt),
  inAll(yachtsEn, yachtsEs, yachtsPt),
  inAll(aboardEn, aboardEs, aboardPt),
  inAll(pricingEn, pricingEs, pricingPt),
  inAll(uiEn, uiEs, uiPt),
];
