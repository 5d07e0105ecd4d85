import { type ApiClient, answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { Language } from '#core/language.ts';
import { reading, readingIfAny, readWhile } from '#ui/reading.ts';
import type { AgreementsApi } from './api/index.ts';
import { isBeingSealed } from './domain/index.ts';
import type { StaffAgreements } from './schema.ts';

const agreements = (api: ApiClient = browserApi()) => api<AgreementsApi>().api;

/** Reads whether a document is whole; null for an unknown id. */
export const verificationQuery = (agreementId: string, api?: ApiClient) =>
  readingIfAny(agreements(api).agreements[':agreementId'].verification, { param: { agreementId } });

const ofCharter = () => agreements().admin.charters[':charterId'].agreements;

/** The path under which staff read a charter and all its parts: agreements, money, guests, departure. */
export const STAFF_CHARTER = '/api/admin/charters/:charterId';

/** Reads all agreements of a charter, again and again while one is being sealed. */
export const staffAgreementsQuery = (charterId: string) => ({
  ...reading(ofCharter(), { param: { charterId } }),
  ...readWhile((found: StaffAgreements | undefined) => found?.agreements.some(isBeingSealed) === true),
});

export const countersignAgreement = (
  charterId: string,
  agreementId: string,
  json: { readonly sha256: string; readonly name: string },
) => answer(ofCharter()[':agreementId'].countersign.$post({ param: { charterId, agreementId }, json }));

export const makeAgreementAnew = (charterId: string, language: Language) =>
  answer(ofCharter().$post({ param: { charterId }, json: { language } }));
