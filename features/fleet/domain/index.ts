export * from './search.ts';
export * from './yacht.ts';
