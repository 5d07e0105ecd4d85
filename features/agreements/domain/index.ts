export * from './chain.ts';
export * from './states.ts';
export * from './subject.ts';
