import { ok } from '#core/result.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import type { Dispute } from '#platform/payments/provider.ts';
import { DISPUTE_STATES, disputed, reversed } from '../domain/index.ts';
import type { CardTrouble } from '../emails.tsx';
import {
  findChartersPaidByCard,
  findDispute,
  findDisputesOf,
  findHoldPaid,
  findPaidByCard,
  findTransaction,
  lockMoney,
  saveDispute,
} from '../repository/index.ts';
import { post, settle } from './account.ts';
import { CARD_PAGE, type MoneyOfCharters } from './charters.ts';
import { keepOnlyHeld } from './obligations.ts';
import { endKeptCard } from './saved-cards.ts';
import { tellTeam } from './team-mail.ts';

/** The payment or the captured hold that has this payment id of the card company; undefined if neither is known here. */
async function findDisputedMoney({ db }: MoneyOfCharters, providerPayment: string) {
  const paid = await findPaidByCard(db, providerPayment);
  if (paid) return { charterId: paid.charterId, paymentId: paid.paymentId, holdId: null };
  const hold = await findHoldPaid(db, providerPayment);
  return hold && { charterId: hold.charterId, paymentId: null, holdId: hold.id };
}

/** Of these charters, those about which a client's bank is asking now. */
export async function listDisputed({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) {
  const disputes = await findDisputesOf(db, charterIds);
  const isOpen = ({ state }: { readonly state: string }) => state === 'inquiry' || state === 'open';
  return new Set(disputes.filter(isOpen).map(({ charterId }) => charterId));
}

/** Of these charters, those of which a client's bank can dispute something, now or later. */
export const listDisputable = ({ db }: Pick<Deps, 'db'>, charterIds: readonly string[]) =>
  findChartersPaidByCard(db, charterIds);

/** The mail to staff when a dispute of a payment or of a hold reaches a state; null if there is nothing to do. */
const TOLD: Readonly<
  Record<Dispute['state'], { readonly payment: CardTrouble; readonly hold: CardTrouble } | null>
> = {
  inquiry: { payment: 'inquired', hold: 'hold-inquired' },
  open: { payment: 'disputed', hold: 'hold-disputed' },
  lost: { payment: 'lost', hold: 'lost' },
  closed: null,
  won: null,
};

/**
 * Takes the card company's report of a dispute; a late report changes nothing. The money is in dispute until the dispute is
 * won. If it is lost, the money is gone, and what it paid is owed again. Staff are told when the bank inquires, when it takes the
 * money, and when it keeps it. Answers false if the money is not known here yet.
 */
export async function takeDisputeWord(deps: MoneyOfCharters, word: Dispute): Promise<boolean> {
  const money = word.paymentId === null ? undefined : await findDisputedMoney(deps, word.paymentId);
  if (!money) {
    deps.log.warn({ dispute: word.id }, 'a payment is disputed that is not known here yet');
    return false;
  }
  const { charterId } = money;
  await allOrNothing(deps, async (within) => {
    await lockMoney(within.db, charterId);
    const before = await findDispute(within.db, word.id);
    const now = within.now();
    const { id, reason, state, respondBy, isAnswered } = word;
    // The amount in the ledger stays the one that was stored first.
    const cents = before?.cents ?? word.cents;
    const isSame = before?.state === state;
    const isLate = before && DISPUTE_STATES.indexOf(state) < DISPUTE_STATES.indexOf(before.state);
    if (isLate || before?.state === 'won' || (isSame && !isAnswered)) return ok(undefined);
    await saveDispute(within.db, {
      ...money,
      id,
      cents,
      reason,
      state,
      respondBy,
      isAnswered,
      openedAt: before?.openedAt ?? now,
      changedAt: now,
    });
    // The only news is that the bank has the answer.
    if (isSame) return ok(undefined);
    await bookDispute(within, charterId, { id, cents, state, isOfPayment: money.paymentId !== null });
    const trouble = TOLD[state]?.[money.holdId === null ? 'payment' : 'hold'];
    if (trouble) {
      const about = { charterId, cause: `dispute:${id}:${state}` };
      await tellTeam(within, about, trouble, cents, reason, respondBy);
    }
    return ok(undefined);
  });
  return true;
}

type Booked = Pick<Dispute, 'id' | 'cents' | 'state'> & { readonly isOfPayment: boolean };

/** Writes the state of a dispute into the ledger: the bank has taken the money, returns it, or keeps it for good. */
async function bookDispute(
  deps: MoneyOfCharters,
  charterId: string,
  { id, cents, state, isOfPayment }: Booked,
) {
  const cause = `dispute:${id}`;
  const taken = await findTransaction(deps.db, cause);
  if (!taken && (state === 'open' || state === 'lost')) {
    await post(deps, { charterId }, cause, CARD_PAGE, disputed(cents));
  }
  if (taken && state === 'won') {
    await post(deps, { charterId }, `dispute-won:${id}`, CARD_PAGE, reversed(taken.entries), taken.id);
  }
  if (state === 'lost' && isOfPayment) await takeOff(deps, charterId, `dispute-lost:${id}`);
}

/**
 * Takes a payment that was lost to the client's bank off what was paid. The kept card is charged no more, because its holder wants
 * no charge of ours.
 */
async function takeOff(deps: MoneyOfCharters, charterId: string, cause: string) {
  const found = await deps.charters.openBilled(deps, charterId);
  const billed = { charterId, stage: found.ok ? found.value.stage : ('cancelled' as const) };
  await keepOnlyHeld(deps, billed, cause);
  await settle(deps, billed, cause, CARD_PAGE);
  await endKeptCard(deps, charterId, 'over');
}
