import {
  badgeOf,
  type EventOf,
  type StateRow,
  type StepOf,
  type SteppedTo as StepTarget,
  statesOf,
  stepsOf,
  transitionsOf,
  type Way,
} from '#features/cases/domain.ts';
import { words } from '../words/index.ts';

/** In which role somebody acts on a charter: its client (by account or mailed link), or staff for the business. */
export type CharterRole = 'client' | 'staff';

/** The moments that an event may require; `moments.ts` defines each. */
export type Moment =
  | 'before departure'
  | 'after departure'
  | 'after return'
  | 'within a day'
  | 'by its client: not departed'
  | 'client known';

/**
 * The statuses of a request without a price from staff, those of an open one, and with them `confirmed`, in which a charter is
 * open too.
 */
const UNANSWERED = ['pending', 'reviewed', 'contacted'] as const;
export const REQUESTED = [...UNANSWERED, 'quoted'] as const;
export const OPEN = [...REQUESTED, 'confirmed'] as const;

/** One way from status to status, as charters have it. */
type CharterWay<Status extends string, Event extends string> = Way<Status, CharterRole, Moment, Event> & {
  /** The verb with which the activity log records the step. */
  readonly logged: string;
};

type CharterRow = StateRow<string, CharterRole, Moment, string> & {
  /** The heading of the client's page. */
  readonly heading: () => string;
  readonly ways: Readonly<Record<string, CharterWay<string, string>>>;
};

/**
 * The statuses of a charter, in the order in which it moves forward (product 4.5). Staff may skip forward up to confirmed and
 * never go back, except that they can reopen a cancelled charter and, for a day, take back a completion. A quote, a confirmation,
 * a cancellation and a no-show each send a mail of their own, so `told` is null.
 */
export const CHARTER_STATES = {
  pending: {
    label: () => words.statuses.pending,
    colour: 'yellow',
    heading: () => words.headings.request,
    isOver: false,
    told: null,
    ways: {
      reopen: {
        from: ['cancelled'],
        by: ['staff'],
        moment: 'client known',
        asks: false,
        undo: 'cancel',
        isStep: true,
        logged: 'reopened',
      },
    },
  },
  reviewed: {
    label: () => words.statuses.reviewed,
    colour: 'blue',
    heading: () => words.headings.request,
    isOver: false,
    told: null,
    ways: {
      review: {
        from: ['pending'],
        by: ['staff'],
        asks: false,
        undo: null,
        isMark: true,
        isStep: true,
        logged: 'reviewed',
      },
    },
  },
  contacted: {
    label: () => words.statuses.contacted,
    colour: 'purple',
    heading: () => words.headings.request,
    isOver: false,
    told: null,
    ways: {
      contact: {
        from: ['pending', 'reviewed'],
        by: ['staff'],
        asks: false,
        undo: null,
        isMark: true,
        isStep: true,
        logged: 'contacted',
      },
    },
  },
  quoted: {
    label: () => words.statuses.quoted,
    colour: 'orange',
    heading: () => words.headings.quote,
    isOver: false,
    told: null,
    ways: {
      // No moment is required: a quote may be for another time than the charter's own.
      quote: {
        from: REQUESTED,
        by: ['staff'],
        asks: true,
        undo: null,
        nextFrom: UNANSWERED,
        logged: 'quoted',
      },
    },
  },
  confirmed: {
    label: () => words.statuses.confirmed,
    colour: 'green',
    heading: () => words.headings.charter,
    isOver: false,
    told: null,
    ways: {
      accept: {
        from: ['quoted'],
        by: ['client'],
        moment: 'before departure',
        asks: true,
        undo: null,
        logged: 'accepted',
      },
      confirm: {
        from: REQUESTED,
        by: ['staff'],
        moment: 'before departure',
        asks: true,
        undo: null,
        nextFrom: ['quoted'],
        logged: 'confirmed',
      },
      uncomplete: {
        from: ['completed'],
        by: ['staff'],
        moment: 'within a day',
        asks: false,
        undo: 'complete',
        isStep: true,
        logged: 'took back the completion of',
      },
    },
  },
  completed: {
    label: () => words.statuses.completed,
    colour: 'grey',
    heading: () => words.headings.charter,
    isOver: true,
    told: null,
    ways: {
      complete: {
        from: ['confirmed'],
        by: ['staff'],
        moment: 'after return',
        asks: { isDangerous: false },
        undo: 'uncomplete',
        nextFrom: ['confirmed'],
        isStep: true,
        logged: 'completed',
      },
    },
  },
  'no-show': {
    label: () => words.statuses['no-show'],
    colour: 'red',
    heading: () => words.headings.charter,
    isOver: true,
    told: null,
    ways: {
      miss: {
        from: ['confirmed'],
        by: ['staff'],
        moment: 'after departure',
        asks: { isDangerous: true },
        undo: null,
        isStep: true,
        logged: 'marked as a no-show',
      },
    },
  },
  cancelled: {
    label: () => words.statuses.cancelled,
    colour: 'red',
    heading: () => words.statuses.cancelled,
    isOver: true,
    told: null,
    ways: {
      cancel: {
        from: OPEN,
        by: ['staff', 'client'],
        moment: 'by its client: not departed',
        asks: true,
        undo: 'reopen',
        logged: 'cancelled',
      },
    },
  },
} as const satisfies Readonly<Record<string, CharterRow>>;

/** The ways in which a charter changes without changing its status. */
const CHANGES = {
  // A quoted charter can't be moved, because its quote is for one time: staff send a new quote instead.
  move: {
    from: [...UNANSWERED, 'confirmed'],
    by: ['staff'],
    moment: 'client known',
    asks: true,
    undo: 'move',
    logged: 'moved',
  },
  // Of one that has ended, only how its client is reached (product 4.9).
  correct: {
    from: [...OPEN, 'completed', 'no-show', 'cancelled'],
    by: ['staff'],
    moment: 'client known',
    asks: true,
    undo: 'correct',
    logged: 'corrected',
  },
} as const satisfies Readonly<Record<string, CharterWay<string, string>>>;

export type CharterStatus = keyof typeof CHARTER_STATES;
export const CHARTER_STATUSES = statesOf(CHARTER_STATES);

/**
 * What can happen to a charter. The client accepts (`accept`), staff confirm (`confirm`); `uncomplete` takes back a completion.
 */
export type CharterEvent = EventOf<typeof CHARTER_STATES> | keyof typeof CHANGES;

/** Every event, with the status it leads to. */
export const CHARTER_TRANSITIONS = transitionsOf<
  CharterStatus,
  CharterEvent,
  CharterWay<CharterStatus, CharterEvent>
>(CHARTER_STATES, CHANGES);
export const CHARTER_EVENTS = statesOf(CHARTER_TRANSITIONS);

/** For each status that staff can set directly, the event that does it. */
export const STEPS = stepsOf(CHARTER_STATES);
export type StepEvent = StepOf<typeof CHARTER_STATES>;
export type SteppedTo = StepTarget<typeof CHARTER_STATES>;

/** Whether staff bring this event about by setting the status directly. */
export function isStep(event: CharterEvent): event is StepEvent {
  return CHARTER_TRANSITIONS[event].isStep === true;
}

/** A status as a badge shows it (product 4.5). An unknown status is gray, under its own name. */
export const statusBadge = (status: string) => badgeOf(CHARTER_STATES, status);

/**
 * Whether a request may be spam: only one that was never quoted or confirmed. Whoever was is a client, also after a cancellation
 * or a move.
 */
export const mayBeSpam = (status: CharterStatus, was: { isQuoted: boolean; isConfirmed: boolean }): boolean =>
  UNANSWERED.some((one) => one === status) && !was.isQuoted && !was.isConfirmed;

/**
 * True for a status in which the charter is over. Staff can then only reopen it, take back a completion for a day, and correct how
 * its client is reached.
 */
export const isOver = (status: CharterStatus): boolean => CHARTER_STATES[status].isOver;
