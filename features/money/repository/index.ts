export * from './account.ts';
export * from './ledger.ts';
