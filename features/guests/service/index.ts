export * from './boarding.ts';
export type { OpenedGuest } from './deps.ts';
export * from './naming.ts';
export * from './read.ts';
export * from './retention.ts';
export * from './waiver.ts';
