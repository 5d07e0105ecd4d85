export * from './cards.ts';
export * from './evidence.ts';
export * from './ledger.ts';
export * from './list.ts';
export * from './obligations.ts';
export * from './parts.ts';
export * from './refunds.ts';
export * from './statement.ts';
