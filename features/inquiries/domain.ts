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

/** The choices of the contact form (product 5.1). Their labels are in words/, under the same keys. */
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

/** One line of a summary: a label and its value. */
export type Fact = { readonly label: string; readonly value: string };

/** The facts that have a value, as text; empty ones are dropped. */
export const told = (facts: readonly { label: string; value: string | number | null }[]): Fact[] =>
  facts.flatMap(({ label, value }) =>
    value === null || value === '' ? [] : [{ label, value: String(value) }],
  );

/**
 * The states of an inquiry: new (nobody has answered), answered, or closed. Only staff change the state, at any time. Answering
 * by email and making a charter request have forms of their own; of all changes, the sender only gets the answer.
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
      // For inquiries that were answered by phone, without a mail.
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

/** Every transition of an inquiry, with the state it leads to. */
export const INQUIRY_TRANSITIONS = transitionsOf<
  InquiryState,
  InquiryEvent,
  Way<InquiryState, 'staff', never, InquiryEvent>
>(INQUIRY_STATES);

/** The transition without a form to each state that has one. */
export const INQUIRY_STEPS = stepsOf(INQUIRY_STATES);

const { markAnswered, close, reopen } = INQUIRY_TRANSITIONS;

/**
 * Whether staff may set that state by hand. For example, an inquiry without a written answer may be marked as answered, but an
 * answered one cannot become new.
 */
export function mayBeSet(from: InquiryState, to: InquiryState): boolean {
  return from === to || mayBecome({ markAnswered, close, reopen }, 'staff', from, to);
}

/** The form that an inquiry comes from. */
export const INQUIRY_KINDS = ['contact', 'quote'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/**
 * How a charter made from the inquiry is paid, unless staff choose otherwise: senders of the quote form were told the rules for
 * events.
 */
export const usualBilling = (kind: InquiryKind): BilledAs => (kind === 'quote' ? 'event' : 'charter');

export const INQUIRY_SORTS = ['newest', 'oldest'] as const;

/** The contents of either form, for staff. */
export type Inquiry = {
  readonly kind: InquiryKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The occasion of a contact message, or the event of a quote request. */
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

/** The topic of an inquiry in the reader's language; empty if the sender did not choose one. */
export function topicOf({ kind, topic }: Pick<Inquiry, 'kind' | 'topic'>): string {
  if (topic === null) return '';
  return kind === 'contact' ? (worded(words.occasions, topic) ?? '') : words.eventTypeNamed(topic);
}

/** How the sender would like to be answered, as a line; empty if they did not choose. */
export const contactLine = ({ contactMethod }: Pick<Inquiry, 'contactMethod'>): string => {
  const [fact] = told([
    { label: words.factLabels.contact, value: worded(words.contactMethods, contactMethod) },
  ]);
  return fact ? `${fact.label}: ${fact.value}` : '';
};

/** The sender's other entries besides name and message, in the form's order; empty ones are left out. */
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
