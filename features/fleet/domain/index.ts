export * from './pictures.ts';
export * from './search.ts';
export * from './yacht.ts';
