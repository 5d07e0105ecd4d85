import { words } from './words/index.ts';

/** The largest number of mails of a kind within an hour. */
type Limit = {
  /** To the same address. */
  readonly toAnAddress: number;
  /** About the same record, whatever the address: an account's owner can change its address at will. */
  readonly aboutARecord?: number;
};

/**
 * The kinds of mails, with their limits per hour. Anybody can enter somebody else's address in our forms, so each kind is
 * limited: after three mails of a kind, the address's owner has been told.
 */
export const MAILS_AN_HOUR = {
  /** "We have your request", sent to whatever address was typed into a form. */
  acknowledgement: { toAnAddress: 3 },
  /** "Is this your address?", to confirm an address. */
  'address-confirmation': { toAnAddress: 3, aboutARecord: 6 },
  /** The notice of an application's changed address, to the old and the new one. */
  'contact-change': { toAnAddress: 3, aboutARecord: 6 },
  /** A new link to an application, sent on request. */
  'application-link': { toAnAddress: 3 },
  'password-reset': { toAnAddress: 5 },
  /** "Somebody has signed in with a new browser". Anybody who knows the password can cause as many as they like. */
  'new-device': { toAnAddress: 10 },
  /** Changes to the ways to sign in to an account. No other kind of mail may use up this limit. */
  security: { toAnAddress: 30 },
  /**
   * The link that restores a confirmed address after another has replaced it. Without this mail the owner could not undo the
   * change, so it has no limit. It is sent once for each confirmed address, and confirming one takes a mail of a limited kind.
   */
  'address-changed': { toAnAddress: Number.POSITIVE_INFINITY },
  /** Mails caused by a colleague or the calendar: quotes, confirmations, reminders, answers, statuses. */
  news: { toAnAddress: 30 },
  /** What a colleague has written by hand to a client. */
  letter: { toAnAddress: 30 },
  /** Mails to the team's own mailbox have no limit. */
  team: { toAnAddress: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, Limit>;

export type MailKind = keyof typeof MAILS_AN_HOUR;

/** The kinds that tell a client what is so about their record: they arrive in the order in which they were written. */
export const IN_ORDER: readonly MailKind[] = ['news', 'letter'];

export const limitOf = (kind: MailKind): Limit => MAILS_AN_HOUR[kind];

/**
 * How long a mail that its server puts off holds back newer ones about the same record, and how long before its own end a mail is
 * held back no more. A server that puts off strangers takes the mail well within that time; one that still has not may never.
 */
export const HELD_BACK_MS = 2 * 3_600_000;

/** Stands in place of the server's answer for a mail that waited until it was of no use. */
export const TOO_LATE = 'its time has passed';
/** Stands there for a mail that was given up because its address was corrected before it went out. */
export const ADDRESS_LEFT = 'its address was corrected';

/** The meaning of a mail server's answers, for staff; the first match counts. */
const FAILURES: readonly (readonly [RegExp, keyof typeof words.mailFailures])[] = [
  [new RegExp(TOO_LATE), 'late'],
  [new RegExp(ADDRESS_LEFT), 'corrected'],
  [/\bEAUTH\b|\b53[05]\b/, 'signIn'],
  [/\b(452|552)\b/, 'full'],
  [/\b55[013]\b/, 'unknown'],
  [/\b5\d\d\b/, 'refused'],
  [/\b4\d\d\b/, 'putOff'],
  [/\bE(CONNECTION|SOCKET|TIMEDOUT|DNS|TLS|CONNREFUSED|CONNRESET)\b/, 'away'],
];

/** Why a mail failed, in the reader's language, to continue after a colon. */
export function failureWords(lastError: string | null): string {
  return words.mailFailures[FAILURES.find(([answer]) => answer.test(lastError ?? ''))?.[1] ?? 'nobody'];
}

/**
 * The name for a mail's greeting; undefined if the text is not clearly a name. The form's sender may not
 * own the address that the mail goes to, so a stranger must not be able to put other text into the mail.
 */
export function greetingName(firstName: string): string | undefined {
  return /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u.test(firstName) ? firstName : undefined;
}

/** The greeting of a mail; without a name if the text is not clearly one. */
export function greeting(firstName: string): string {
  const name = greetingName(firstName);
  return name ? words.dear(name) : words.hello;
}

/** The domain in "Name <box@host>" or "box@host". */
export function domainOf(sender: string): string {
  return /@([^@>\s]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost';
}

/** A subject must be one header line, whatever a visitor typed into a name. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
