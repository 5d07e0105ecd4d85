import { ok, refused } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import {
  findCardRefund,
  findRefundsElsewhere,
  insertCardRefund,
  nameCardRefund,
} from '../repository/index.ts';
import type { Doer, MoneyDeps } from './account.ts';
import type { MoneyOfCharters } from './charters.ts';
import { queueCheckoutCare } from './checkouts.ts';
import { stepRefund, wantRefund } from './refunds.ts';
import { changeMoney } from './staff.ts';

/** Whether some of a charter's money went back on the card company's own pages and is not entered yet. */
export const hasRefundElsewhere = async (
  { db }: Pick<MoneyDeps, 'db'>,
  charterId: string,
): Promise<boolean> => (await findRefundsElsewhere(db, charterId)).length > 0;

/**
 * Enters a refund that was made on the card company's own pages, as one that was sent: no money moves and nobody is mailed. The
 * card company's id makes it once, and later news of it find it. Refused with `charter-not-found`, `refund-not-found`,
 * `refund-moved-on` if it was entered already, or like `wantRefund`.
 */
export async function enterRefundElsewhere(
  deps: MoneyOfCharters,
  charterId: string,
  entered: { readonly id: string; readonly reason: string; readonly isOfApa: boolean },
  by: Doer,
) {
  const { id: providerRefund, reason, isOfApa } = entered;
  return changeMoney(deps, charterId, async (within, charter) => {
    const found = (await findRefundsElsewhere(within.db, charterId)).find(
      (one) => one.providerRefund === providerRefund,
    );
    if (!found) {
      const isEntered = await findCardRefund(within.db, { providerRefund });
      return refused(isEntered?.charterId === charterId ? 'refund-moved-on' : 'refund-not-found');
    }
    const { cents, paymentId, state, madeAt } = found;
    const wanted = { cents, reason, keepsRest: false, isOfApa, ofPayment: paymentId, at: madeAt };
    const done = await wantRefund(within, charter, wanted, by);
    if (!done.ok) return done;
    const refundId = done.value.refunds[0]?.id ?? '';
    await insertCardRefund(within.db, refundId, madeAt);
    await nameCardRefund(within.db, refundId, providerRefund);
    const sent = await stepRefund(within, charter, refundId, 'sent', '', by);
    if (!sent.ok) return sent;
    if (state === 'succeeded') await stepRefund(within, charter, refundId, 'succeeded', '', by);
    await logStep(within, by, {
      action: 'entered what the card company gave back of',
      subject: charter.subject,
      details: { cents },
    });
    await queueCheckoutCare(within, charterId);
    return ok({ message: staffWords.steps.entered });
  });
}
