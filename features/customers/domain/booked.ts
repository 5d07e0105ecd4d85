const BOOKS = {
  names: 'the colleague who recorded it, and what they typed as reference or reason',
  neverEndsBecause:
    'the database itself refuses to change or delete the ledger; counsel is to say after how many years it may be closed',
} as const;

const WITH_ITS_CLIENT = {
  keeps: ({ booksKeepYears }: { readonly booksKeepYears: number }) =>
    `as long as the charter’s client is named, ${booksKeepYears} years after the return`,
  ends: { with: 'charter_requests' },
} as const;

const OF_CARDS = { withoutPeople: 'that something changed at the card company, by its ids' };

/** The money tables of the retention register (retention.ts). */
export const BOOKED = {
  money_transactions: BOOKS,
  money_entries: { withoutPeople: 'amounts by account' },
  money_obligations: { ...BOOKS, names: 'what colleagues typed as the name of what they added to it' },
  money_payments: BOOKS,
  money_reversals: BOOKS,
  money_refunds: BOOKS,
  money_refund_steps: BOOKS,
  money_payment_files: {
    holds: 'who added the photograph of a slip, a receipt or damage; it is among the stored files, sealed',
    ...WITH_ITS_CLIENT,
    atClosing: 'deleted',
    because: 'what was recorded can be shown',
  },
  money_bank_lines: {
    holds: 'what a bank wrote beside money that came in: who paid, and their words on it',
    keeps: ({ inquiryKeepMonths }: { readonly inquiryKeepMonths: number }) =>
      `${inquiryKeepMonths} months after it was taken in, and no longer than its charter’s client is named; amount and day stay`,
    ends: { job: 'purge' },
    atClosing: 'unnamed',
    because: 'it says whose the money is',
  },
  money_bank_matches: { withoutPeople: 'which line of a bank became which payment, by their ids' },
  money_bank_match_undos: { withoutPeople: 'which of these is undone, and by which colleague' },
  money_bank_payouts: { withoutPeople: 'which line of a bank is a payout of the card company' },
  money_bank_asides: BOOKS,
  money_unsettled: {
    names: 'what colleagues typed as the name of what they added, for as long as that is open',
    neverEndsBecause: 'it is added up from the ledger; a charter’s row ends once nothing of it is open',
  },
  money_checkouts: { withoutPeople: 'which page was opened for which charter, by their ids' },
  money_holds: BOOKS,
  money_hold_returns: BOOKS,
  money_charges: { withoutPeople: 'what was charged to which kept card, by their ids' },
  money_saved_cards: {
    withoutPeople:
      'the words by which a card was kept for a charter, by its id; its brand, last four and the card company’s ids are deleted once it is kept no more, at the latest 14 days after the return',
  },
  money_refunds_elsewhere: { withoutPeople: 'what the card company calls a refund made there' },
  money_card_refunds: { withoutPeople: 'what the card company calls a refund' },
  money_disputes: { withoutPeople: 'which payment is disputed, and on which ground' },
  money_dispute_packs: {
    holds: 'what a colleague writes to a client’s bank',
    ...WITH_ITS_CLIENT,
    atClosing: 'unnamed',
    because: 'what the bank was told can be shown',
  },
  money_dispute_answers: {
    holds: 'what a client’s bank was told, sealed; its file is among the stored ones',
    ...WITH_ITS_CLIENT,
    atClosing: 'unnamed',
    because: 'what the bank was told can be shown',
  },
  money_notices: OF_CARDS,
  money_sweeps: OF_CARDS,
} as const;
