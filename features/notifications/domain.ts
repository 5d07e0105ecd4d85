import { words } from './words/index.ts';

/** How many mails of a kind go out within an hour. */
type Limit = {
  /** To one address. */
  readonly toAnAddress: number;
  /** About one record, whatever the address: that of an account can be changed as often as somebody likes. */
  readonly aboutARecord?: number;
};

/**
 * Why we write, and how often within an hour. Forms are open to everyone, so each of them can name an address of
 * somebody else; a mailbox that gets three of a kind has been told.
 */
export const MAILS_AN_HOUR = {
  /** "We have your request", to whatever address a form was given. */
  acknowledgement: { toAnAddress: 3 },
  /** "Is this your address?" */
  'address-confirmation': { toAnAddress: 3, aboutARecord: 6 },
  /** Word of an application's changed address, to the old one and the new one. */
  'contact-change': { toAnAddress: 3, aboutARecord: 6 },
  /** A new link to an application, for the asking. */
  'application-link': { toAnAddress: 3 },
  'password-reset': { toAnAddress: 5 },
  /** "Somebody has signed in with a new browser": whoever knows the password can bring about as many as they like. */
  'new-device': { toAnAddress: 10 },
  /** What was done to an account's ways in. No other mail may use its limit up. */
  security: { toAnAddress: 30 },
  /**
   * The way back to a confirmed address that another took the place of: without its mail there is none. It goes out once for each
   * confirmed address, and confirming one takes a mail of a kind that is counted.
   */
  'address-changed': { toAnAddress: Number.POSITIVE_INFINITY },
  /** What a colleague or the calendar causes: quotes, confirmations, reminders, answers, statuses. */
  news: { toAnAddress: 30 },
  /** The team's own mailbox hears of everything. */
  team: { toAnAddress: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, Limit>;

export type MailKind = keyof typeof MAILS_AN_HOUR;

export const limitOf = (kind: MailKind): Limit => MAILS_AN_HOUR[kind];

/** What each answer of a mail server means to whoever wrote; the first that fits counts. */
const FAILURES: readonly (readonly [RegExp, keyof typeof words.mailFailures])[] = [
  [/\bEAUTH\b|\b53[05]\b/, 'signIn'],
  [/\b(452|552)\b/, 'full'],
  [/\b55[013]\b/, 'unknown'],
  [/\b5\d\d\b/, 'refused'],
  [/\b4\d\d\b/, 'putOff'],
  [/\bE(CONNECTION|SOCKET|TIMEDOUT|DNS|TLS|CONNREFUSED|CONNRESET)\b/, 'away'],
];

/** Why a mail failed, in words that go on after a colon, in the language of whoever asks. */
export function failureWords(lastError: string | null): string {
  return words.mailFailures[FAILURES.find(([answer]) => answer.test(lastError ?? ''))?.[1] ?? 'nobody'];
}

/**
 * The name a mail greets with; undefined when it is not plainly a name. The mail goes to an address that nobody has
 * proved to own, so a stranger must not be able to make it say more than a name.
 */
export function greetingName(firstName: string): string | undefined {
  return /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u.test(firstName) ? firstName : undefined;
}

/** How a mail begins; without a name where it is not plainly one. */
export function greeting(firstName: string): string {
  const name = greetingName(firstName);
  return name ? words.dear(name) : words.hello;
}
