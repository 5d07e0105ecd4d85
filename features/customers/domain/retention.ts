import { BOOKED } from './booked.ts';
import { DEPARTING } from './departing.ts';
import { SIGNED } from './signed.ts';

/** The settings for how long data is kept, as in `.env.example`. */
export type KeepSettings = {
  readonly financingKeepMonths: number;
  readonly inquiryKeepMonths: number;
  readonly booksKeepYears: number;
  readonly idleKeepMonths: number;
  readonly guestKeepDays: number;
};

/** A table with personal data: what it holds, for how long, and what ends it. */
type Personal = {
  readonly holds: string;
  readonly keeps: (settings: KeepSettings) => string;
  /** The job that deletes it, or the table whose rows take these rows along when they are deleted. */
  readonly ends: { readonly job: string } | { readonly with: string };
  /** What closing the account, or an erasure, does at once. `expires`: the rows end by themselves within a day. */
  readonly atClosing: 'deleted' | 'unnamed' | 'kept' | 'expires';
  readonly because: string;
};

/** A table without personal data, and the reason why it has none. */
type Impersonal = { readonly withoutPeople: string };
/** A record that nobody may change, not even the business: which personal data it has, and why it never ends. */
type Lasting = { readonly names: string; readonly neverEndsBecause: string };

export type Kept = Personal | Impersonal | Lasting;

const PURGE = { job: 'purge' } as const;
const ACCOUNT = { with: 'accounts' } as const;
const whileOpen = () => 'as long as the account';
const months = (count: number) => `${count} months`;

const WAY_IN = { keeps: whileOpen, ends: ACCOUNT, atClosing: 'deleted', because: 'signing in' } as const;

const APPLICATION = {
  keeps: ({ financingKeepMonths }: KeepSettings) =>
    `${months(financingKeepMonths)} after it is over or the last word; twice that where nobody decided`,
  ends: { job: 'forget-old-applications' },
  atClosing: 'kept',
  because: 'Regulation B, 12 CFR 1002.12(b): applications are kept for 25 months',
} as const;

const INQUIRY = {
  holds: 'names, addresses, telephone numbers, messages',
  keeps: ({ inquiryKeepMonths }: KeepSettings) => `${months(inquiryKeepMonths)} after the last word`,
  ends: { job: 'forget-old-inquiries' },
  atClosing: 'deleted',
  because: 'who asks in spring often charters the winter after next',
} as const;

const CASE = {
  keeps: () => 'as long as its charter, inquiry or application',
  ends: { with: 'cases' },
} as const;

const CHAIN = {
  names: 'accounts by their ids, and the networks they came from',
  neverEndsBecause: 'a chain whose beginning is cut off proves nothing of the rest',
} as const;

const OF_THE_FLEET = 'what the house offers';

/**
 * The retention register, with every table of the database: what personal data it holds, for how long, which job ends it, and
 * what happens to it when an account is closed or a person is erased. A test fails if a table is missing here. The texts that
 * tell people what is kept are made from it.
 */
export const RETENTION = {
  accounts: {
    holds: 'names to sign in with',
    keeps: ({ idleKeepMonths }) =>
      `until it is closed by its owner, or ${months(idleKeepMonths)} after its last use, with a month’s notice where an address was confirmed; the team’s while they are on it`,
    ends: { job: 'close-idle-accounts' },
    atClosing: 'deleted',
    because: 'it is what its owner signs in with',
  },
  profiles: {
    holds: 'names, addresses, telephone numbers',
    keeps: whileOpen,
    ends: ACCOUNT,
    atClosing: 'deleted',
    because: 'its owner wrote it',
  },
  sessions: {
    holds: 'network addresses and browsers',
    keeps: () => '90 days at most; the team’s 12 hours; a day more until the nightly sweep',
    ends: PURGE,
    atClosing: 'deleted',
    because: 'its owner sees where the account is signed in',
  },
  credentials: { holds: 'hashes of passwords', ...WAY_IN },
  second_factors: { holds: 'encrypted secrets', ...WAY_IN },
  passkeys: { holds: 'public keys, and the names that their owners gave them', ...WAY_IN },
  sign_in_challenges: {
    holds: 'whose second factor is awaited',
    keeps: () => 'ten minutes, and a day until the nightly sweep',
    ends: PURGE,
    atClosing: 'expires',
    because: 'signing in',
  },
  account_links: {
    holds: 'email addresses that links went to',
    keeps: () => 'three days at most, and a day until the nightly sweep',
    ends: PURGE,
    atClosing: 'deleted',
    because: 'a link works once, and for its own address',
  },
  known_devices: {
    holds: 'hashes that name browsers',
    keeps: () => '400 days after the last sign-in there',
    ends: PURGE,
    atClosing: 'deleted',
    because: 'nobody is locked out of their own browser by a stranger’s guesses',
  },
  sign_in_tries: {
    holds: 'names and network addresses that were tried',
    keeps: () => 'an hour, and a day until the nightly sweep',
    ends: PURGE,
    atClosing: 'expires',
    because: 'guesses are counted',
  },
  password_requests: {
    holds: 'which colleague is locked out',
    keeps: () => 'a week, and a day until the nightly sweep',
    ends: PURGE,
    atClosing: 'deleted',
    because: 'two colleagues agree',
  },
  saved_yachts: {
    holds: 'which yachts somebody likes',
    keeps: whileOpen,
    ends: ACCOUNT,
    atClosing: 'deleted',
    because: 'its owner put them aside',
  },
  saved_views: {
    holds: 'what a colleague looks for in a list',
    keeps: whileOpen,
    ends: ACCOUNT,
    atClosing: 'deleted',
    because: 'its owner named it',
  },
  charter_requests: {
    holds: 'names, addresses, telephone numbers, wishes',
    keeps: ({ booksKeepYears, inquiryKeepMonths }) =>
      `charters ${booksKeepYears} years after the return, then without whose they were; requests that came to none ${months(inquiryKeepMonths)} after the last word`,
    ends: { job: 'forget-old-charters' },
    atClosing: 'unnamed',
    because: 'tax law asks for the books of a sale for years; counsel is to say how many',
  },
  charter_quotes: {
    holds: 'who accepted, from where; who quoted',
    keeps: () => 'as long as the charter’s client is named',
    ends: { with: 'charter_requests' },
    atClosing: 'unnamed',
    because: 'what was agreed can be shown',
  },
  cases: {
    holds: 'ids alone; all that hangs on them goes with them',
    keeps: () => 'as long as the charter, inquiry or application',
    ends: { with: 'charter_requests' },
    atClosing: 'unnamed',
    because: 'history and messages need something to hang on',
  },
  case_history: {
    holds: 'who did what, and why',
    ...CASE,
    atClosing: 'unnamed',
    because: 'what was done can be followed',
  },
  case_messages: {
    holds: 'letters and notes',
    ...CASE,
    atClosing: 'deleted',
    because: 'what was written can be read again',
  },
  case_grants: {
    holds: 'hashes of links and cookies',
    keeps: () =>
      'a charter’s until 30 days after its return, or after they were made, or with the session if the client’s account asked for them; where a bank can dispute a payment, those that were used until 180 days after the return; an application’s 14 days; a day more until the nightly sweep',
    ends: PURGE,
    atClosing: 'deleted',
    because: 'guests open what is theirs without an account, and a bank is shown that they did',
  },
  ...SIGNED,
  ...DEPARTING,
  calendar_entries: {
    holds: 'why the team blocked a time; a client may be named in it',
    keeps: ({ inquiryKeepMonths }) =>
      `the reason ${months(inquiryKeepMonths)} after the block; the block itself stays`,
    ends: PURGE,
    atClosing: 'kept',
    because: 'the team’s own planning',
  },
  contact_messages: INQUIRY,
  quote_requests: INQUIRY,
  customers: {
    holds: 'names, addresses, telephone numbers, the team’s notes',
    keeps: ({ idleKeepMonths }) =>
      `as long as a request or an account names them; those the team wrote down ${months(idleKeepMonths)} after they were last active`,
    ends: { job: 'close-idle-accounts' },
    atClosing: 'deleted',
    because: 'the team knows who calls',
  },
  privacy_requests: {
    holds: 'whom the team was asked to erase or to export',
    keeps: () => '30 days; a file that was agreed to 7 days more',
    ends: { job: 'close-idle-accounts' },
    atClosing: 'expires',
    because: 'two colleagues agree',
  },
  financing_applications: { holds: 'all that a lender asks; birthday and SSN digits sealed', ...APPLICATION },
  financing_consents: { holds: 'what was agreed to, when and from where', ...APPLICATION },
  financing_documents: { holds: 'names of files, sealed', ...APPLICATION },
  financing_requested_documents: { holds: 'what was asked for besides', ...APPLICATION },
  stored_files: {
    holds: 'keys of the files, sealed; the files themselves in DATA_DIR/files or the bucket, sealed',
    keeps: () => 'as long as the document that names it, then minutes',
    ends: { job: 'sweep-files' },
    atClosing: 'kept',
    because: 'part of the application',
  },
  financing_drafts: {
    holds: 'an unfinished application, without what is sealed',
    keeps: () => '30 days after the last word',
    ends: { job: 'forget-old-applications' },
    atClosing: 'deleted',
    because: 'its owner may go on with it',
  },
  outbox: {
    holds: 'addresses, subjects and words of mails',
    keeps: () =>
      'words until sent, or two weeks; the row 90 days, a year where it could not be sent, until 180 days after the return where a bank can dispute a charter’s payment',
    ends: PURGE,
    atClosing: 'deleted',
    because: 'nothing is mailed twice, the team sees what did not arrive, and a bank what was sent',
  },
  activity: {
    holds: 'what colleagues did, by name; clients by the end of an id',
    keeps: () => 'seven years; until then nobody can change or delete it',
    ends: PURGE,
    atClosing: 'kept',
    because: 'a log that can be changed proves nothing',
  },
  activity_counts: {
    holds: 'account ids',
    keeps: () => 'two days',
    ends: PURGE,
    atClosing: 'expires',
    because: 'what repeats is counted',
  },
  idempotency_keys: {
    holds: 'answers to forms, by a hash of the caller',
    keeps: () => 'a day, and a day until the nightly sweep',
    ends: PURGE,
    atClosing: 'expires',
    because: 'a form that is sent twice makes one record',
  },
  call_counts: {
    holds: 'network addresses',
    keeps: () => 'a minute, and a day until the nightly sweep',
    ends: PURGE,
    atClosing: 'expires',
    because: 'calls are limited',
  },
  ...BOOKED,
  waiting_security_events: CHAIN,
  security_events: CHAIN,
  security_chain: { withoutPeople: 'where the chain ends' },
  backup_results: { withoutPeople: 'how backups went' },
  key_fingerprints: { withoutPeople: 'names of keys' },
  lenders: { withoutPeople: 'firms and their business contacts, which the team keeps true' },
  testimonials: { withoutPeople: 'published with their author’s leave; the team takes them off' },
  crew: { withoutPeople: 'published with their leave; the team takes them off' },
  faqs: { withoutPeople: 'questions and answers of the house’s own' },
  showcase_yachts: { withoutPeople: OF_THE_FLEET },
  site_settings: { withoutPeople: 'what the house says of itself' },
  events: { withoutPeople: OF_THE_FLEET },
  add_ons: { withoutPeople: OF_THE_FLEET },
  packages: { withoutPeople: OF_THE_FLEET },
  yachts: { withoutPeople: OF_THE_FLEET },
  yacht_pricing: { withoutPeople: OF_THE_FLEET },
  uploaded_pictures: { withoutPeople: 'pictures that staff uploaded, by their contents' },
  calendar_parts: { withoutPeople: 'which yachts are taken when, in bits' },
  calendar_changes: { withoutPeople: 'whose calendar changed: yachts, not people' },
} as const satisfies Readonly<Record<string, Kept>>;

/** The tables that hold personal data. */
export function personalTables(): readonly (readonly [string, Personal])[] {
  return Object.entries<Kept>(RETENTION).flatMap(([table, kept]) =>
    'holds' in kept ? [[table, kept] as const] : [],
  );
}
