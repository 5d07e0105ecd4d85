/** `times.ts` is not exported here, so that pages which only show the four slots do not load it. */
export * from './slots.ts';
