import { isId } from '#core/ids.ts';
import { ok, refused, refusedAt } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import { formatCents } from '#words/amounts.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import { isByProvider, type Method } from '../domain/index.ts';
import { findHoldReturn, findHolds, insertHoldReturn } from '../repository/index.ts';
import type { Doer } from './account.ts';
import type { MoneyOfCharters } from './charters.ts';
import { moveReturn, SEND_CARD_REFUND, tellOfReturn } from './hold-returns.ts';
import { readKept } from './hold-view.ts';
import { changeMoney } from './staff.ts';

/**
 * Gives back a part or all of what was kept of a damage hold, with a reason. The card company is asked to send it to the hold's
 * card; by any other way staff have sent it already. Refused with `charter-not-found`, `no-hold` if nothing was kept,
 * `more-than-held`, `payment-disputed` if the client's bank has taken the money, or as `invalid` if the card company does not have the hold.
 */
export async function giveBackOfHold(
  deps: MoneyOfCharters,
  charterId: string,
  wanted: { readonly cents: number; readonly method: Method; readonly reason: string },
  by: Doer,
) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const hold = (await findHolds(within.db, charterId)).find(({ state }) => state === 'captured');
    if (!hold) return refused('no-hold');
    const { leftCents, takenCents } = await readKept(within.db, hold);
    if (wanted.cents > leftCents)
      return takenCents > 0
        ? refusedAt('payment-disputed', 'cents', staffWords.refusals.paymentDisputed)
        : refusedAt('more-than-held', 'cents', staffWords.holdTooMuch(formatCents(leftCents)));
    const isToCard = wanted.method === 'card';
    if (isToCard && !(within.cards && isByProvider(hold.way)))
      return refusedAt('invalid', 'method', staffWords.holdNotOnCard);
    const now = within.now();
    const made = { ...wanted, holdId: hold.id, state: 'wanted', madeBy: by.name } as const;
    const one = await insertHoldReturn(within.db, {
      id: within.newId(),
      ...made,
      madeAt: now,
      changedAt: now,
    });
    if (isToCard) await within.jobs.add(within.db, SEND_CARD_REFUND, { refundId: one.id });
    else {
      await moveReturn(within, { ...one, charterId }, 'succeeded', by);
      await tellOfReturn(within, { ...one, charterId });
    }
    await logStep(within, by, {
      action: 'gave back of what was kept of the damage hold of',
      subject: charter.subject,
      details: { cents: wanted.cents, method: wanted.method },
    });
    return ok({
      id: one.id,
      message: isToCard ? staffWords.steps.cardAsked : staffWords.steps.damageGivenBack,
    });
  });
}

/**
 * Records that what staff had sent back by hand came back to the business: it is kept again. Refused with `charter-not-found`, or
 * `refund-not-found` if there is no such one, or it is the card company's to report.
 */
export async function takeBackOfHold(deps: MoneyOfCharters, charterId: string, id: string, by: Doer) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const one = isId(id) ? await findHoldReturn(within.db, id) : undefined;
    if (!one || one.charterId !== charterId || one.method === 'card') return refused('refund-not-found');
    if (one.state !== 'succeeded') return refused('refund-moved-on');
    await moveReturn(within, one, 'failed', by);
    await logStep(within, by, {
      action: 'has back what was given back of the damage hold of',
      subject: charter.subject,
      details: { cents: one.cents, method: one.method },
    });
    return ok({ message: staffWords.steps.damageKeptAgain });
  });
}
