export * from './calendar.ts';
export * from './figures.ts';
export * from './money.ts';
export * from './trail.ts';
export * from './waiting.ts';
