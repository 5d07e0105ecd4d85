export * from './customers.ts';
export * from './privacy.ts';
