type Keeping = { readonly booksKeepYears: number };

const NAMED = {
  keeps: ({ booksKeepYears }: Keeping) =>
    `${booksKeepYears} years after the return; then only when it left and returned`,
  ends: { job: 'forget-old-departures' },
} as const;

/** The tables of departures and captains in the retention register (retention.ts). */
export const DEPARTING = {
  captains: {
    holds: 'names, licenses and telephone numbers of captains',
    keeps: ({ booksKeepYears }: Keeping) =>
      `as long as the team keeps them up; those taken off the list ${booksKeepYears} years after the last change and charter`,
    ends: { job: 'forget-old-departures' },
    atClosing: 'kept',
    because: 'who takes guests out has a license that is looked at',
  },
  departures: {
    holds: 'which captain took a charter out, and which colleague noted it',
    ...NAMED,
    atClosing: 'unnamed',
    because: 'who answered for a departure can be shown',
  },
  captain_choices: {
    holds:
      'whom charterers chose as their captain, themselves included: name, license, telephone number and address',
    keeps: ({ booksKeepYears }: Keeping) =>
      `${booksKeepYears} years after the return, or after it was chosen where the charter never left`,
    ends: { job: 'forget-old-departures' },
    atClosing: 'deleted',
    because: 'that the charterer chose the captain is what makes a charter bareboat',
  },
  captain_links: {
    holds: 'hashes of the links by which captains sign',
    keeps: () => 'as long as the choice',
    ends: { with: 'captain_choices' },
    atClosing: 'deleted',
    because: 'captains sign without an account',
  },
  departure_overrides: {
    holds: 'what was let pass, why and by whom; guests by their ids',
    ...NAMED,
    atClosing: 'deleted',
    because: 'who answered for a departure can be shown',
  },
} as const;
