/** Refusals of what is signed; part of the table of all (failures.ts). */
export const signingFailures = {
  'agreement-not-found': { status: 404, sentence: 'There is no such agreement.' },
  'agreement-replaced': {
    status: 409,
    sentence: 'What was agreed on has changed, and this is an older document. Please look at the new one.',
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
  'agreement-unsigned': { status: 409, sentence: 'The client has not signed this yet.' },
} as const;
