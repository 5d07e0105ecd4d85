import { stateAfter } from '#features/cases/domain.ts';
import { backOf, hereCents, notOwedCents, type Statement } from '#features/money/domain/statement.ts';
import { formatCents } from '#words/amounts.ts';
import { isAWeekAhead, isNamed, refundPercent } from '../domain.ts';
import { words } from '../words/index.ts';
import {
  CHARTER_EVENTS,
  CHARTER_TRANSITIONS,
  type CharterEvent,
  type CharterRole,
  type CharterStatus,
  isOver,
  type Moment,
} from './states.ts';

/** The facts by which the moment of a transition is judged. */
export type DatedCharter = {
  readonly status: CharterStatus;
  readonly departsAt: Date;
  readonly returnsAt: Date;
  /** When it was marked as completed; null unless it is. */
  readonly completedAt: Date | null;
  readonly contactName: string;
};

/** For how many hours staff can take back that a charter is completed (product 4.5). */
export const UNDO_HOURS = 24;
const HOUR_MS = 3_600_000;

/** The moments that transitions require, each with the reason of its refusal. */
const MOMENTS = {
  'before departure': {
    refusal: 'slot-begun',
    isNow: ({ departsAt }, now) => now < departsAt,
  },
  'after departure': {
    refusal: 'charter-not-departed',
    isNow: ({ departsAt }, now) => now >= departsAt,
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
  // A confirmed charter that has departed is under way; then only staff can cancel it.
  'by its client: not departed': {
    refusal: 'charter-departed',
    isNow: ({ status, departsAt }, now, role) =>
      role === 'staff' || status !== 'confirmed' || now < departsAt,
  },
  // Without a client nobody would sail. A client who asks again gets a new charter.
  'client known': {
    refusal: 'client-forgotten',
    isNow: isNamed,
  },
} as const satisfies Record<
  Moment,
  { refusal: string; isNow: (charter: DatedCharter, now: Date, role: CharterRole) => boolean }
>;

/** The status of a charter after an event, without regard to role and moment; null if its status does not allow the event. */
export function statusAfter(event: CharterEvent, status: CharterStatus): CharterStatus | null {
  return stateAfter(CHARTER_TRANSITIONS[event], status);
}

/** Whether the role may bring the event about. For example, only the client can accept a quote. */
export function mayDo(role: CharterRole, event: CharterEvent): boolean {
  return CHARTER_TRANSITIONS[event].by.includes(role);
}

/** Why this role can't bring the event about at that moment; null when it can. */
export function refusalOf(event: CharterEvent, charter: DatedCharter, role: CharterRole, now: Date) {
  if (!mayDo(role, event)) return 'not-allowed';
  if (statusAfter(event, charter.status) === null) return 'not-in-this-state';
  const { moment } = CHARTER_TRANSITIONS[event];
  return moment && !MOMENTS[moment].isNow(charter, now, role) ? MOMENTS[moment].refusal : null;
}

/** The next step for staff that makes sense; null when there is nothing to do now. */
export function nextStep(charter: DatedCharter, now: Date): CharterEvent | null {
  // To quote a time that has passed, staff must choose another time: do not suggest that as the next step.
  if (charter.status !== 'confirmed' && charter.departsAt <= now) return null;
  const isNext = (event: CharterEvent) =>
    CHARTER_TRANSITIONS[event].nextFrom?.includes(charter.status) &&
    refusalOf(event, charter, 'staff', now) === null;
  return CHARTER_EVENTS.find(isNext) ?? null;
}

/** What staff can do now, in the order of the buttons: the next step first, cancelling last. */
export function openEvents(charter: DatedCharter, now: Date): CharterEvent[] {
  const next = nextStep(charter, now);
  const rank = (event: CharterEvent) => (event === next ? -1 : event === 'cancel' ? 1 : 0);
  return CHARTER_EVENTS.filter((event) => refusalOf(event, charter, 'staff', now) === null).sort(
    (a, b) => rank(a) - rank(b),
  );
}

/** Whether a charter has left, and whether it has left and is not back yet. */
export type Left = { readonly hasLeft: boolean; readonly isUnderWay: boolean };

/**
 * True for an event that the database refuses for a charter that has left (product 12.3): it cannot be cancelled or moved until
 * it is back, and can no longer become a no-show.
 */
export function isBarredBy(event: CharterEvent, { hasLeft, isUnderWay }: Left): boolean {
  return event === 'miss' ? hasLeft : isUnderWay && (event === 'cancel' || event === 'move');
}

/** True for a confirmed charter that has begun. A request that was never confirmed does not depart. */
export function hasDeparted(
  charter: { readonly status: CharterStatus; readonly departsAt: Date },
  now: Date,
): boolean {
  return charter.status === 'confirmed' && charter.departsAt <= now;
}

/**
 * True for a charter that is completed, cancelled, a no-show, or confirmed and back in port: of it, only how its client is reached
 * can be corrected. A request that was never confirmed did not sail, so it has not ended even after its time.
 */
export function hasEnded(
  charter: { readonly status: CharterStatus; readonly returnsAt: Date },
  now: Date,
): boolean {
  if (isOver(charter.status)) return true;
  return charter.status === 'confirmed' && charter.returnsAt <= now;
}

/** What cancelling means now; the client reads it before they cancel. */
export type Cancellation = {
  readonly refundPercent: number;
  readonly sentence: string;
  /** What comes back of what was paid; left out where the sentence names no amount. */
  readonly refundCents?: number;
};

/**
 * How much comes back when the client cancels at that moment; null when they can't: the charter is over, or it is confirmed and
 * has departed. Cancelling a charter that was never confirmed costs nothing.
 *
 * @param feePercent the percentage kept back when the client cancels a week or more before departure
 * @param money what was paid, and whether staff decide what goes back of it. Left out: only the percentage is named. When no
 * payment was ever recorded, the sentence says so beside the percentage, because the client may have paid before payments were
 * recorded
 */
export function cancellationOf(
  charter: { readonly status: CharterStatus; readonly departsAt: Date },
  feePercent: number,
  now: Date,
  money?: { readonly statement: Statement; readonly isUndecided: boolean },
): Cancellation | null {
  const terms = cancellationTerms(charter, feePercent, now);
  if (!terms || !money) return terms;
  const paidCents = hereCents(money.statement);
  if (paidCents > 0 && money.isUndecided)
    return { refundPercent: 0, sentence: words.cancelUndecided(formatCents(paidCents)) };
  if (charter.status !== 'confirmed') {
    if (paidCents === 0) return terms;
    const sentence = words.cancelPaidBack(formatCents(paidCents));
    return { refundPercent: 100, sentence, refundCents: paidCents };
  }
  if (money.statement.paidCents === 0)
    return { ...terms, sentence: `${terms.sentence} ${words.noneRecorded}` };
  const notOwed = notOwedCents(money.statement);
  const backCents = paidCents > 0 ? backOf(paidCents, notOwed, terms.refundPercent) : 0;
  if (backCents === 0) return terms;
  const sentence = [
    terms.sentence,
    ...(notOwed > 0 ? [words.cancelNotOwed(formatCents(notOwed))] : []),
    words.cancelAmount(formatCents(backCents), formatCents(paidCents)),
  ].join(' ');
  return { ...terms, sentence, refundCents: backCents };
}

function cancellationTerms(
  charter: { readonly status: CharterStatus; readonly departsAt: Date },
  feePercent: number,
  now: Date,
): Cancellation | null {
  if (isOver(charter.status)) return null;
  if (charter.status !== 'confirmed') {
    return {
      refundPercent: 100,
      sentence: words.cancelFree,
    };
  }
  if (hasDeparted(charter, now)) return null;
  const percent = refundPercent(charter.departsAt, feePercent, now);
  if (percent === 0) {
    return {
      refundPercent: 0,
      sentence: words.cancelNothing,
    };
  }
  if (!isAWeekAhead(charter.departsAt, now)) {
    return {
      refundPercent: percent,
      sentence: words.cancelPart(percent),
    };
  }
  return {
    refundPercent: percent,
    sentence: feePercent > 0 ? words.cancelLessFee(feePercent) : words.cancelAll,
  };
}
