import { ok } from '#core/result.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Dispute } from '#platform/payments/provider.ts';
import { DISPUTE_STATES, disputed, reversed } from '../domain/index.ts';
import type { CardTrouble } from '../emails.tsx';
import {
  findDispute,
  findHoldPaid,
  findPaidByCard,
  findTransaction,
  type HoldRow,
  lockMoney,
  saveDispute,
} from '../repository/index.ts';
import { post } from './account.ts';
import { CARD_PAGE, type MoneyOfCharters } from './charters.ts';
import { tellTeam } from './team-mail.ts';

/**
 * Takes the report of a dispute about a captured damage hold. The ledger and staff learn of it; it is no dispute of a payment.
 */
async function takeWordOfHold(deps: MoneyOfCharters, { charterId }: HoldRow, word: Dispute): Promise<void> {
  await allOrNothing(deps, async (within) => {
    await lockMoney(within.db, charterId);
    const { id, cents, reason, state, respondBy } = word;
    const cause = `dispute:${id}`;
    const taken = await findTransaction(within.db, cause);
    const isBack = taken && (await findTransaction(within.db, `dispute-won:${id}`));
    if (!taken && state === 'inquiry') {
      const about = { charterId, cause: `${cause}:hold-inquiry` };
      await tellTeam(within, about, 'hold-inquired', cents, reason, respondBy);
    }
    if (!taken && (state === 'open' || state === 'lost')) {
      await post(within, { charterId }, cause, CARD_PAGE, disputed(cents));
      const about = { charterId, cause: `${cause}:hold` };
      // Mail the deadline: no screen of ours shows it, because such a dispute is answered on the card company's own site.
      await tellTeam(within, about, 'hold-disputed', cents, reason, respondBy);
    }
    if (taken && !isBack && state === 'won') {
      await post(within, { charterId }, `dispute-won:${id}`, CARD_PAGE, reversed(taken.entries), taken.id);
    }
    return ok(undefined);
  });
}

/** The mail to staff when a dispute reaches a state; null if there is nothing to do. */
const TOLD: Readonly<Record<Dispute['state'], CardTrouble | null>> = {
  inquiry: 'inquired',
  open: 'disputed',
  lost: 'lost',
  closed: null,
  won: null,
};

/**
 * Takes the card company's report of a dispute; a late report changes nothing. The money is in dispute until the dispute is
 * won, and gone if it is lost. Staff are told when the bank inquires, when it takes the money, and when it keeps it. Answers
 * false if the payment is not known here yet.
 */
export async function takeDisputeWord(deps: MoneyOfCharters, word: Dispute): Promise<boolean> {
  const paid = word.paymentId === null ? undefined : await findPaidByCard(deps.db, word.paymentId);
  const hold = word.paymentId === null || paid ? undefined : await findHoldPaid(deps.db, word.paymentId);
  if (hold) {
    await takeWordOfHold(deps, hold, word);
    return true;
  }
  if (!paid) {
    deps.log.warn({ dispute: word.id }, 'a payment is disputed that is not known here yet');
    return false;
  }
  const { charterId, paymentId } = paid;
  await allOrNothing(deps, async (within) => {
    await lockMoney(within.db, charterId);
    const before = await findDispute(within.db, word.id);
    const now = within.now();
    const { id, cents, reason, state, respondBy, isAnswered } = word;
    const isSame = before?.state === state;
    const isLate = before && DISPUTE_STATES.indexOf(state) < DISPUTE_STATES.indexOf(before.state);
    if (isLate || before?.state === 'won' || (isSame && !isAnswered)) return ok(undefined);
    await saveDispute(within.db, {
      id,
      charterId,
      paymentId,
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
    const cause = `dispute:${id}`;
    const taken = await findTransaction(within.db, cause);
    if (!taken && (state === 'open' || state === 'lost')) {
      await post(within, { charterId }, cause, CARD_PAGE, disputed(cents));
    }
    if (taken && state === 'won') {
      await post(within, { charterId }, `dispute-won:${id}`, CARD_PAGE, reversed(taken.entries), taken.id);
    }
    const trouble = TOLD[state];
    if (trouble) {
      const about = { charterId, cause: `${cause}:${state}` };
      await tellTeam(within, about, trouble, cents, reason, respondBy);
    }
    return ok(undefined);
  });
  return true;
}
