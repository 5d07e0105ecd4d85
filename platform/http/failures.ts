import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * Every refusal of the product by its status, with the sentence that a person reads. Services return the code; only the API's
 * edge looks up status and sentence here.
 */
export const REFUSALS = {
  400: {
    malformed: 'The request could not be read. Please check that it is valid JSON.',
    'notice-unsigned': 'This is not signed by whom it should come from.',
  },
  401: {
    'not-signed-in': 'Please sign in first.',
    'credentials-wrong': 'Wrong username or password',
  },
  403: {
    'not-allowed': 'You are not allowed to do that.',
    'not-in-your-role':
      'That is not part of your role. An administrator can give you one that it is part of.',
    'choose-password': 'Please choose a password of your own first, on the page of your account.',
    'second-factor-needed': 'Please set up your second factor first, on the page of your account.',
    'confirmation-needed': 'Please confirm first that it is you.',
    'foreign-origin': 'This call came from another site and was refused.',
  },
  404: {
    'not-found': 'There is nothing at this address.',
    'session-not-found': 'That device is not signed in.',
    'request-not-found': 'We can’t find that request of yours.',
    'application-not-found': 'We can’t find that application of yours.',
    'document-not-found': 'That document is no longer here.',
    'draft-not-found': 'There is no unfinished application.',
    'field-not-kept': 'This application has no such field.',
    'yacht-not-found': 'Yacht not found',
    'charter-not-found': 'We can’t find that charter.',
    'customer-not-found': 'We can’t find that customer.',
    'link-not-found': 'This link is no longer valid. Please use the one in our latest email, or call us.',
    'entry-not-found': 'That no longer exists. A colleague may have deleted it.',
    'privacy-request-not-found': 'That request has been dealt with or dropped, or its time is over.',
    'person-not-found': 'Nothing is kept of that email address or account name. Please check the spelling.',
    'inquiry-not-found': 'We can’t find that inquiry.',
    'view-not-found': 'We can’t find that view. It may have been deleted.',
    'colleague-not-found': 'There is no longer an administrator by that name.',
    'password-request-not-found':
      'Nobody has requested a new password for that colleague, or the request has expired.',
    'not-retried': 'That is no longer there to be tried again. It may have gone through meanwhile.',
    'image-not-found': 'There is no picture at this address.',
    'agreement-not-found': 'There is no such agreement.',
    'guest-link-over': 'This link is no longer valid. Please ask whoever booked the charter for the new one.',
    'guest-not-found': 'That guest is no longer on the list.',
    'guest-not-told': 'This guest has told us nothing of that.',
    'check-in-code-unknown': 'That code belongs to no guest who is expected.',
    'payment-not-found': 'There is no such payment of this charter.',
    'addition-not-found':
      'Nothing like that is owed for this charter. A colleague may have withdrawn it already.',
    'bank-line-not-found': 'There is no such line of the bank.',
    'dispute-not-found': 'There is no such dispute of this charter.',
    'refund-not-found': 'There is nothing like that to give back.',
    'passkey-not-found': 'That passkey is no longer here.',
  },
  409: {
    'entry-in-use': 'Something on record names this, so it cannot be deleted. Hide it instead.',
    'person-on-team': 'That account is on the team. Please take it off the team first.',
    'person-sails':
      'A confirmed charter of theirs is still to come. Please cancel it first, or wait until they are back.',
    'person-owed':
      'Money of theirs is still to be given back, or their bank asks about a payment. Please settle that first, in their bookings.',
    'cards-not-taken': 'Cards can’t be taken here just now. Please pay another way, or call us.',
    'nothing-to-pay': 'Nothing is to be paid just now.',
    'payment-on-its-way': 'Your last payment is still on its way. We write as soon as it is here.',
    'payment-changed':
      'What is to be paid has changed since you were shown it. Please look at it and press again.',
    'consent-outdated': 'The words you agree to have changed. Please read them again and press once more.',
    'nothing-to-hold': 'No damage hold is owed for this charter.',
    'hold-under-way': 'A damage hold stands or is under way already.',
    'no-hold': 'No damage hold stands.',
    'more-than-held': 'That is more than is held.',
    'no-saved-card': 'No card is kept for this charter.',
    'paid-by-card':
      'This was paid on the card page. Give it back instead; how far that is, the card company tells us.',
    'papers-allow-fewer':
      'By her papers, and as she is chartered, this yacht may no longer carry so many guests at that time. Please correct the guests or the captain, or move the charter to another yacht.',
    'papers-ended':
      'Her insurance or livery permit ends before this charter does. Please enter the renewed one, or move the charter to another day or yacht.',
    'papers-changed':
      'As the yacht’s papers are by now, this charter can’t be confirmed. Nothing has changed and nothing is due: please call us, and we’ll find another way.',
    'agreement-replaced':
      'What was agreed on has changed, and this is an older document. Please look at the new one.',
    'agreement-stands':
      'There is nothing to draw up: what is signed stands until the charter changes, and what is to be signed is there in that language.',
    'nothing-to-sign':
      'There is nothing to sign yet: the charter is not confirmed, has no price, or has more guests than its yacht may carry.',
    'agreement-signed': 'This has been signed already.',
    'terms-unsigned':
      'The applicant has not signed the lender’s terms yet. Please send them to be signed first.',
    'agreement-void': 'This document was taken back and can no longer be signed.',
    'agreement-unopened': 'Please open the document first.',
    'agreement-unconsented': 'Please agree to electronic records first, or ask us for the document on paper.',
    'guest-named': 'A guest with that name is on the list already.',
    'guest-signed':
      'This guest has signed under that name. Please remove them and name the other guest instead.',
    'guest-aboard':
      'This guest is checked in, so they stay on the list. If that is wrong, the team at the dock can undo it until the yacht leaves.',
    'charter-full':
      'That is more guests than this charter is for. Whoever booked it can free a place or ask us for more.',
    'places-signed-for':
      'Every place of this charter is signed for. If you have signed, there is nothing left to do. If not, whoever booked it can free a place.',
    'waiver-cancelled': 'This charter was cancelled. There is nothing to sign.',
    'waiver-over': 'This charter is over. There is nothing left to sign.',
    'waiver-replaced': 'The text has changed since it was shown. Please read it again, then sign.',
    'agreement-unsigned': 'The client has not signed this yet.',
    'departure-incomplete': 'This charter may not depart yet.',
    'departs-later':
      'It is too early for this charter to depart: it can leave from three hours before its start.',
    'departure-over': 'The time of this charter is over. It can be marked as completed.',
    'already-departed': 'This charter has left already.',
    'charter-under-way':
      'This charter has left and is not back: until its return is noted it can’t be cancelled or changed.',
    'not-under-way': 'This charter is not under way.',
    'departure-undo-too-late': 'This was noted more than half an hour ago and can no longer be taken back.',
    'captain-busy': 'That captain is on another charter at that time.',
    'captain-is-clients':
      'On a bareboat charter, the charterer chooses the captain, on the page of their charter.',
    'captain-not-asked': 'A captain is chosen for a confirmed bareboat charter until it has left.',
    'captain-not-free': 'That captain can no longer be chosen for this time. Please choose another.',
    'nothing-to-override': 'That is not missing, or no longer as you saw it. Please look again.',
    'not-overridable': 'The law does not leave that to us: it can’t be overridden.',
    'charters-ahead': 'This yacht has confirmed charters ahead. Please move or cancel them first.',
    'dates-taken': 'The yacht is already taken at that time. Please choose another.',
    'entry-of-charter': 'That time belongs to a charter. Please move or cancel the charter itself.',
    'damage-files-full':
      'No more fits with this damage: ten files, and 4 MB in all. Please take one off first, or send a smaller PDF.',
    'payment-files-full': 'This payment has five files already. Please take one off first.',
    'client-forgotten':
      'The client of this charter is forgotten: nothing can be added to it, and it can’t be reopened or moved.',
    'payment-given-back': 'Some of this payment is on its way back. Please withdraw that first.',
    'payment-recorded':
      'A payment like this one is already recorded. Please make sure that this is not the same money.',
    'addition-paid':
      'Something was paid for this already, so it can’t be withdrawn. Please give money back instead.',
    'own-payment': 'You recorded this payment yourself. One this large is reversed by a colleague.',
    'bank-line-recorded': 'A colleague was faster: this money is recorded already. Please look again.',
    'dispute-answered': 'The bank has its answer, or has decided: nothing more can be added.',
    'dispute-answer-under-way':
      'An answer is on its way to the card company. Please look again in a few minutes.',
    'dispute-not-staged': 'What is to be handed in has to be staged first, as it is now.',
    'refund-moved-on': 'A colleague was faster: this money is no longer where you saw it. Please look again.',
    'customer-known': 'There is already a customer with that email address.',
    'customer-in-use': 'This customer has a request or an account and stays on the list.',
    'charter-ahead':
      'You have a confirmed charter ahead. Please cancel it first, or close your account after it.',
    'money-open':
      'We still have money to give back to you, or your bank is asking about a payment. Your account can be closed once that is settled.',
    'last-administrator': 'This is the only administrator. Please make another one first.',
    'username-taken': 'There is already an account with that name.',
    'already-administrator': 'That account is an administrator already.',
    'account-locked': 'That account is locked. Please unlock it first.',
    'already-asked': 'A new password has already been requested. It is waiting for a colleague’s approval.',
    'approval-needed':
      'Another administrator has to agree first, one who has been on the team for a day; without one it waits for 24 hours.',
    'already-a-charter': 'This inquiry has already become a charter request.',
    'no-verified-email': 'Please confirm your email address first.',
    'second-factor-on': 'Your second factor is already on.',
    'second-factor-off': 'Your second factor is not on.',
    'charter-changed': 'Someone has changed this charter in the meantime. Please look at it again.',
    'not-in-this-state': 'The charter is no longer in a state in which that can be done.',
    'inquiry-not-in-this-state': 'The inquiry is no longer in a state in which that can be done.',
    'charter-not-departed':
      'This charter has not departed yet. It can be marked as a no-show from its departure on.',
    'charter-not-over': 'This charter is not over yet. It can be marked as completed once the yacht is back.',
    'undo-too-late': 'This was marked as completed more than a day ago and can no longer be taken back.',
    'charter-departed': 'This charter has departed and can no longer be cancelled here. Please call us.',
    'quote-replaced': 'There is a newer quote for this charter. Please look at it again.',
    'refund-changed': 'The refund has changed since you were shown it. Please look at it again.',
    'application-closed': 'This application is closed and can no longer be changed.',
    'status-not-allowed': 'The application cannot take that status now.',
    'changed-meanwhile': 'Somebody has changed this in the meantime. Please look at it again.',
    'document-stays': 'This file can no longer be taken off. Please add the right one beside it.',
    'document-arrived': 'The applicant has sent that document already. Please accept it or send it back.',
    'already-requested': 'That document is on the checklist already.',
    'too-many-documents': 'This application has as many files as it can take. Please write to us instead.',
    'passkeys-full': 'You have ten passkeys. Please remove one you no longer use.',
  },
  413: {
    'bank-file-too-large': 'That file is larger than 2 MB. Please export it in parts.',
    'file-too-large': 'That file is larger than 10 MB. Please choose a smaller one.',
    'too-large': 'That is more than we can take in one go. Please shorten it.',
  },
  415: {
    'terms-not-pdf': 'The lender’s terms must be a PDF that can be read.',
    'file-kind': 'That is not a PDF, JPG or PNG file. Please choose another.',
    'picture-kind': 'That is not a JPG, PNG, WebP or AVIF picture. Please choose another.',
    'upload-wrong-type': 'Please send the file as multipart/form-data.',
    'wrong-type': 'Please send JSON.',
  },
  422: {
    'mode-not-offered': 'The yacht is not chartered in that way.',
    'papers-lapsed': 'The yacht can’t be booked here for that day. Please ask us.',
    'license-ended': 'The license must be valid until the charter’s last day.',
    'license-too-small': 'That license is not enough for her tonnage and so many guests.',
    'bank-file-unreadable': 'We could not read that file, and nothing of it was taken.',
    'bank-file-without-headings': 'We know none of this file’s headings. Please say which column is what.',
    'dispute-pack-too-large':
      'The file is larger than the 4.5 MB that the card company takes. Please leave a part out.',
    'more-than-paid': 'That is more than there is to give back.',
    'payment-disputed':
      'Part of that is disputed: the client’s bank has it, and it can’t be given back from here too.',
    invalid: 'Some fields need your attention.',
    'no-email': 'Please enter your email address first.',
    'credentials-missing': 'Please enter both username and password',
    'username-unfit': 'Choose a username of 3 to 64 characters',
    'username-alike': 'Choose another username: that one looks too much like one we have',
    'password-short': 'Choose a password of at least 8 characters',
    'password-common': 'Choose a less common password',
    'password-wrong': 'That is not your password.',
    'code-wrong': 'That code is not right, or has expired.',
    'sign-in-over': 'This sign-in took too long, or had too many wrong codes. Please start again.',
    'passkey-wrong': 'That passkey did not work. Please try another way.',
    'link-spent': 'This link has been used or has expired. Please ask for a new one.',
    'application-link-over':
      'This link has expired. We can email a new one to the address on the application.',
    'restoring-over': 'This link has already been used, or its 72 hours are over. Please call us.',
    'file-missing': 'Please choose a file.',
    'file-damaged': 'We could not read that file. Please save or scan it again and upload the new one.',
    'file-encrypted':
      'That PDF is protected with a password. Please save it without one and upload it again.',
    'file-active':
      'That file contains more than pages, such as a script or another file. Please print it to PDF and upload that.',
    'file-too-many-pixels': 'That picture has too many pixels. Please choose one of 50 megapixels or fewer.',
    'report-too-long': 'That is more than 50,000 rows. Please narrow it by status or dates.',
    'fleet-report-too-long': 'That is more than 2,000 yachts. Please narrow them by category or location.',
    'picture-damaged': 'We could not read that picture. Please save it again and upload the new one.',
    'picture-too-many-pixels':
      'That picture has too many pixels. Please choose one of 40 megapixels or fewer.',
    'import-empty': 'There are no rows in that file.',
    'import-unreadable':
      'We could not read that file. Please choose a CSV file with headings, or a JSON list.',
    'import-too-long': 'That is more than 2,000 rows. Please import it in parts.',
    'unknown-yacht': 'We can’t find that yacht. Please choose one from the list.',
    'unknown-extra': 'One of the chosen add-ons is no longer offered.',
    'price-missing': 'This yacht has no listed price for that. Please name one.',
    'date-past': 'Please choose a date that has not passed.',
    'hours-not-offered': 'The yacht has no price for so many hours. Please choose another length.',
    'outside-hours': 'The yacht is not chartered at that hour. Please choose another time.',
    'decision-needed':
      'That is a lender’s decision. Please record it as one, with the lender and, for a refusal, the reasons.',
    'slot-begun': 'That time has already begun. Please choose a later one.',
    'too-many-guests': 'That is more guests than the yacht may carry.',
    'key-reused': 'This Idempotency-Key was already used for a different request. Please send a new one.',
  },
  429: {
    'too-many-signatures': 'Too many signatures came by this link. Please ask whoever booked for a new one.',
    'too-many-tries': 'Too many tries. Please wait a minute',
    'too-many-codes': 'Too many wrong codes. Please wait an hour',
    'too-many-mails':
      'We have sent that address as many emails as we send within an hour. Please check your email, or try again later.',
    'too-many-downloads':
      'You have downloaded your data as often as is possible within an hour. Please try again later.',
    'too-many': 'Too many requests. Please wait a minute and try again.',
  },
  500: {
    broken: 'Something went wrong on our side. Please try again.',
  },
  503: {
    'cards-away':
      'The card page can’t be reached just now, and nothing was charged. Please try again in a minute.',
    'too-busy': 'We are very busy right now. Please try again in a moment.',
    unavailable: 'We cannot answer right now. Please try again in a moment.',
    'not-scanned': 'We are still checking this file. Please try again in a minute.',
    'files-unavailable': 'We cannot reach our files right now. Please try again in a few minutes.',
  },
  507: {
    'disk-full': 'We have no room for more files right now. Please try again later, or call us.',
  },
} as const satisfies Partial<Record<ContentfulStatusCode, Readonly<Record<string, string>>>>;

type Status = keyof typeof REFUSALS;
type Row = { [In in Status]: { status: In; code: keyof (typeof REFUSALS)[In] } }[Status];
export type FailureCode = Row['code'];
type Failures = {
  readonly [Of in Row as Of['code']]: { readonly status: Of['status']; readonly sentence: string };
};

/** The refusals by their code. */
export const failures = Object.fromEntries(
  Object.entries(REFUSALS).flatMap(([status, sentences]) =>
    Object.entries(sentences).map(([code, sentence]) => [code, { status: Number(status), sentence }]),
  ),
) as Failures;

/** After how many seconds a caller may try again, where a refusal has a wait of its own. */
export const AGAIN_SECONDS: Partial<Record<FailureCode, number>> = {
  'not-scanned': 60,
  'files-unavailable': 60,
  'disk-full': 300,
  'too-many-tries': 60,
  'too-many-codes': 3_600,
  'too-many-downloads': 3_600,
};
