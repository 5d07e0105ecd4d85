export * from './answers.ts';
export * from './calls.ts';
export * from './desk.ts';
export * from './form.ts';
