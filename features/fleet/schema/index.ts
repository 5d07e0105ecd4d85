export * from './answers.ts';
export * from './staff.ts';
