import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { departureFailures } from './departure-failures.ts';
import { moneyFailures } from './money-failures.ts';
import { papersFailures } from './papers-failures.ts';
import { signingFailures } from './signing-failures.ts';
import { teamFailures } from './team-failures.ts';

/**
 * Every refusal the product knows, with its status and the sentence a person reads. Services answer with the slug;
 * the API's edge looks the rest up here, and nowhere else.
 */
export const failures = {
  malformed: { status: 400, sentence: 'The request could not be read. Please check that it is valid JSON.' },
  'not-signed-in': { status: 401, sentence: 'Please sign in first.' },
  'credentials-wrong': { status: 401, sentence: 'Wrong username or password' },
  'not-allowed': { status: 403, sentence: 'You are not allowed to do that.' },
  'not-in-your-role': {
    status: 403,
    sentence: 'That is not part of your role. An administrator can give you one that it is part of.',
  },
  'choose-password': { status: 403, sentence: 'Please choose a password of your own first.' },
  'second-factor-needed': { status: 403, sentence: 'Please set up your second factor first.' },
  'confirmation-needed': { status: 403, sentence: 'Please confirm first that it is you.' },
  'foreign-origin': { status: 403, sentence: 'This call came from another site and was refused.' },
  'not-found': { status: 404, sentence: 'There is nothing at this address.' },
  'session-not-found': { status: 404, sentence: 'That device is not signed in.' },
  'request-not-found': { status: 404, sentence: 'We can’t find that request of yours.' },
  'application-not-found': { status: 404, sentence: 'We can’t find that application of yours.' },
  'document-not-found': { status: 404, sentence: 'That document is no longer here.' },
  'draft-not-found': { status: 404, sentence: 'There is no unfinished application.' },
  'field-not-kept': { status: 404, sentence: 'This application has no such field.' },
  'yacht-not-found': { status: 404, sentence: 'Yacht not found' },
  'charter-not-found': { status: 404, sentence: 'We can’t find that charter.' },
  'customer-not-found': { status: 404, sentence: 'We can’t find that customer.' },
  'link-not-found': {
    status: 404,
    sentence: 'This link is no longer valid. Please use the one in our latest email, or call us.',
  },
  'entry-not-found': { status: 404, sentence: 'That no longer exists. A colleague may have deleted it.' },
  'entry-in-use': {
    status: 409,
    sentence: 'Something on record names this, so it cannot be deleted. Hide it instead.',
  },
  'privacy-request-not-found': {
    status: 404,
    sentence: 'That request has been dealt with or dropped, or its time is over.',
  },
  'person-not-found': {
    status: 404,
    sentence: 'Nothing is kept of that email address or account name. Please check the spelling.',
  },
  'person-on-team': {
    status: 409,
    sentence: 'That account is on the team. Please take it off the team first.',
  },
  'person-sails': {
    status: 409,
    sentence:
      'A confirmed charter of theirs is still to come. Please cancel it first, or wait until they are back.',
  },
  'notice-unsigned': { status: 400, sentence: 'This is not signed by whom it should come from.' },
  'cards-not-taken': {
    status: 409,
    sentence: 'Cards can’t be taken here just now. Please pay another way, or call us.',
  },
  'nothing-to-pay': { status: 409, sentence: 'Nothing is to be paid just now.' },
  'payment-on-its-way': {
    status: 409,
    sentence: 'Your last payment is still on its way. We write as soon as it is here.',
  },
  'cards-away': {
    status: 503,
    sentence:
      'The card page can’t be reached just now, and nothing was charged. Please try again in a minute.',
  },
  'consent-outdated': {
    status: 409,
    sentence: 'The words you agree to have changed. Please read them again and press once more.',
  },
  'nothing-to-hold': { status: 409, sentence: 'No damage hold is owed for this charter.' },
  'hold-under-way': { status: 409, sentence: 'A damage hold stands or is under way already.' },
  'no-hold': { status: 409, sentence: 'No damage hold stands that could be ended.' },
  'more-than-held': { status: 409, sentence: 'That is more than is held.' },
  'no-saved-card': { status: 409, sentence: 'No card is kept for this charter.' },
  'paid-by-card': {
    status: 409,
    sentence:
      'This was paid on the card page. Give it back instead; how far that is, the card company tells us.',
  },
  'inquiry-not-found': { status: 404, sentence: 'We can’t find that inquiry.' },
  'no-failed-mail': {
    status: 409,
    sentence: 'No failed email is left to send again. A colleague may have been faster.',
  },
  'view-not-found': { status: 404, sentence: 'We can’t find that view. It may have been deleted.' },
  'colleague-not-found': { status: 404, sentence: 'There is no longer an administrator by that name.' },
  'password-request-not-found': {
    status: 404,
    sentence: 'Nobody has requested a new password for that colleague, or the request has expired.',
  },
  'not-retried': {
    status: 404,
    sentence: 'That is no longer there to be tried again. It may have gone through meanwhile.',
  },
  'image-not-found': { status: 404, sentence: 'There is no picture at this address.' },
  ...papersFailures,
  ...signingFailures,
  ...departureFailures,
  'charters-ahead': {
    status: 409,
    sentence: 'This yacht has confirmed charters ahead. Please move or cancel them first.',
  },
  'dates-taken': { status: 409, sentence: 'The yacht is already taken at that time. Please choose another.' },
  'entry-of-charter': {
    status: 409,
    sentence: 'That time belongs to a charter. Please move or cancel the charter itself.',
  },
  ...moneyFailures,
  'customer-known': { status: 409, sentence: 'There is already a customer with that email address.' },
  'charter-ahead': {
    status: 409,
    sentence: 'You have a confirmed charter ahead. Please cancel it first, or close your account after it.',
  },
  ...teamFailures,
  'already-a-charter': { status: 409, sentence: 'This inquiry has already become a charter request.' },
  'no-verified-email': { status: 409, sentence: 'Please confirm your email address first.' },
  'second-factor-on': { status: 409, sentence: 'Your second factor is already on.' },
  'second-factor-off': { status: 409, sentence: 'Your second factor is not on.' },
  'charter-changed': {
    status: 409,
    sentence: 'Someone has changed this charter in the meantime. Please look at it again.',
  },
  'not-in-this-state': {
    status: 409,
    sentence: 'The charter is no longer in a state in which that can be done.',
  },
  'inquiry-not-in-this-state': {
    status: 409,
    sentence: 'The inquiry is no longer in a state in which that can be done.',
  },
  'charter-not-departed': {
    status: 409,
    sentence: 'This charter has not departed yet. It can be marked as a no-show from its departure on.',
  },
  'charter-not-over': {
    status: 409,
    sentence: 'This charter is not over yet. It can be marked as completed once the yacht is back.',
  },
  'undo-too-late': {
    status: 409,
    sentence: 'This was marked as completed more than a day ago and can no longer be taken back.',
  },
  'charter-departed': {
    status: 409,
    sentence: 'This charter has departed and can no longer be cancelled here. Please call us.',
  },
  'quote-replaced': {
    status: 409,
    sentence: 'There is a newer quote for this charter. Please look at it again.',
  },
  'refund-changed': {
    status: 409,
    sentence: 'The refund has changed since you were shown it. Please look at it again.',
  },
  'application-closed': { status: 409, sentence: 'This application is closed and can no longer be changed.' },
  'status-not-allowed': { status: 409, sentence: 'The application cannot take that status now.' },
  'changed-meanwhile': {
    status: 409,
    sentence: 'A colleague has changed this in the meantime. Please look at it again.',
  },
  'document-stays': {
    status: 409,
    sentence: 'This file can no longer be taken off. Please add the right one beside it.',
  },
  'document-arrived': {
    status: 409,
    sentence: 'The applicant has sent that document already. Please accept it or send it back.',
  },
  'already-requested': { status: 409, sentence: 'That document is on the checklist already.' },
  'too-many-documents': {
    status: 409,
    sentence: 'This application has as many files as it can take. Please write to us instead.',
  },
  'file-too-large': {
    status: 413,
    sentence: 'That file is larger than 10 MB. Please choose a smaller one.',
  },
  'too-large': { status: 413, sentence: 'That is more than we can take in one go. Please shorten it.' },
  'file-kind': { status: 415, sentence: 'That is not a PDF, JPG or PNG file. Please choose another.' },
  'picture-kind': {
    status: 415,
    sentence: 'That is not a JPG, PNG, WebP or AVIF picture. Please choose another.',
  },
  'upload-wrong-type': { status: 415, sentence: 'Please send the file as multipart/form-data.' },
  'wrong-type': { status: 415, sentence: 'Please send JSON.' },
  invalid: { status: 422, sentence: 'Some fields need your attention.' },
  'no-email': { status: 422, sentence: 'Please enter your email address first.' },
  'credentials-missing': { status: 422, sentence: 'Please enter both username and password' },
  'username-unfit': { status: 422, sentence: 'Choose a username of 3 to 64 characters' },
  'username-alike': {
    status: 422,
    sentence: 'Choose another username: that one looks too much like one we have',
  },
  'password-short': { status: 422, sentence: 'Choose a password of at least 8 characters' },
  'password-common': { status: 422, sentence: 'Choose a less common password' },
  'password-wrong': { status: 422, sentence: 'That is not your password.' },
  'code-wrong': { status: 422, sentence: 'That code is not right, or has expired.' },
  'passkey-wrong': { status: 422, sentence: 'That passkey did not work. Please try another way.' },
  'passkeys-full': { status: 409, sentence: 'You have ten passkeys. Please remove one you no longer use.' },
  'passkey-not-found': { status: 404, sentence: 'That passkey is no longer here.' },
  'link-spent': {
    status: 422,
    sentence: 'This link has been used or has expired. Please ask for a new one.',
  },
  'application-link-over': {
    status: 422,
    sentence: 'This link has expired. We can email a new one to the address on the application.',
  },
  'restoring-over': {
    status: 422,
    sentence: 'This link has already been used, or its 72 hours are over. Please call us.',
  },
  'file-missing': { status: 422, sentence: 'Please choose a file.' },
  'file-damaged': {
    status: 422,
    sentence: 'We could not read that file. Please save or scan it again and upload the new one.',
  },
  'file-encrypted': {
    status: 422,
    sentence: 'That PDF is protected with a password. Please save it without one and upload it again.',
  },
  'file-active': {
    status: 422,
    sentence:
      'That file contains more than pages, such as a script or another file. Please print it to PDF and upload that.',
  },
  'file-too-many-pixels': {
    status: 422,
    sentence: 'That picture has too many pixels. Please choose one of 50 megapixels or fewer.',
  },
  'report-too-long': {
    status: 422,
    sentence: 'That is more than 50,000 rows. Please narrow it by status or dates.',
  },
  'picture-damaged': {
    status: 422,
    sentence: 'We could not read that picture. Please save it again and upload the new one.',
  },
  'picture-too-many-pixels': {
    status: 422,
    sentence: 'That picture has too many pixels. Please choose one of 40 megapixels or fewer.',
  },
  'import-empty': { status: 422, sentence: 'There are no rows in that file.' },
  'import-unreadable': {
    status: 422,
    sentence: 'We could not read that file. Please choose a CSV file with headings, or a JSON list.',
  },
  'import-too-long': { status: 422, sentence: 'That is more than 2,000 rows. Please import it in parts.' },
  'unknown-yacht': { status: 422, sentence: 'We can’t find that yacht. Please choose one from the list.' },
  'unknown-extra': { status: 422, sentence: 'One of the chosen add-ons is no longer offered.' },
  'price-missing': { status: 422, sentence: 'This yacht has no listed price for that. Please name one.' },
  'date-past': { status: 422, sentence: 'Please choose a date that has not passed.' },
  'hours-not-offered': {
    status: 422,
    sentence: 'The yacht has no price for so many hours. Please choose another length.',
  },
  'outside-hours': {
    status: 422,
    sentence: 'The yacht is not chartered at that hour. Please choose another time.',
  },
  'decision-needed': {
    status: 422,
    sentence:
      'That is a lender’s decision. Please record it as one, with the lender and, for a refusal, the reasons.',
  },
  'slot-begun': { status: 422, sentence: 'That time has already begun. Please choose a later one.' },
  'too-many-guests': { status: 422, sentence: 'That is more guests than the yacht may carry.' },
  'key-reused': {
    status: 422,
    sentence: 'This Idempotency-Key was already used for a different request. Please send a new one.',
  },
  'too-many-tries': { status: 429, sentence: 'Too many tries. Please wait a minute' },
  'too-many-mails': {
    status: 429,
    sentence:
      'We have sent that address as many emails as we send within an hour. Please check your email, or try again later.',
  },
  'too-many': { status: 429, sentence: 'Too many requests. Please wait a minute and try again.' },
  broken: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  'too-busy': {
    status: 503,
    sentence: 'We are very busy right now. Please try again in a moment.',
  },
  unavailable: { status: 503, sentence: 'We cannot answer right now. Please try again in a moment.' },
  'not-scanned': {
    status: 503,
    sentence: 'We are still checking this file. Please try again in a minute.',
    againSeconds: 60,
  },
  'files-unavailable': {
    status: 503,
    sentence: 'We cannot reach our files right now. Please try again in a few minutes.',
    againSeconds: 60,
  },
  'disk-full': {
    status: 507,
    sentence: 'We have no room for more files right now. Please try again later, or call us.',
    againSeconds: 300,
  },
} as const satisfies Record<
  string,
  /** `againSeconds`: when trying again may help, for a 503 or 507 where that is not at once. */
  { status: ContentfulStatusCode; sentence: string; againSeconds?: number }
>;

export type FailureCode = keyof typeof failures;
