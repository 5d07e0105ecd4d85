/** Refusals of what is signed; part of the table of all (failures.ts). */
export const signingFailures = {
  'agreement-not-found': { status: 404, sentence: 'There is no such agreement.' },
  'agreement-replaced': {
    status: 409,
    sentence: 'What was agreed on has changed, and this is an older document. Please look at the new one.',
  },
  'agreement-stands': {
    status: 409,
    sentence:
      'There is nothing to draw up: what is signed stands until the charter changes, and what is to be signed is there in that language.',
  },
  'nothing-to-sign': {
    status: 409,
    sentence:
      'There is nothing to sign yet: the charter is not confirmed, has no price, or has more guests than its yacht may carry.',
  },
  'agreement-signed': { status: 409, sentence: 'This has been signed already.' },
  'terms-not-pdf': { status: 415, sentence: 'The lender’s terms must be a PDF that can be read.' },
  'terms-unsigned': {
    status: 409,
    sentence: 'The applicant has not signed the lender’s terms yet. Please send them to be signed first.',
  },
  'agreement-void': { status: 409, sentence: 'This document was taken back and can no longer be signed.' },
  'agreement-unopened': { status: 409, sentence: 'Please open the document first.' },
  'agreement-unconsented': {
    status: 409,
    sentence: 'Please agree to electronic records first, or ask us for the document on paper.',
  },
  'guest-link-over': {
    status: 404,
    sentence: 'This link is no longer valid. Please ask whoever booked the charter for the new one.',
  },
  'guest-not-found': { status: 404, sentence: 'That guest is no longer on the list.' },
  'guest-not-told': { status: 404, sentence: 'This guest has told us nothing of that.' },
  'guest-named': { status: 409, sentence: 'A guest with that name is on the list already.' },
  'guest-signed': {
    status: 409,
    sentence: 'This guest has signed under that name. Please remove them and name the other guest instead.',
  },
  'charter-full': {
    status: 409,
    sentence:
      'That is more guests than this charter is for. Whoever booked it can free a place or ask us for more.',
  },
  'places-signed-for': {
    status: 409,
    sentence:
      'Every place of this charter is signed for. If you have signed, there is nothing left to do. If not, whoever booked it can free a place.',
  },
  'too-many-signatures': {
    status: 429,
    sentence: 'Too many signatures came by this link. Please ask whoever booked for a new one.',
  },
  'waiver-cancelled': { status: 409, sentence: 'This charter was cancelled. There is nothing to sign.' },
  'waiver-over': { status: 409, sentence: 'This charter is over. There is nothing left to sign.' },
  'waiver-replaced': {
    status: 409,
    sentence: 'The text has changed since it was shown. Please read it again, then sign.',
  },
  'agreement-unsigned': { status: 409, sentence: 'The client has not signed this yet.' },
} as const;
