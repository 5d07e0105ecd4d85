import type { Cents } from '#core/money.ts';
import type { Entry } from './ledger.ts';
import type { Owed } from './obligations.ts';

/**
 * How far a damage hold is (product 4.23): asked for, open on a page, held; then released, captured, lapsed because the card's
 * bank let go of it, or come to nothing.
 */
export const HOLD_STATES = ['wanted', 'open', 'held', 'released', 'captured', 'lapsed', 'failed'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/** How it is taken: on the kept card, on the provider's page, or by hand. */
export const HOLD_WAYS = ['saved-card', 'card-page', 'cash', 'terminal'] as const;
export type HoldWay = (typeof HOLD_WAYS)[number];

/** How a colleague takes one by hand. */
export const HAND_WAYS = ['cash', 'terminal'] as const satisfies readonly HoldWay[];
export type HandWay = (typeof HAND_WAYS)[number];

/** Whether the provider has it: what is done with it the provider is told and tells. */
export const isByProvider = (way: HoldWay): boolean => way === 'saved-card' || way === 'card-page';

export const HOLD_ORDERS = ['release', 'capture'] as const;

const RANK: Readonly<Record<HoldState, number>> = {
  ...{ wanted: 0, open: 1, held: 2 },
  ...{ released: 3, lapsed: 3, failed: 3, captured: 4 },
};

/** Whether word of that state says something new: late word changes nothing. */
export const holdGoesForward = (from: HoldState, to: HoldState): boolean => RANK[to] > RANK[from];

/** Whether it is under way or held: a charter has one such at a time. */
export const isLiveHold = (state: HoldState): boolean => RANK[state] < 3;

/** Cash that is taken lies in the till and is the client's. */
export const takenInCash = (cents: Cents): Entry[] => [
  { account: 'cleared', cents },
  { account: 'damage-holds', cents: -cents },
];

/** What is captured of an authorization comes in with the next payout, for the damage. */
export const capturedByCard = (cents: Cents): Entry[] => [
  { account: 'cleared', cents },
  { account: 'damage-income', cents: -cents },
];

/** How cash that was taken ends: so much of it is kept for the damage, the rest goes back out of the till. */
export const endedInCash = (cents: Cents, keptCents: Cents): Entry[] =>
  (
    [
      { account: 'cleared', cents: keptCents - cents },
      { account: 'damage-holds', cents },
      { account: 'damage-income', cents: -keptCents },
    ] as const
  ).filter((entry) => entry.cents !== 0);

/** What a charter's hold is judged by. */
export type HoldFacts = {
  readonly now: Date;
  /** Whether the charter is confirmed, and when it is over. */
  readonly isConfirmed: boolean;
  readonly returnsAt: Date;
  /** What is owed; null where the yacht has none, or the charter was called off. */
  readonly owed: (Pick<Owed, 'holdCents' | 'dueAt'> & { readonly id: string }) | null;
  /** The one that is under way or held. */
  readonly live: {
    readonly obligationId: string;
    readonly cents: Cents;
    readonly way: HoldWay;
    readonly state: HoldState;
    readonly isOrdered: boolean;
    readonly releaseAt: Date | null;
    readonly isKept: boolean;
  } | null;
  /** Whether one was tried for what is owed now; a page that nobody finished is no try. */
  readonly isTried: boolean;
  /** Whether a card is kept that the provider can be asked to hold it on. */
  readonly hasCard: boolean;
};

/**
 * What is to be done about a charter's damage hold now: asked for on the kept card once, asked of the client, or let go of. By
 * hand it is let go of by whoever took it.
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
  // Of what was tried in vain its client has been told, and how to authorize it.
  if (facts.isTried) return 'nothing';
  return facts.hasCard ? 'authorize' : 'ask';
}

/** How a client reads their hold. */
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

/** How a hold stands, by what is owed and the last that was tried; null where there is none to speak of. */
export function holdView(
  owed: Pick<NonNullable<HoldFacts['owed']>, 'id' | 'dueAt'> | null,
  last: { readonly obligationId: string; readonly state: HoldState; readonly way: HoldWay } | null,
  now: Date,
): HoldView | null {
  const waiting = owed && (owed.dueAt > now ? 'upcoming' : 'due');
  // A charter that was moved owes another, which is authorized in time; how the one before it ended says nothing of that.
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

/**
 * Whether the hold that is owed stands: there is one that is held and not on its way to an end, of as much. What was taken by hand
 * before a charter moved is still there.
 */
export function isSettledHold(
  owed: HoldFacts['owed'],
  live: Pick<NonNullable<HoldFacts['live']>, 'obligationId' | 'cents' | 'way' | 'state' | 'isOrdered'> | null,
): boolean {
  if (!owed) return true;
  if (live?.state !== 'held' || live.isOrdered) return false;
  return isByProvider(live.way) ? live.obligationId === owed.id : live.cents >= owed.holdCents;
}
