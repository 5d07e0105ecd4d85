/** Refusals about money that staff record; a part of the table of all (failures.ts). */
export const moneyFailures = {
  'payment-not-found': { status: 404, sentence: 'There is no such payment of this charter.' },
  'payment-files-full': {
    status: 409,
    sentence: 'This payment has five files already. Please take one off first.',
  },
  'client-forgotten': {
    status: 409,
    sentence: 'The client of this charter is forgotten, so files are no longer kept with its payments.',
  },
  'payment-given-back': {
    status: 409,
    sentence: 'Some of this payment is on its way back. Please withdraw that first.',
  },
  'own-payment': {
    status: 409,
    sentence: 'You recorded this payment yourself. One this large is reversed by a colleague.',
  },
  'bank-line-not-found': { status: 404, sentence: 'There is no such line of the bank.' },
  'bank-line-recorded': {
    status: 409,
    sentence: 'A colleague was faster: this money is recorded already. Please look again.',
  },
  'bank-file-unreadable': {
    status: 422,
    sentence: 'We could not read that file, and nothing of it was taken.',
  },
  'bank-file-without-headings': {
    status: 422,
    sentence: 'We know none of this file’s headings. Please say which column is what.',
  },
  'bank-file-too-large': {
    status: 413,
    sentence: 'That file is larger than 2 MB. Please export it in parts.',
  },
  'dispute-not-found': { status: 404, sentence: 'There is no such dispute of this charter.' },
  'dispute-answered': {
    status: 409,
    sentence: 'The bank has its answer, or has decided: nothing more can be added.',
  },
  'dispute-answer-under-way': {
    status: 409,
    sentence: 'An answer is on its way to the card company. Please look again in a few minutes.',
  },
  'dispute-not-staged': {
    status: 409,
    sentence: 'What is to be handed in has to be staged first, as it is now.',
  },
  'dispute-pack-too-large': {
    status: 422,
    sentence: 'The file is larger than the 4.5 MB that the card company takes. Please leave a part out.',
  },
  'refund-not-found': { status: 404, sentence: 'There is nothing like that to give back.' },
  'refund-moved-on': {
    status: 409,
    sentence: 'A colleague was faster: this money is no longer where you saw it. Please look again.',
  },
  'more-than-paid': { status: 422, sentence: 'That is more than there is to give back.' },
  'payment-disputed': {
    status: 422,
    sentence: 'Part of that is disputed: the client’s bank has it, and it can’t be given back from here too.',
  },
} as const;
