/** What is kept of those who sign; part of the register of all (retention.ts). */
export const SIGNED = {
  agreements: {
    holds: 'who signed; the documents themselves among the stored files, sealed',
    keeps: ({ booksKeepYears }: { readonly booksKeepYears: number }) =>
      `signed ones as long as the charter’s client is named, ${booksKeepYears} years after the return; a lender’s terms as long as the application`,
    ends: { with: 'charter_requests' },
    atClosing: 'deleted',
    because: 'what was agreed can be shown',
  },
  agreement_events: {
    holds: 'who read, agreed and signed, when, from which address and browser',
    keeps: () => 'as long as the agreement',
    ends: { with: 'agreements' },
    atClosing: 'deleted',
    because: 'a signature without its circumstances proves nothing',
  },
} as const;
