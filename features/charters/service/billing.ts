import { ok } from '#core/result.ts';
import { findHistory } from '#features/cases/service.ts';
import { readMoneyRules } from '#features/content/service.ts';
import type { ChartersOfMoney } from '#features/money/service/index.ts';
import { refundPercent, requestNumber } from '../domain.ts';
import { inLog, openCharter } from './change.ts';
import { mailMoneyNews } from './mails.ts';
import { stageOf } from './money.ts';

/** What a client puts on a transfer, so that it is known whose it is. */
export const paymentReference = (charter: { readonly id: string }) => `Charter ${requestNumber(charter.id)}`;

/** What money, which stands below charters, needs of them. */
export const billing: ChartersOfMoney = {
  async openBilled(deps, charterId) {
    const found = await openCharter(deps, charterId);
    if (!found.ok) return found;
    const charter = found.value;
    const stage = stageOf(charter.status);
    let percent: number | null = null;
    if (stage === 'cancelled') {
      const history = await findHistory(deps.db, charterId);
      const cancelled = history.findLast(({ event }) => event === 'cancel');
      const { cancellationFeePercent } = await readMoneyRules(deps);
      percent = cancelled
        ? refundPercent(charter.departsAt, cancellationFeePercent, cancelled.changedAt)
        : null;
    }
    const reference = paymentReference(charter);
    return ok({ charterId, stage, subject: inLog(charter), reference, refundPercent: percent });
  },
  async tellClient(deps, charterId, news) {
    const found = await openCharter(deps, charterId);
    if (found.ok) await mailMoneyNews(deps, found.value, news);
  },
};
