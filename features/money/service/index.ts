export { type Billed, type Doer, type MoneyAccount, readAccount, settle } from './account.ts';
export type { ChartersOfMoney, MoneyNews } from './charters.ts';
export { listChartersDue, NOTICE_HOURS } from './due.ts';
export * from './obligations.ts';
export { recordPayment, reversePayment } from './payments.ts';
export { stepRefund, wantRefund } from './refunds.ts';
export * from './staff.ts';
