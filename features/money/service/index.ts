export { type CardTroubleRow, findKeptCardTroubles } from '../repository/cards.ts';
export { findOpenMoney, type OpenMoney } from '../repository/open.ts';
export {
  type Billed,
  type Doer,
  holdAccount,
  type MoneyAccount,
  readAccount,
  readOpenCents,
  settle,
} from './account.ts';
export { additionsTaxOf, addOwed, withdrawOwed } from './additions.ts';
export {
  linkBankLine,
  readBankLines,
  recordBankLine,
  searchPayers,
  setBankLineAside,
  type TakenBankLine,
  takeBankFile,
  undoBankMatch,
} from './bank.ts';
export { queueCardRefunds, sendCardRefund } from './card-refunds.ts';
export { type CardView, readCardView } from './card-view.ts';
export { type ChartersOfMoney, isPaidAhead, type MoneyNews, type MoneyOfCharters } from './charters.ts';
export {
  CLOSE_CHECKOUT,
  glanceAtCheckout,
  lookAfterCheckout,
  queueCheckoutCare,
  startCheckout,
} from './checkouts.ts';
export { printDamage } from './damage-paper.ts';
export { stageDisputeAnswer, submitDisputeAnswer } from './dispute-answers.ts';
export {
  type EvidenceOfCharters,
  editDisputeAnswer,
  type MoneyOfDisputes,
  type OpenedDispute,
  openDisputeAnswer,
  printDisputeAnswer,
} from './dispute-pack.ts';
export { listDisputable, listDisputed } from './disputes.ts';
export { addUpOpenMoney, isNoticed, knowsCardPayments, listChartersDue, NOTICE_HOURS } from './due.ts';
export {
  addMoneyFile,
  dropInfectedMoneyFile,
  findPlaceForFile,
  forPaper,
  hasDamageFiles,
  listMoneyFiles,
  openMoneyFile,
  removeMoneyFile,
} from './files.ts';
export { forgetBankWords, forgetOfMoney, isMoneyOpen, listBankWords } from './forgetting.ts';
export { giveBackOfHold, takeBackOfHold } from './hold-return-staff.ts';
export { SEND_CARD_REFUND } from './hold-returns.ts';
export {
  authorizeHold,
  endCharterHold,
  glanceAtHold,
  keepHold,
  letGoOfHold,
  listHeldWithoutRelease,
  planHoldRelease,
  startHold,
  takeHoldByHand,
} from './hold-staff.ts';
export { exportHolds, type HoldNow, readHolds } from './hold-view.ts';
export { LOOK_AFTER_HOLD, queueHoldCare } from './hold-word.ts';
export { lookAfterHold } from './holds.ts';
export { labelOf } from './labels.ts';
export {
  forgetOldNotices,
  HANDLE_NOTICE,
  handleNotice,
  readCardTroubles,
  receiveNotice,
  sweepCards,
} from './notices.ts';
export * from './obligations.ts';
export { recordPayment, reversePayment } from './payments.ts';
export { recordPayout, undoPayout } from './payouts.ts';
export { printReceipt, type ReceiptFile } from './receipts.ts';
export { stepRefund, wantRefund } from './refunds.ts';
export { enterRefundElsewhere, hasRefundElsewhere } from './refunds-elsewhere.ts';
export { readTrialBalance, reportLedger, reportTrialBalance } from './reports.ts';
export { endKeptCard, FORGET_CARD, forgetCard, letGoOfCard, listCardConsents } from './saved-cards.ts';
export * from './staff.ts';
