export * from './answers.ts';
export * from './saved.ts';
export * from './staff.ts';
