export * from './account.ts';
export * from './bank.ts';
export * from './cards.ts';
export * from './disputes.ts';
export * from './files.ts';
export * from './kept-cards.ts';
export * from './ledger.ts';
export * from './open.ts';
