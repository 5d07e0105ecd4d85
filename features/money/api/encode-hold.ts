import { formatCents } from '#words/amounts.ts';
import { instantText } from '#words/instants.ts';
import { isByProvider, isLiveHold, returnsMoney, TOLD_METHODS } from '../domain/index.ts';
import type { MoneyFileAnswer } from '../schema/files.ts';
import type { HOLD_ACTS, MoneyAnswer, StaffMoneyAnswer } from '../schema/index.ts';
import type { CardView, HoldNow } from '../service/index.ts';
import { words } from '../words/index.ts';

function holdWords({ view, dueAt, last, isWanted }: HoldNow): string {
  // Once the charter is over, the client can no longer authorize a hold. One that never came must not read as still to come.
  if ((view === 'upcoming' || view === 'due') && !isWanted) return words.holdStates.lost;
  // Cash was never on a card. Of a hold that was kept whole, nothing was released.
  if (view === 'released' && last?.way === 'cash') return words.holdGivenBack;
  if (view === 'captured' && last && last.capturedCents >= last.cents)
    return words.holdKeptWhole(formatCents(last.capturedCents));
  // A lapsed hold did not fail on the card: it was authorized, and the bank released it after its usual time.
  if (view === 'lost' && last?.state === 'lapsed') return words.holdLapsed;
  const said = words.holdStates[view];
  if (typeof said === 'string') return said;
  return said(
    view === 'captured'
      ? formatCents(last?.capturedCents ?? 0)
      : instantText((dueAt ?? new Date(0)).toISOString(), 'short'),
  );
}

/** What went back of what was kept, once it is on its way. */
function returnedWords({ returns }: HoldNow): string[] {
  const cents = returns.reduce((sum, one) => (returnsMoney(one.state) ? sum + one.cents : sum), 0);
  return cents > 0 ? [words.damageGivenBack(formatCents(cents))] : [];
}

/** The views of holds for which an amount was held. By hand, staff can have taken another amount than is owed. */
const WAS_HELD: ReadonlySet<HoldNow['view']> = new Set(['held', 'held-by-hand', 'released', 'captured']);

/** A charter's damage hold, for its client. */
export const encodeHold = (hold: HoldNow | null): MoneyAnswer['hold'] =>
  hold && {
    cents: hold.last && WAS_HELD.has(hold.view) ? hold.last.cents : hold.cents,
    dueAt: hold.dueAt?.toISOString() ?? null,
    state: hold.view,
    sentence: [holdWords(hold), ...returnedWords(hold)].join('. '),
    capturedCents: hold.last?.capturedCents ?? 0,
    capturedFor: hold.view === 'captured' ? (hold.last?.orderReason ?? '') : '',
    hasPaper: hold.view === 'captured' && hold.files.length > 0,
    canAuthorize: hold.canAuthorize,
  };

/** What staff can do with a hold in its present state. */
function holdActs({ last, dueAt, view, leftCents }: HoldNow, hasCard: boolean): (typeof HOLD_ACTS)[number][] {
  const isLive = last !== null && isLiveHold(last.state);
  if (!isLive) {
    const isOwed = dueAt !== null && view !== 'captured';
    return [
      ...(isOwed && hasCard && view !== 'upcoming' ? (['authorize'] as const) : []),
      ...(isOwed ? (['record'] as const) : []),
      ...(leftCents > 0 ? (['give-back'] as const) : []),
    ];
  }
  if (last.orderKind) return [];
  if (last.state !== 'held') return last.way === 'card-page' ? ['release'] : [];
  if (!isByProvider(last.way)) return ['release', 'capture'];
  return ['release', 'capture', last.keptBy ? 'unkeep' : 'keep'];
}

export const encodeFile = ({
  id,
  contentType,
  addedBy,
  addedAt,
}: HoldNow['files'][number]): MoneyFileAnswer => ({
  id,
  contentType,
  by: addedBy,
  at: addedAt.toISOString(),
});

/** A charter's damage hold, for staff: with what they can do with it. */
export function encodeStaffHold(
  hold: HoldNow | null,
  { isTaken, kept }: CardView,
  isNamed: boolean,
): StaffMoneyAnswer['hold'] {
  const said = encodeHold(hold);
  if (!hold || !said) return null;
  const { last, returns, leftCents, files } = hold;
  const isOnCard = isTaken && last !== null && isByProvider(last.way);
  return {
    ...said,
    way: last?.way ?? null,
    reference: last?.reference ?? '',
    trouble: last?.trouble ?? '',
    captureBefore: last?.captureBefore?.toISOString() ?? null,
    releaseAt: last?.releaseAt?.toISOString() ?? null,
    keptBy: last?.keptBy ?? null,
    ordered: last && isLiveHold(last.state) ? last.orderKind : null,
    reason: last?.orderReason ?? '',
    leftCents,
    returns: returns.map(({ id, cents, method, state, changedAt, madeBy, reason, trouble }) => ({
      id,
      cents,
      method: words.methods[method],
      state,
      at: changedAt.toISOString(),
      by: madeBy,
      reason,
      trouble,
      canComeBack: state === 'succeeded' && method !== 'card',
    })),
    files: files.map(encodeFile),
    keepsFiles: isNamed && (last?.state === 'held' || last?.state === 'captured'),
    returnMethods: isOnCard ? ['card', ...TOLD_METHODS] : TOLD_METHODS,
    can: holdActs(hold, isTaken && kept?.isForHold === true),
  };
}
