export { type Billed, type Doer, type MoneyAccount, readAccount, settle } from './account.ts';
export * from './obligations.ts';
export * from './payments.ts';
export { stepRefund, wantRefund } from './refunds.ts';
