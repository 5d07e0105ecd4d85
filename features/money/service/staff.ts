import { isId } from '#core/ids.ts';
import { centsFromDollars } from '#core/money.ts';
import { ok, refused } from '#core/result.ts';
import { changeCase, logStep } from '#features/cases/service.ts';
import { readMoneyRules } from '#features/content/service.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import {
  isSamePayment,
  METHODS,
  type OtherWay,
  type RefundStep,
  stillToGiveBack,
  type ToldMethod,
} from '../domain/index.ts';
import {
  findCalledOff,
  findCardRefund,
  findDisputes,
  findDisputesUnderWay,
  findMoneyFiles,
  findRefundsElsewhere,
  lockMoney,
} from '../repository/index.ts';
import { type Doer, type MoneyAccount, readAccount } from './account.ts';
import { queueCardRefunds } from './card-refunds.ts';
import { readCardView } from './card-view.ts';
import type { BilledCharter, MoneyOfCharters } from './charters.ts';
import { queueCheckoutCare } from './checkouts.ts';
import { recordPayment, reversePayment } from './payments.ts';
import { sendInstead, stepRefund, wantRefund } from './refunds.ts';

/** Locks a charter's money and changes it, all or nothing. */
export const changeMoney = <Done extends { readonly ok: boolean }>(
  deps: MoneyOfCharters,
  charterId: string,
  change: (within: MoneyOfCharters, charter: BilledCharter) => Promise<Done>,
) =>
  changeCase(
    deps,
    async (within) => {
      if (isId(charterId)) await lockMoney(within.db, charterId);
      return within.charters.openBilled(within, charterId);
    },
    change,
  );

/** What the conditions of a cancelled charter still give back; null if it is not cancelled. */
async function byTheRules(
  { db }: Pick<MoneyOfCharters, 'db'>,
  { cancelled, charterId }: BilledCharter,
  account: MoneyAccount,
) {
  if (!cancelled) return null;
  const cents = stillToGiveBack(cancelled, account, await findCalledOff(db, charterId));
  return { percent: cancelled.percent, cents };
}

/** A charter's money for staff. Refused with `charter-not-found`. */
export async function openMoney(deps: MoneyOfCharters, charterId: string) {
  const found = await deps.charters.openBilled(deps, charterId);
  if (!found.ok) return found;
  const account = await readAccount(deps, charterId);
  const rules = await readMoneyRules(deps);
  const cards = await readCardView(deps, found.value, account.statement);
  const disputes = await findDisputes(deps.db, charterId);
  const underWay = await findDisputesUnderWay(deps.db, charterId);
  const files = await findMoneyFiles(deps.db, [charterId]);
  const elsewhere = await findRefundsElsewhere(deps.db, charterId);
  return ok({
    charter: found.value,
    account,
    rules,
    cards,
    disputes,
    underWay,
    files,
    elsewhere,
    byTheRules: await byTheRules(deps, found.value, account),
  });
}

/**
 * Records a payment and tells the client. Refused with `charter-not-found`, like `recordPayment`, or with `payment-recorded` if
 * an equal payment is recorded already, until staff confirm that it is another.
 */
export async function recordCharterPayment(
  deps: MoneyOfCharters,
  charterId: string,
  paid: {
    readonly cents: number;
    readonly method: ToldMethod;
    readonly receivedOn: string;
    readonly reference: string;
    readonly isAnother: boolean;
  },
  by: Doer,
) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const { isAnother, ...written } = paid;
    const { payments } = await readAccount(within, charterId);
    if (!isAnother && payments.some((payment) => isSamePayment(payment, written)))
      return refused('payment-recorded');
    const recorded = await recordPayment(within, charter, written, by);
    if (!recorded.ok) return recorded;
    const { id, receiptNumber, cents } = recorded.value;
    await logStep(within, by, {
      action: 'recorded a payment of',
      subject: charter.subject,
      details: { receipt: receiptNumber, cents, method: paid.method },
    });
    await within.charters.tellClient(within, charterId, { kind: 'received', id, cents, receiptNumber });
    await queueCheckoutCare(within, charterId);
    return ok({ id, receiptNumber, message: staffWords.steps.recorded(receiptNumber) });
  });
}

/** Reverses a payment and tells the client, who has its receipt. Refused with `charter-not-found`, or like `reversePayment`. */
export async function reverseCharterPayment(
  deps: MoneyOfCharters,
  charterId: string,
  paymentId: string,
  reason: string,
  by: Doer,
) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const { reversalLimit } = await readMoneyRules(within);
    const limitCents = centsFromDollars(reversalLimit);
    const done = await reversePayment(within, charter, paymentId, { reason, limitCents }, by);
    if (!done.ok) return done;
    const { payment, isNew } = done.value;
    if (isNew) {
      await queueCheckoutCare(within, charterId);
      await logStep(within, by, {
        action: 'reversed a payment of',
        subject: charter.subject,
        details: { receipt: payment.receiptNumber, cents: payment.cents },
      });
      const { id, cents, receiptNumber } = payment;
      const news = { kind: 'received-reversed', id, cents, receiptNumber } as const;
      await within.charters.tellClient(within, charterId, news);
    }
    return ok({ message: staffWords.steps.reversed(payment.receiptNumber) });
  });
}

/** Orders a refund, or keeps all of a cancelled charter's money. Refused with `charter-not-found`, or like `wantRefund`. */
export async function giveBack(
  deps: MoneyOfCharters,
  charterId: string,
  wanted: Parameters<typeof wantRefund>[2],
  by: Doer,
) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const done = await wantRefund(within, charter, wanted, by);
    if (!done.ok) return done;
    const { refunds, keptCents } = done.value;
    const isBack = refunds.length > 0;
    if (isBack || keptCents > 0) {
      await logStep(within, by, {
        action: isBack ? 'gave money back of' : 'kept what was paid of',
        subject: charter.subject,
        details: { cents: isBack ? wanted.cents : keptCents },
      });
    }
    await queueCardRefunds(within, charterId);
    await queueCheckoutCare(within, charterId);
    const ids = refunds.map(({ id }) => id);
    return ok({ ids, message: isBack ? backText(refunds) : staffWords.steps.keptWhole });
  });
}

/** What now happens with these refunds: the card company sends those to cards, staff the others. */
function backText(refunds: readonly { readonly isToCard: boolean }[]): string {
  const { toSendBack, toCard, toCardInPart } = staffWords.steps;
  if (!refunds.some(({ isToCard }) => isToCard)) return toSendBack;
  return refunds.every(({ isToCard }) => isToCard) ? toCard : toCardInPart;
}

/**
 * Records a step of a refund. Staff can only withdraw a refund to a card, because the card company reports its other steps; a
 * failed one they send in another way. Refused with `charter-not-found`, or like `stepRefund` or `sendInstead`.
 */
export async function stepCharterRefund(
  deps: MoneyOfCharters,
  charterId: string,
  refundId: string,
  {
    step,
    note,
    way,
  }: { readonly step: RefundStep; readonly note: string; readonly way?: OtherWay | undefined },
  by: Doer,
) {
  return changeMoney(deps, charterId, async (within, charter) => {
    const isByCard = isId(refundId) && (await findCardRefund(within.db, { id: refundId })) !== undefined;
    const isInstead = step === 'sent' && way !== undefined;
    if (isByCard && step !== 'withdrawn' && !isInstead) return refused('paid-by-card');
    const done = isInstead
      ? await sendInstead(within, charter, refundId, { way, note }, by)
      : await stepRefund(within, charter, refundId, step, note, by);
    if (!done.ok) return done;
    const { refund, isNew } = done.value;
    if (isNew) {
      await logStep(within, by, {
        action: `marked a refund as ${step} of`,
        subject: charter.subject,
        details: { cents: refund.cents },
      });
      if (step === 'sent') {
        const { payments } = await readAccount(within, charterId);
        const payment = payments.find(({ id }) => id === refund.paymentId);
        const method = refund.otherWay ?? payment?.method;
        const told = method ? METHODS[method].way : '';
        await within.charters.tellClient(within, charterId, {
          kind: 'sent-back',
          id: refund.id,
          cents: refund.cents,
          way: told,
          isOtherWay: refund.otherWay !== null,
        });
      }
    }
    return ok({ message: staffWords.steps.refund(charter.told.email !== undefined)[step] });
  });
}
