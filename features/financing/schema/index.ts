export * from './answers.ts';
export * from './calls.ts';
export * from './form.ts';
export * from './staff.ts';
