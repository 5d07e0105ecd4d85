export * from './choice.ts';
export * from './licenses.ts';
export * from './may-depart.ts';
export * from './steps.ts';
