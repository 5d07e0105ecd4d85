export * from './slots.ts';
export * from './times.ts';
