import type { Context } from 'hono';
import { charterDayAt } from '#core/charter-time.ts';
import type { Translations } from '#core/field-kinds.ts';
import { FIRST_LANGUAGE, languageNow, languageOr } from '#core/language.ts';
import { centsFromDollars } from '#core/money.ts';
import { bankTransferToIn } from '#features/content/domain/index.ts';
import { answerPdf } from '#platform/http/answers.ts';
import {
  apaLeftCents,
  canStep,
  consentName,
  isAnswerNear,
  isGivenAnew,
  isLive,
  type KeptFor,
  nextByCard,
  pieceName,
  REFUND_STEP_NAMES,
} from '../domain/index.ts';
import type { MoneyAnswer, StaffMoneyAnswer } from '../schema/index.ts';
import {
  additionsTaxOf,
  type CardView,
  type Doer,
  isPaidAhead,
  labelOf,
  type MoneyAccount,
  type openMoney,
  type ReceiptFile,
} from '../service/index.ts';
import { words } from '../words/index.ts';
import { encodeFile, encodeHold, encodeStaffHold } from './encode-hold.ts';
import { encodePieces, encodeStaffPieces } from './encode-piece.ts';

type Rules = {
  readonly bankTransferTo: string;
  readonly zelleTo: string;
  readonly translations?: Translations;
};

function payToOf(reference: string, rules: Rules, openCents: number) {
  if (openCents <= 0) return null;
  return { reference, bankTransfer: bankTransferToIn(languageNow(), rules), zelle: rules.zelleTo };
}

/** What a kept card would still be used for after the next payment; undefined if for nothing. */
function worthKeepingFor(
  { statement: { pieces } }: MoneyAccount,
  next: { readonly kind: string },
  { hold }: CardView,
): KeptFor | undefined {
  if (hold?.isWanted) return 'balanceAndHold';
  const isBalanceLeft = pieces.some(({ kind, state }) => kind === 'balance' && state !== 'paid');
  return next.kind !== 'balance' && isBalanceLeft ? 'balance' : undefined;
}

function cardOf(account: MoneyAccount, view: CardView): MoneyAnswer['card'] {
  const { isTaken, onItsWayCents, kept } = view;
  const { statement } = account;
  const next = nextByCard(statement.pieces);
  if (!next || !isTaken) return null;
  const keptFor = kept === null ? worthKeepingFor(account, next, view) : undefined;
  return {
    label: labelOf(next),
    piece: pieceName(next),
    cents: onItsWayCents === 0 ? next.cents : 0,
    consent: keptFor
      ? { name: consentName(keptFor, languageOr(FIRST_LANGUAGE)), words: words.cardConsents[keptFor] }
      : null,
  };
}

const NO_CARDS: CardView = { isTaken: false, onItsWayCents: 0, kept: null, hold: null };

type Refund = MoneyAccount['refunds'][number];

const methodOf = ({ payments }: MoneyAccount, refund: Refund) => {
  const payment = payments.find(({ id }) => id === refund.paymentId);
  return payment ? words.methods[refund.otherWay ?? payment.method] : '';
};

const encodePayment = ({
  id,
  receiptNumber,
  cents,
  method,
  receivedOn,
  isReversed,
  lostCents,
}: MoneyAccount['payments'][number]) => ({
  id,
  receiptNumber,
  cents,
  method: words.methods[method],
  receivedOn,
  isReversed,
  lostCents,
});

const encodeRefund = (account: MoneyAccount, refund: Refund) => ({
  id: refund.id,
  cents: refund.cents,
  state: refund.state,
  method: methodOf(account, refund),
  at: (refund.steps.at(-1)?.doneAt ?? refund.wantedAt).toISOString(),
});

/** The kept card, with the sentence about what it is still used for. */
function encodeKept({ kept, hold }: CardView): MoneyAnswer['keptCard'] {
  if (!kept) return null;
  const { brand, lastFour, isForHold, balance } = kept;
  const isHoldAhead = isForHold && (hold?.isWanted || hold?.view === 'asked' || hold?.view === 'held');
  const sentence = words.keptFor[balance](words.keptCard(brand, lastFour), isHoldAhead === true);
  return { brand, lastFour, isForHold, sentence };
}

/** The words that a client writes on a payment, and whether what they pay is paid ahead. */
type Of = { readonly reference: string; readonly isPaidAhead: boolean };

/** What client and staff are told alike: what is owed and when, and how it can be paid. */
function encodeStatement(account: MoneyAccount, of: Of, rules: Rules, cards: CardView) {
  const { pieces, disputedCents: _, apaCents: __, ...sums } = account.statement;
  return {
    ...sums,
    isPaidAhead: of.isPaidAhead,
    pieces: encodePieces(pieces, cards.onItsWayCents),
    payTo: payToOf(of.reference, rules, sums.openCents - cards.onItsWayCents),
    onItsWayCents: cards.onItsWayCents,
    keptCard: encodeKept(cards),
    card: cardOf(account, cards),
  };
}

/** A charter's money for its client; null if nothing was ever owed or paid, and nothing is on its way. */
export function encodeMoney(
  account: MoneyAccount,
  of: Of,
  rules: Rules,
  cards: CardView = NO_CARDS,
): MoneyAnswer | null {
  const { payments, refunds, owed } = account;
  if (owed.length === 0 && payments.length === 0 && cards.onItsWayCents === 0) return null;
  return {
    ...encodeStatement(account, of, rules, cards),
    payments: payments.map(encodePayment),
    refunds: refunds
      .filter(
        (refund) =>
          refund.state !== 'withdrawn' && !(refund.state === 'failed' && isGivenAnew(refund, refunds)),
      )
      .map((refund) => encodeRefund(account, refund)),
    hold: encodeHold(cards.hold),
  };
}

type Opened = Extract<Awaited<ReturnType<typeof openMoney>>, { ok: true }>['value'];

/** A charter's money for the staff member who asks. */
export function encodeStaffMoney(opened: Opened, by: Doer, now: Date): StaffMoneyAnswer {
  const { charter, account, rules, byTheRules, cards, disputes, underWay, files, elsewhere } = opened;
  const { payments, refunds } = account;
  const limitCents = centsFromDollars(rules.reversalLimit);
  const goesBack = (paymentId: string) =>
    refunds.some((refund) => refund.paymentId === paymentId && isLive(refund.state));
  const cardPaymentOf = ({ paymentId }: Refund) =>
    payments.find(({ id, method }) => id === paymentId && method === 'card');
  const receiptOf = (paymentId: string) => payments.find(({ id }) => id === paymentId)?.receiptNumber ?? 0;
  const isToCard = (refund: Refund) => cardPaymentOf(refund) !== undefined && !refund.otherWay;
  return {
    ...encodeStatement(account, { ...charter, isPaidAhead: isPaidAhead(charter, now) }, rules, cards),
    stage: charter.stage,
    apaCents: apaLeftCents(account.statement, charter.stage),
    pieces: encodeStaffPieces(account, cards.onItsWayCents),
    additionsTaxPercent: additionsTaxOf(charter),
    keepsFiles: charter.isNamed,
    byTheRules,
    payments: payments.map((payment) => ({
      ...encodePayment(payment),
      reference: payment.reference,
      recordedBy: payment.recordedBy,
      recordedAt: payment.recordedAt.toISOString(),
      leftCents: payment.leftCents,
      isByCard: payment.method === 'card',
      files: files.filter(({ paymentId }) => paymentId === payment.id).map(encodeFile),
      reversal: payment.reversal && { ...payment.reversal, at: payment.reversal.at.toISOString() },
      canReverse:
        !payment.isReversed &&
        payment.method !== 'card' &&
        !goesBack(payment.id) &&
        (payment.cents <= limitCents || payment.recordedByAccount !== by.accountId),
    })),
    refunds: refunds.map((refund) => ({
      ...encodeRefund(account, refund),
      receiptNumber: receiptOf(refund.paymentId),
      reason: refund.reason,
      wantedBy: refund.wantedBy,
      notes: refund.steps.map(({ note }) => note).filter(Boolean),
      steps: REFUND_STEP_NAMES.filter(
        (step) => canStep(step, refund.state) && (step === 'withdrawn' || !isToCard(refund)),
      ),
      isToCard: isToCard(refund),
      canGoOtherwise:
        refund.state === 'failed' &&
        !isGivenAnew(refund, refunds) &&
        (cardPaymentOf(refund)?.leftCents ?? 0) >= refund.cents,
    })),
    elsewhere: elsewhere.map(({ providerRefund, paymentId, cents, madeAt }) => ({
      id: providerRefund,
      cents,
      receiptNumber: receiptOf(paymentId),
      at: madeAt.toISOString(),
    })),
    hold: encodeStaffHold(cards.hold, cards, charter.isNamed),
    disputes: disputes.map((dispute) => ({
      id: dispute.id,
      cents: dispute.cents,
      state: dispute.state,
      isAnswered: dispute.isAnswered,
      reason: dispute.reason.replaceAll('_', ' '),
      respondBy: dispute.respondBy?.toISOString() ?? null,
      isOfHold: dispute.holdId !== null,
      isUnderWay: underWay.has(dispute.id),
      isNear: isAnswerNear(dispute, now),
    })),
  };
}

/** The names of exported files, by day. */
export const ledgerFile = (now: Date) => `ledger-${charterDayAt(now)}`;
export const trialBalanceFile = (on: string | undefined, now: Date) =>
  `trial-balance-${on ?? charterDayAt(now)}`;

/** Answers a receipt as a PDF file. */
export const receiptAnswer = (c: Context, { bytes, receiptNumber }: ReceiptFile) =>
  answerPdf(c, bytes, `receipt-${receiptNumber}`);
