import { accountsApi } from '#features/accounts/api/index.ts';
import { noteRefusals } from '#features/accounts/api/refusals.ts';
import type { AccountDeps } from '#features/accounts/service/deps.ts';
import { activityApi } from '#features/activity/api.ts';
import { agreementsApi } from '#features/agreements/api/index.ts';
import { chartersApi } from '#features/charters/api/index.ts';
import { billing, chartersOfAgreements, openRequestsOf } from '#features/charters/service/index.ts';
import { contentApi } from '#features/content/api/index.ts';
import { customersApi } from '#features/customers/api/index.ts';
import { listToAgree } from '#features/customers/service/privacy.ts';
import { departuresApi } from '#features/departures/api/index.ts';
import { captainsOfAgreements, leavingOf } from '#features/departures/service/index.ts';
import { eventsApi } from '#features/events/api.ts';
import { extrasApi } from '#features/extras/api.ts';
import { financingApi } from '#features/financing/api/index.ts';
import {
  endGrantsOfAccount,
  endGrantsOfBrowser,
  freeApplicationsOf,
} from '#features/financing/service/index.ts';
import { fleetApi } from '#features/fleet/api/index.ts';
import { guestsApi } from '#features/guests/api/index.ts';
import { healthApi } from '#features/health/api.ts';
import type { HealthSources } from '#features/health/service.ts';
import { inquiriesApi } from '#features/inquiries/api/index.ts';
import { freeInquiriesOf } from '#features/inquiries/service/index.ts';
import { bankApi } from '#features/money/api/bank.ts';
import { disputesApi } from '#features/money/api/disputes.ts';
import { moneyFilesApi } from '#features/money/api/files.ts';
import { holdsApi } from '#features/money/api/holds.ts';
import { moneyApi } from '#features/money/api/index.ts';
import { noticesApi } from '#features/money/api/notices.ts';
import { notificationsApi } from '#features/notifications/api.ts';
import { pricingApi } from '#features/pricing/api.ts';
import { pricedFor } from '#features/pricing/service.ts';
import { reportingApi } from '#features/reporting/api.ts';
import { searchApi } from '#features/search/api.ts';
import { securityEventsApi } from '#features/security/api.ts';
import { viewsApi } from '#features/views/api.ts';
import { createAuth } from '#platform/auth/auth.ts';
import { provideActor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import { speakLanguage } from '#platform/http/language.ts';
import { createApiRouter } from '#platform/http/route.ts';
import { picturesApi } from '#platform/pictures/api.ts';
import { evidenceOf } from '#site/evidence.ts';
import { searchEnginesApi } from '#site/search-engines/api.ts';
import { tellRoute } from '#site/watched.ts';
import './field-words.ts';

/** What accounts must call in the features above them, when a session ends or a colleague's roles change. */
const aboveAccounts: Omit<AccountDeps, keyof Deps | 'auth'> = {
  endGrantsOfAccount,
  endGrantsOfBrowser,
  async freeCasesOf(within, by, colleague) {
    await freeInquiriesOf(within, by, colleague);
    await freeApplicationsOf(within, by, colleague);
  },
};

/** Every API route of the product: the only way to its data (architecture.md, The way of a request). */
export function createApi(
  deps: Deps,
  health: HealthSources = { version: 'unknown', backupState: async () => undefined },
) {
  const api = createApiRouter();
  const ofAgreements = { ...deps, subjects: { charters: chartersOfAgreements } };
  api.use(tellRoute(), speakLanguage(), provideActor(deps), noteRefusals(deps));
  return api
    .route('/', accountsApi({ ...deps, auth: createAuth(deps), ...aboveAccounts }))
    .route('/', fleetApi({ ...deps, pricedFor, openRequestsOf }))
    .route('/', extrasApi(deps))
    .route('/', chartersApi({ ...deps, leavingOf, captains: captainsOfAgreements }))
    .route('/', guestsApi(deps))
    .route('/', departuresApi(deps))
    .route('/', moneyApi({ ...deps, charters: billing }))
    .route('/', holdsApi({ ...deps, charters: billing }))
    .route('/', bankApi({ ...deps, charters: billing }))
    .route('/', moneyFilesApi({ ...deps, charters: billing }))
    .route('/', disputesApi({ ...deps, charters: billing, evidence: evidenceOf(ofAgreements) }))
    .route('/', noticesApi({ ...deps, charters: billing }))
    .route('/', agreementsApi(ofAgreements))
    .route('/', pricingApi(deps))
    .route('/', picturesApi(deps))
    .route('/', searchEnginesApi(deps))
    .route('/', eventsApi(deps))
    .route('/', contentApi(deps))
    .route('/', inquiriesApi(deps))
    .route('/', financingApi(deps))
    .route('/', customersApi(deps))
    .route('/', reportingApi({ ...deps, listToAgree }))
    .route('/', activityApi(deps))
    .route('/', viewsApi(deps))
    .route('/', notificationsApi(deps))
    .route('/', securityEventsApi(deps))
    .route('/', searchApi(deps))
    .route('/', healthApi(deps, health));
}
