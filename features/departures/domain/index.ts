export * from './licences.ts';
export * from './may-depart.ts';
export * from './steps.ts';
