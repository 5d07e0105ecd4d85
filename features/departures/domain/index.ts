export * from './licenses.ts';
export * from './may-depart.ts';
export * from './steps.ts';
