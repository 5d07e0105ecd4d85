export * from './charters.ts';
export * from './desk.ts';
