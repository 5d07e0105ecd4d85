export * from './naming.ts';
export * from './read.ts';
export * from './retention.ts';
export * from './waiver.ts';
