import { addDays, charterDayAt } from '#core/charter-time.ts';
import { DEFAULT_SETTINGS } from '#features/content/domain/index.ts';
import type { Database } from '#platform/db/database.ts';
import { aPriceRecord, aYacht } from '../builders/yacht.ts';
import type { KnownValues } from './sample-input.ts';

/** Puts into a database what calls of every route refer to, and names it. */
export async function prepareKnownValues(
  db: Database,
  now: Date,
  yachtId = 'known-yacht',
): Promise<KnownValues> {
  const yacht = await aYacht(db, { id: yachtId, capacity: 12 });
  await aPriceRecord(db, yacht.id);
  return {
    id: yacht.id,
    yachtId: yacht.id,
    path: 'default-generic',
    file: 'docs.js',
    startDate: addDays(charterDayAt(now), 30),
    // Before it begins: a block would take from the calls that follow the time that they need.
    endDate: addDays(charterDayAt(now), 29),
    receivedOn: charterDayAt(now),
    guestCount: 2,
    // Staff may change the yacht that others then ask for.
    capacity: 12,
    contactName: 'Ana Lopez',
    contactPhone: '+1 305 555 0188',
    estimatedAmount: '$25,000',
    monthlyNetIncome: '$14,500',
    monthlyHousingPayment: '$3,200',
    phone: '(305) 555-0188',
    employerPhone: '(305) 555-0133',
    zipCode: '33131',
    dateOfBirth: '1984-03-07',
    ssnLast4: '4729',
    sha256: '0'.repeat(64),
    settings: DEFAULT_SETTINGS.contact,
  };
}

/**
 * Routes whose least call comes too early, because a step has to go before it that no single call can take: what they then
 * answer to whom they let in. Their own tests take the steps.
 */
export const TOO_EARLY: Readonly<Record<string, number>> = {
  // The caller is on the team since just now.
  'post /api/admin/privacy-requests/{privacyRequestId}/agreement': 409,
  'post /api/auth/second-factor': 422,
  'post /api/auth/passkey-sign-in': 422,
  'post /api/auth/passkeys': 422,
  'post /api/auth/password-resets': 422,
  'post /api/auth/totp/verification': 422,
  'delete /api/auth/totp': 409,
  'post /api/auth/totp/recovery-codes': 409,
  'post /api/auth/email-restorations': 422,
  'put /api/profile/email-confirmations': 422,
  'post /api/financing/access': 422,
  'post /api/financing/links': 422,
  'post /api/financing/applications/{applicationId}/documents': 415,
  'get /api/financing/applications/{applicationId}/documents/{documentId}': 404,
  'delete /api/financing/applications/{applicationId}/documents/{documentId}': 404,
  'post /api/admin/financing-applications/{applicationId}/documents': 415,
  'get /api/admin/financing-applications/{applicationId}/documents/{documentId}': 404,
  'put /api/admin/financing-applications/{applicationId}/decision': 409,
  'put /api/admin/financing-applications/{applicationId}/assignee': 404,
  'post /api/admin/financing-applications/{applicationId}/status': 409,
  'post /api/admin/financing-applications/{applicationId}/decision': 404,
  'post /api/admin/financing-applications/{applicationId}/reveal': 404,
  'post /api/admin/financing-applications/{applicationId}/documents/{documentId}/review': 404,
  'delete /api/admin/financing-applications/{applicationId}/document-requests/{requestId}': 404,
  'post /api/admin/yachts/upload-images': 415,
  'post /api/admin/yachts/import': 415,
  'post /api/admin/calendar-entries': 422,
  // Guests of the calls before have asked for a charter from the same address.
  'post /api/admin/customers': 409,
  'put /api/admin/calendar-entries/{entryId}': 404,
  'delete /api/admin/calendar-entries/{entryId}': 404,
  'get /api/admin/customers/{customerId}': 404,
  'put /api/admin/customers/{customerId}': 404,
  'delete /api/admin/accounts/{accountId}/sessions': 404,
  'put /api/admin/accounts/{accountId}/lock': 404,
  'delete /api/admin/accounts/{accountId}/lock': 404,
  'patch /api/admin/saved-views/{viewId}': 404,
  'delete /api/admin/saved-views/{viewId}': 404,
  'post /api/admin/failed-mails/{about}/send-again': 409,
  'post /api/admin/team': 409,
  'post /api/admin/team/{colleagueId}/password': 404,
  'delete /api/admin/team/{colleagueId}/password-requests': 404,
  'post /api/admin/charters/{charterId}/money/payments/{paymentId}/reversal': 404,
  'get /api/admin/charters/{charterId}/money/payments/{paymentId}/receipt': 404,
  'post /api/admin/charters/{charterId}/money/refunds': 422,
  'post /api/admin/charters/{charterId}/money/refunds/{refundId}/step': 404,
  'post /api/admin/charters/{charterId}/money/payments/{paymentId}/files': 404,
  'get /api/admin/charters/{charterId}/money/payments/{paymentId}/files/{fileId}': 404,
  'delete /api/admin/charters/{charterId}/money/payments/{paymentId}/files/{fileId}': 404,
  'post /api/admin/money/bank/files': 415,
  'post /api/admin/money/bank/lines/{lineId}/payment': 404,
  'post /api/admin/money/bank/lines/{lineId}/aside': 404,
  'post /api/admin/health/mails/{mailId}/retry': 404,
  'post /api/admin/health/jobs/{jobId}/retry': 404,
  'get /api/charter-links/{token}': 404,
  'get /api/charter-links/{token}/calendar-file': 404,
  'get /api/charter-links/{token}/receipts/{paymentId}': 404,
  'post /api/charter-links/{token}/accept': 404,
  'post /api/charter-links/{token}/cancel': 404,
  'post /api/charter-links/{token}/checkout': 404,
  'post /api/charter-links/{token}/checkout/state': 404,
  // Made by a job once a quote is accepted; their own tests sign them.
  'get /api/charter-links/{token}/agreements': 404,
  'post /api/charter-links/{token}/agreements/language': 404,
  'get /api/charter-links/{token}/agreements/{agreementId}/file': 404,
  'post /api/charter-links/{token}/agreements/{agreementId}/seen': 404,
  'post /api/charter-links/{token}/agreements/{agreementId}/consent': 404,
  'post /api/charter-links/{token}/agreements/{agreementId}/sign': 404,
  'post /api/charter-links/{token}/agreements/{agreementId}/refuse': 404,
  // Nobody's link: their own tests sign by one.
  'get /api/charter-links/{token}/guests': 404,
  'post /api/charter-links/{token}/guests': 404,
  'put /api/charter-links/{token}/guests/{guestId}': 404,
  'delete /api/charter-links/{token}/guests/{guestId}': 404,
  'post /api/charter-links/{token}/guests/link': 404,
  'get /api/waivers/{token}': 404,
  'post /api/waivers/{token}': 404,
  // Only of a charter that is confirmed.
  'post /api/admin/charters/{charterId}/guests': 409,
  'delete /api/admin/charters/{charterId}/guests/{guestId}': 404,
  'post /api/admin/charters/{charterId}/guests/{guestId}/details': 404,
  'get /api/agreements/{agreementId}/verification': 404,
  'post /api/admin/financing-applications/{applicationId}/terms': 409,
  'get /api/financing/applications/{applicationId}/terms/{agreementId}/file': 404,
  'post /api/financing/applications/{applicationId}/terms/{agreementId}/seen': 404,
  'post /api/financing/applications/{applicationId}/terms/{agreementId}/consent': 404,
  'post /api/financing/applications/{applicationId}/terms/{agreementId}/sign': 404,
  'post /api/financing/applications/{applicationId}/terms/{agreementId}/refuse': 404,
  'get /api/admin/charters/{charterId}/agreements/{agreementId}/file': 404,
  'post /api/admin/charters/{charterId}/agreements/{agreementId}/countersign': 404,
  // Their charter is confirmed by nobody, or lies a month ahead; their own tests let it leave.
  'put /api/admin/charters/{charterId}/departure/captain': 409,
  'post /api/admin/charters/{charterId}/departure/overrides': 409,
  'post /api/admin/charters/{charterId}/departure/depart': 409,
  'post /api/admin/charters/{charterId}/departure/return': 409,
  'post /api/admin/charters/{charterId}/departure/undo': 409,
  'post /api/profile/requests/{charterId}/checkout': 409,
  // Nothing is held of it: no yacht of theirs has a damage hold.
  'post /api/profile/requests/{charterId}/hold/checkout': 409,
  'post /api/charter-links/{token}/hold/checkout': 404,
  'delete /api/charter-links/{token}/card': 404,
  'post /api/admin/charters/{charterId}/money/hold': 409,
  'post /api/admin/charters/{charterId}/money/hold/authorize': 409,
  'post /api/admin/charters/{charterId}/money/hold/release': 409,
  'post /api/admin/charters/{charterId}/money/hold/capture': 409,
  'put /api/admin/charters/{charterId}/money/hold/keeping': 409,
  // Signed by the card company alone.
  'post /api/webhooks/stripe': 400,
  'get /api/profile/requests/{charterId}/calendar-file': 409,
  'get /api/profile/requests/{charterId}/receipts/{paymentId}': 404,
};
