import { stateAfter, type TransitionTable } from '#core/state-machine.ts';
import { CHARTER_EVENTS, type CharterEvent, type CharterStatus } from './domain.ts';

/** As whom somebody acts on a charter: as its own client, by the account or by a mailed link, or for the house. */
export type CharterRole = 'client' | 'staff';

/** What a transition's moment is judged by. */
export type DatedCharter = {
  readonly status: CharterStatus;
  readonly departsAt: Date;
  readonly returnsAt: Date;
  /** When it was marked as completed; null unless it is. */
  readonly completedAt: Date | null;
};

/** For how long a charter that was marked as completed can be taken back (decisions §4). */
export const UNDO_HOURS = 24;
const HOUR_MS = 3_600_000;

/** The moments that transitions need, each with the reason of its refusal. */
const MOMENTS = {
  'before departure': {
    refusal: 'slot-begun',
    isNow: ({ departsAt }, now) => now < departsAt,
  },
  'after return': {
    refusal: 'charter-not-over',
    isNow: ({ returnsAt }, now) => now >= returnsAt,
  },
  'within a day': {
    refusal: 'undo-too-late',
    isNow: ({ completedAt }, now) =>
      completedAt !== null && now.getTime() < completedAt.getTime() + UNDO_HOURS * HOUR_MS,
  },
  // A request that nobody confirmed went nowhere: it may still be corrected.
  'not over': {
    refusal: 'not-in-this-state',
    isNow: ({ status, returnsAt }, now) => status !== 'confirmed' || now < returnsAt,
  },
  // A confirmed charter that has departed is under way; the house alone calls it off then.
  'by its client: not departed': {
    refusal: 'charter-departed',
    isNow: ({ status, departsAt }, now, role) =>
      role === 'staff' || status !== 'confirmed' || now < departsAt,
  },
} as const satisfies Record<
  string,
  { refusal: string; isNow: (charter: DatedCharter, now: Date, role: CharterRole) => boolean }
>;

/** What becomes of an open request; a charter that is confirmed is open too. */
const REQUESTED = ['pending', 'reviewed', 'contacted', 'quoted'] as const;
const OPEN = [...REQUESTED, 'confirmed'] as const;

/**
 * What can happen to a charter (decisions §4, Request statuses): staff may skip forward up to confirmed and never go back,
 * save for reopening what was cancelled and, for a day, taking back a completion.
 */
export const CHARTER_TRANSITIONS = {
  review: { from: ['pending'], to: 'reviewed', by: ['staff'], asks: false, undo: null, isMark: true },
  contact: {
    from: ['pending', 'reviewed'],
    to: 'contacted',
    by: ['staff'],
    asks: false,
    undo: null,
    isMark: true,
  },
  // It may be quoted for another time than its own, so that it needs no moment here.
  quote: {
    from: REQUESTED,
    to: 'quoted',
    by: ['staff'],
    asks: true,
    undo: null,
    nextFrom: ['pending', 'reviewed', 'contacted'],
  },
  accept: {
    from: ['quoted'],
    to: 'confirmed',
    by: ['client'],
    moment: 'before departure',
    asks: true,
    undo: null,
  },
  confirm: {
    from: REQUESTED,
    to: 'confirmed',
    by: ['staff'],
    moment: 'before departure',
    asks: true,
    undo: null,
    nextFrom: ['quoted'],
  },
  complete: {
    from: ['confirmed'],
    to: 'completed',
    by: ['staff'],
    moment: 'after return',
    asks: true,
    undo: 'uncomplete',
    nextFrom: ['confirmed'],
  },
  uncomplete: {
    from: ['completed'],
    to: 'confirmed',
    by: ['staff'],
    moment: 'within a day',
    asks: false,
    undo: 'complete',
  },
  cancel: {
    from: OPEN,
    to: 'cancelled',
    by: ['staff', 'client'],
    moment: 'by its client: not departed',
    asks: true,
    undo: 'reopen',
  },
  reopen: { from: ['cancelled'], to: 'pending', by: ['staff'], asks: false, undo: 'cancel' },
  // A quote was made for one time: its charter is moved by quoting anew.
  move: {
    from: ['pending', 'reviewed', 'contacted', 'confirmed'],
    to: null,
    by: ['staff'],
    asks: true,
    undo: 'move',
  },
  correct: { from: OPEN, to: null, by: ['staff'], moment: 'not over', asks: true, undo: 'correct' },
} as const satisfies TransitionTable<CharterStatus, CharterRole, keyof typeof MOMENTS, CharterEvent>;

const rowOf = (
  event: CharterEvent,
): TransitionTable<CharterStatus, CharterRole, keyof typeof MOMENTS, CharterEvent>[CharterEvent] =>
  CHARTER_TRANSITIONS[event];

/** The status of a charter after an event, whoever brings it about and whenever; null where its status does not allow it. */
export function statusAfter(event: CharterEvent, status: CharterStatus): CharterStatus | null {
  return stateAfter(rowOf(event), status);
}

/** Whether the role may bring the event about. A name typed under a quote is the client's alone. */
export function mayDo(role: CharterRole, event: CharterEvent): boolean {
  return rowOf(event).by.includes(role);
}

/** Why an event can't be brought about by that role at that moment; null when it can. */
export function refusalOf(event: CharterEvent, charter: DatedCharter, role: CharterRole, now: Date) {
  if (!mayDo(role, event)) return 'not-allowed';
  if (statusAfter(event, charter.status) === null) return 'not-in-this-state';
  const { moment } = rowOf(event);
  return moment && !MOMENTS[moment].isNow(charter, now, role) ? MOMENTS[moment].refusal : null;
}

/** The sensible next step of the team with a charter; null when nothing is to be done now. */
export function nextStep(charter: DatedCharter, now: Date): CharterEvent | null {
  // To quote a time that has passed is to quote another: that is no step of course.
  if (charter.status !== 'confirmed' && charter.departsAt <= now) return null;
  const isNext = (event: CharterEvent) =>
    rowOf(event).nextFrom?.includes(charter.status) && refusalOf(event, charter, 'staff', now) === null;
  return CHARTER_EVENTS.find(isNext) ?? null;
}

/** What the team can bring about now, in the order of its buttons: the next step first, calling it off last. */
export function openEvents(charter: DatedCharter, now: Date): CharterEvent[] {
  const next = nextStep(charter, now);
  const rank = (event: CharterEvent) => (event === next ? -1 : event === 'cancel' ? 1 : 0);
  return CHARTER_EVENTS.filter((event) => refusalOf(event, charter, 'staff', now) === null).sort(
    (a, b) => rank(a) - rank(b),
  );
}
