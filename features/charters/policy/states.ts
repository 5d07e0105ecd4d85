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

/** As whom somebody acts on a charter: as its own client, by the account or by a mailed link, or for the business. */
export type CharterRole = 'client' | 'staff';

/** The moments that an event may need; `moments.ts` says when each is. */
export type Moment =
  | 'before departure'
  | 'after departure'
  | 'after return'
  | 'within a day'
  | 'not over'
  | 'by its client: not departed';

/** What becomes of an open request; a charter that is confirmed is open too. */
const REQUESTED = ['pending', 'reviewed', 'contacted', 'quoted'] as const;
const OPEN = [...REQUESTED, 'confirmed'] as const;

/** A way as charters have it. */
type CharterWay<Status extends string, Event extends string> = Way<Status, CharterRole, Moment, Event> & {
  /** What the log says that a colleague did. */
  readonly logged: string;
};

type CharterRow = StateRow<string, CharterRole, Moment, string> & {
  /** What the charter is called over its client's page. */
  readonly heading: () => string;
  readonly ways: Readonly<Record<string, CharterWay<string, string>>>;
};

/**
 * What becomes of a charter, in the order in which it goes forward (product 4.5). Staff may skip forward up to confirmed and never go back, save for reopening what was cancelled and, for a day,
 * taking back a completion. Of a quote, a confirmation, a cancellation and a no-show mails of their own tell.
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
      // It may be quoted for another time than its own, so that it needs no moment here.
      quote: {
        from: REQUESTED,
        by: ['staff'],
        asks: true,
        undo: null,
        nextFrom: ['pending', 'reviewed', 'contacted'],
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

/** How a charter changes and stays in its state. */
const CHANGES = {
  // A quote was made for one time: its charter is moved by quoting anew.
  move: {
    from: ['pending', 'reviewed', 'contacted', 'confirmed'],
    by: ['staff'],
    asks: true,
    undo: 'move',
    logged: 'moved',
  },
  correct: {
    from: OPEN,
    by: ['staff'],
    moment: 'not over',
    asks: true,
    undo: 'correct',
    logged: 'corrected',
  },
} as const satisfies Readonly<Record<string, CharterWay<string, string>>>;

export type CharterStatus = keyof typeof CHARTER_STATES;
export const CHARTER_STATUSES = statesOf(CHARTER_STATES);

/**
 * What can happen to a charter. `accept` is the client's word, `confirm` the team's; `uncomplete` takes back a completion.
 */
export type CharterEvent = EventOf<typeof CHARTER_STATES> | keyof typeof CHANGES;

/** Every way in which a charter changes, with the status it leads to. */
export const CHARTER_TRANSITIONS = transitionsOf<
  CharterStatus,
  CharterEvent,
  CharterWay<CharterStatus, CharterEvent>
>(CHARTER_STATES, CHANGES);
export const CHARTER_EVENTS = statesOf(CHARTER_TRANSITIONS);

/** The plain step of the team to each status that has one. */
export const STEPS = stepsOf(CHARTER_STATES);
export type StepEvent = StepOf<typeof CHARTER_STATES>;
export type SteppedTo = StepTarget<typeof CHARTER_STATES>;

/** Whether an event is a plain step of the team. */
export function isStep(event: CharterEvent): event is StepEvent {
  return CHARTER_TRANSITIONS[event].isStep === true;
}

/** A status as a badge shows it (product 4.5). One that is not known is grey, under its own name. */
export const statusBadge = (status: string) => badgeOf(CHARTER_STATES, status);

/** True for a charter that is over and done with: only reopening, or a day's second thought, changes its status. */
export const isOver = (status: CharterStatus): boolean => CHARTER_STATES[status].isOver;
