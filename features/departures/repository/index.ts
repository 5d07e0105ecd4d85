export * from './choices.ts';
export * from './departures.ts';
