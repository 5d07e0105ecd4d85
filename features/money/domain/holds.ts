import type { Cents } from '#core/money.ts';
import type { Entry } from './ledger.ts';
import type { Owed } from './obligations.ts';

/**
 * The states of a damage hold (product 4.23): asked for, open on a card page, held; then released, captured, lapsed because the
 * card's bank released it, or failed.
 */
export const HOLD_STATES = ['wanted', 'open', 'held', 'released', 'captured', 'lapsed', 'failed'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/** How a hold is taken: on the kept card, on the card company's page, or by hand. */
export const HOLD_WAYS = ['saved-card', 'card-page', 'cash', 'terminal'] as const;
export type HoldWay = (typeof HOLD_WAYS)[number];

/** How staff take a hold by hand. */
export const HAND_WAYS = ['cash', 'terminal'] as const satisfies readonly HoldWay[];
export type HandWay = (typeof HAND_WAYS)[number];

/** Whether the hold is at the card company, which then executes and reports every change of it. */
export const isByProvider = (way: HoldWay): boolean => way === 'saved-card' || way === 'card-page';

export const HOLD_ORDERS = ['release', 'capture'] as const;

const RANK: Readonly<Record<HoldState, number>> = {
  wanted: 0,
  open: 1,
  held: 2,
  released: 3,
  lapsed: 3,
  failed: 3,
  captured: 4,
};

/** Whether a reported state is news; a late report must change nothing. */
export const holdGoesForward = (from: HoldState, to: HoldState): boolean => RANK[to] > RANK[from];

/** Whether the hold is under way or held. A charter has at most one such hold at a time. */
export const isLiveHold = (state: HoldState): boolean => RANK[state] < 3;

const DAY_MS = 86_400_000;

/**
 * Whether a hold stood for a day or longer until its bank released it. Banks keep a hold for five to seven days, so that of a
 * charter of many days ends on the way without any fault of the card.
 */
export const hasOutlived = (hold: {
  readonly state: HoldState;
  readonly heldAt: Date | null;
  readonly endedAt: Date | null;
}): boolean =>
  hold.state === 'lapsed' &&
  hold.heldAt !== null &&
  hold.endedAt !== null &&
  hold.endedAt.getTime() - hold.heldAt.getTime() >= DAY_MS;

/** The entries for cash taken as a hold: it is in the till, and still the client's. */
export const takenInCash = (cents: Cents): Entry[] => [
  { account: 'cleared', cents },
  { account: 'damage-holds', cents: -cents },
];

/** The entries for a capture: the amount comes with the next payout, and is income for the damage. */
export const capturedByCard = (cents: Cents): Entry[] => [
  { account: 'cleared', cents },
  { account: 'damage-income', cents: -cents },
];

/** The entries when a cash hold ends: `keptCents` is kept for the damage, and the rest leaves the till. */
export const endedInCash = (cents: Cents, keptCents: Cents): Entry[] =>
  (
    [
      { account: 'cleared', cents: keptCents - cents },
      { account: 'damage-holds', cents },
      { account: 'damage-income', cents: -keptCents },
    ] as const
  ).filter((entry) => entry.cents !== 0);

/** The facts that decide what to do about a charter's hold. */
export type HoldFacts = {
  readonly now: Date;
  /** Whether the charter is confirmed; `returnsAt` is when it ends. */
  readonly isConfirmed: boolean;
  readonly returnsAt: Date;
  /** The hold that is owed; null if the yacht requires none, or if the charter was cancelled. */
  readonly owed: (Pick<Owed, 'holdCents' | 'dueAt'> & { readonly id: string }) | null;
  /** The hold that is under way or held. */
  readonly live: {
    readonly obligationId: string;
    readonly cents: Cents;
    readonly way: HoldWay;
    readonly state: HoldState;
    readonly isOrdered: boolean;
    readonly releaseAt: Date | null;
    readonly isKept: boolean;
  } | null;
  /** Whether a hold was tried for what is owed now. A page that the client did not finish does not count. */
  readonly isTried: boolean;
  /** Whether the last try stood until its bank released it after the usual days (`hasOutlived`). */
  readonly isOutlived: boolean;
  /** Whether a card is kept on which the hold can be authorized. */
  readonly hasCard: boolean;
};

/**
 * What to do about a charter's damage hold now: authorize it once on the kept card, ask the client, or release it. A hold taken
 * by hand is only ended by staff.
 */
export function nextOfHold(facts: HoldFacts): 'nothing' | 'authorize' | 'ask' | 'release' {
  const { now, owed, live } = facts;
  if (live) {
    if (live.isOrdered || !isByProvider(live.way)) return 'nothing';
    if (owed?.id !== live.obligationId) return 'release';
    const isDue = live.releaseAt !== null && live.releaseAt <= now && !live.isKept;
    return isDue ? 'release' : 'nothing';
  }
  if (!owed || !facts.isConfirmed || owed.dueAt > now || facts.returnsAt <= now) return 'nothing';
  // After a failed try, the client has already been told how to authorize the hold.
  if (facts.isTried) return facts.isOutlived && facts.hasCard ? 'authorize' : 'nothing';
  return facts.hasCard ? 'authorize' : 'ask';
}

/** How a hold reads to its client. */
export const HOLD_VIEWS = [
  'upcoming',
  'due',
  'asked',
  'held',
  'held-by-hand',
  'released',
  'captured',
  'lost',
] as const;
export type HoldView = (typeof HOLD_VIEWS)[number];

/** How a hold reads to its client, by what is owed and the last hold; null if there is nothing to show. */
export function holdView(
  owed: Pick<NonNullable<HoldFacts['owed']>, 'id' | 'dueAt'> | null,
  last: { readonly obligationId: string; readonly state: HoldState; readonly way: HoldWay } | null,
  now: Date,
): HoldView | null {
  const waiting = owed && (owed.dueAt > now ? 'upcoming' : 'due');
  // A charter that was moved owes a new hold. How the earlier one ended does not matter for it.
  const isStillToCome = owed !== null && (owed.dueAt > now || last?.obligationId !== owed.id);
  switch (last?.state) {
    case 'wanted':
      return last.way === 'card-page' ? waiting : 'asked';
    case 'held':
      return isByProvider(last.way) ? 'held' : 'held-by-hand';
    case 'released':
    case 'captured':
      return isStillToCome ? waiting : last.state;
    case 'lapsed':
    case 'failed':
      return owed && (isStillToCome ? waiting : 'lost');
    default:
      return waiting;
  }
}

/** Whether a hold for this obligation was captured. The client agreed to one hold: then no other is taken, whatever part was kept. */
export const isUsedUp = (
  owed: Pick<NonNullable<HoldFacts['owed']>, 'id'> | null,
  holds: readonly { readonly obligationId: string; readonly state: HoldState }[],
): boolean => holds.some(({ obligationId, state }) => state === 'captured' && obligationId === owed?.id);

/**
 * Whether the hold that is owed is in place: it is held, and not about to be ended. A hold taken by hand before the charter was
 * moved still counts if it is large enough.
 */
export function isSettledHold(
  owed: HoldFacts['owed'],
  live: Pick<NonNullable<HoldFacts['live']>, 'obligationId' | 'cents' | 'way' | 'state' | 'isOrdered'> | null,
): boolean {
  if (!owed) return true;
  if (live?.state !== 'held' || live.isOrdered) return false;
  return isByProvider(live.way) ? live.obligationId === owed.id : live.cents >= owed.holdCents;
}
