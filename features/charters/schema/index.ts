export * from './answers.ts';
export * from './charters.ts';
export * from './staff.ts';
