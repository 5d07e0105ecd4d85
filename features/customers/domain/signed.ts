const GUESTS = { job: 'forget-old-guests' } as const;
const afterTheCharter = ({ guestKeepDays }: { readonly guestKeepDays: number }) =>
  `${guestKeepDays} days after the charter’s end, longer while a client’s bank asks about it`;

/** The tables of agreements and guests in the retention register (retention.ts). */
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
  guests: {
    holds: 'who comes aboard, allergies and whom to call: sealed; how old, roughly',
    keeps: afterTheCharter,
    ends: GUESTS,
    atClosing: 'deleted',
    because: 'captain and crew need to know who is aboard, and what may hurt them',
  },
  waivers: {
    holds: 'who signed, for which minors, from which address and browser: sealed',
    keeps: afterTheCharter,
    ends: GUESTS,
    atClosing: 'deleted',
    because: 'what was waived can be shown; counsel is to say how long',
  },
  guest_links: {
    holds: 'the link by which guests sign, sealed, and its hash',
    keeps: afterTheCharter,
    ends: GUESTS,
    atClosing: 'deleted',
    because: 'guests sign without an account',
  },
  guest_codes: {
    holds: 'hashes of the codes by which guests are checked in',
    keeps: afterTheCharter,
    ends: { with: 'guests' },
    atClosing: 'deleted',
    because: 'a guest is found at the dock without a search',
  },
  boardings: {
    holds: 'who came aboard, by guests’ ids, and which colleague noted it',
    keeps: afterTheCharter,
    ends: GUESTS,
    atClosing: 'deleted',
    because: 'who is aboard is known ashore',
  },
} as const;
