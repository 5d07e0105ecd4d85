import type { CharterDay } from '#core/charter-time.ts';
import {
  type EventOf,
  mayBecome,
  type StateRow,
  statesOf,
  stepsOf,
  transitionsOf,
  type Way,
} from '#features/cases/domain.ts';
import type { QuoteEventType } from '#features/events/domain.ts';
import type { BilledAs } from '#features/pricing/domain/index.ts';
import { dayText } from '#words/days.ts';
import { words } from './words/index.ts';

/** The choices of the contact form (product 5.1). What a person reads of each is in words/, under the same names. */
export const OCCASIONS = ['wedding', 'birthday', 'corporate', 'anniversary', 'other'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const CONTACT_METHODS = ['phone', 'email', 'whatsapp'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

export const DURATIONS = ['2', '4', '6', '8', 'full-day'] as const;
export type Duration = (typeof DURATIONS)[number];

export const PREFERRED_TIMES = ['morning', 'afternoon', 'evening'] as const;
export type PreferredTime = (typeof PREFERRED_TIMES)[number];

/** A message from the contact form. */
export type ContactMessage = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly numberOfGuests: number | null;
  readonly occasion: Occasion | null;
  readonly contactMethod: ContactMethod | null;
  readonly preferredOn: CharterDay | null;
  readonly duration: Duration | null;
  readonly preferredTime: PreferredTime | null;
  readonly message: string;
};

/** A request for an event's quote. */
export type QuoteRequest = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly eventType: QuoteEventType | null;
  readonly eventOn: CharterDay | null;
  readonly guests: number | null;
  readonly message: string;
};

/** One line of a summary: what was asked and what was answered. */
export type Fact = { readonly label: string; readonly value: string };

/** The facts with a value, as text; those left empty are dropped. */
export const told = (facts: readonly { label: string; value: string | number | null }[]): Fact[] =>
  facts.flatMap(({ label, value }) =>
    value === null || value === '' ? [] : [{ label, value: String(value) }],
  );

/** What the sender told us, in the form's order, as the team is mailed it; what was left open is left out. */
export function contactFacts(message: ContactMessage): Fact[] {
  const { occasion, contactMethod, duration, preferredTime } = message;
  return told([
    { label: 'Name', value: `${message.firstName} ${message.lastName}` },
    { label: 'Email', value: message.email },
    { label: 'Phone', value: message.phone },
    { label: 'Guests', value: message.numberOfGuests },
    { label: 'Occasion', value: occasion && words.occasions[occasion] },
    { label: 'Preferred contact', value: contactMethod && words.contactMethods[contactMethod] },
    { label: 'Date', value: message.preferredOn && dayText(message.preferredOn, 'full') },
    { label: 'Duration', value: duration && words.durations[duration] },
    { label: 'Preferred time', value: preferredTime && words.preferredTimes[preferredTime] },
  ]);
}

/** What the sender asked for, in the form's order; what was left open is left out. */
export function quoteFacts(request: QuoteRequest): Fact[] {
  return told([
    { label: 'Name', value: request.name },
    { label: 'Email', value: request.email },
    { label: 'Phone', value: request.phone },
    { label: 'Event', value: request.eventType },
    { label: 'Date', value: request.eventOn && dayText(request.eventOn, 'full') },
    { label: 'Guests', value: request.guests },
  ]);
}

/**
 * Where an inquiry stands: nobody has answered yet, somebody has, or it is done with. What becomes of it is staff's alone, at
 * any time; a reply and a charter request have forms of their own, and only the reply is told to whoever wrote.
 */
export const INQUIRY_STATES = {
  new: {
    label: () => 'New',
    colour: 'yellow',
    isOver: false,
    told: null,
    ways: {
      reopen: {
        from: ['closed'],
        by: ['staff'],
        button: 'Open again',
        asks: false,
        undo: 'close',
        done: 'The inquiry is open again',
      },
    },
  },
  answered: {
    label: () => 'Answered',
    colour: 'green',
    isOver: false,
    told: null,
    ways: {
      answer: {
        from: ['new', 'answered', 'closed'],
        by: ['staff'],
        button: 'Answer by email',
        asks: true,
        undo: null,
        nextFrom: ['new'],
      },
      // By phone, where no mail goes out.
      markAnswered: {
        from: ['new'],
        by: ['staff'],
        button: 'Mark as answered',
        asks: false,
        undo: null,
        isMark: true,
        done: 'The inquiry is marked as answered',
      },
    },
  },
  closed: {
    label: () => 'Closed',
    colour: 'grey',
    isOver: true,
    told: null,
    ways: {
      close: {
        from: ['new', 'answered'],
        by: ['staff'],
        button: 'Close inquiry',
        asks: false,
        undo: 'reopen',
        done: 'The inquiry is closed',
      },
      book: {
        from: ['new', 'answered', 'closed'],
        by: ['staff'],
        button: 'Create a charter request',
        asks: true,
        undo: 'reopen',
      },
    },
  },
} as const satisfies Readonly<Record<string, StateRow<string, 'staff', never, string>>>;

export type InquiryState = keyof typeof INQUIRY_STATES;
export const INQUIRY_STATE_NAMES = statesOf(INQUIRY_STATES);

type InquiryEvent = EventOf<typeof INQUIRY_STATES>;

/** Every way in which an inquiry changes, with the state it leads to. */
export const INQUIRY_TRANSITIONS = transitionsOf<
  InquiryState,
  InquiryEvent,
  Way<InquiryState, 'staff', never, InquiryEvent>
>(INQUIRY_STATES);

/** The plain step to each state that has one. */
export const INQUIRY_STEPS = stepsOf(INQUIRY_STATES);

const { markAnswered, close, reopen } = INQUIRY_TRANSITIONS;

/** True where staff may set that state by hand: what nobody wrote is not answered, what is answered is not new. */
export function mayBeSet(from: InquiryState, to: InquiryState): boolean {
  return from === to || mayBecome({ markAnswered, close, reopen }, 'staff', from, to);
}

/** Which form it came from. */
export const INQUIRY_KINDS = ['contact', 'quote'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/** How what becomes of it is paid, unless staff say otherwise: whoever asked for an event's quote was told its rules. */
export const usualBilling = (kind: InquiryKind): BilledAs => (kind === 'quote' ? 'event' : 'charter');

export const INQUIRY_SORTS = ['newest', 'oldest'] as const;

/** Either form's contents as staff read them. */
export type Inquiry = {
  readonly kind: InquiryKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The occasion of a message, the event of a quote. */
  readonly topic: string | null;
  readonly day: CharterDay | null;
  readonly guests: number | null;
  readonly message: string;
  readonly contactMethod: string | null;
  readonly duration: string | null;
  readonly preferredTime: string | null;
};

const worded = (choices: Readonly<Record<string, string>>, chosen: string | null) =>
  chosen === null ? null : (choices[chosen] ?? chosen);

/** What an inquiry is about, in the form's own words as the reader has them; empty when its sender left it open. */
export function topicOf({ kind, topic }: Pick<Inquiry, 'kind' | 'topic'>): string {
  if (topic === null) return '';
  return kind === 'contact' ? (worded(words.occasions, topic) ?? '') : words.eventTypeNamed(topic);
}

/** What the sender told us beside name and words, in the form's order; what was left open is left out. */
export function inquiryFacts(inquiry: Inquiry): Fact[] {
  const { kind, phone, guests, day } = inquiry;
  const { factLabels: label } = words;
  return told([
    { label: kind === 'contact' ? label.occasion : label.event, value: topicOf(inquiry) },
    { label: label.date, value: day && dayText(day, 'full') },
    { label: label.guests, value: guests },
    { label: label.duration, value: worded(words.durations, inquiry.duration) },
    { label: label.time, value: worded(words.preferredTimes, inquiry.preferredTime) },
    { label: label.contact, value: worded(words.contactMethods, inquiry.contactMethod) },
    { label: words.phone, value: phone },
  ]);
}
