export * from './answers.ts';
export * from './charters.ts';
export * from './desk.ts';
