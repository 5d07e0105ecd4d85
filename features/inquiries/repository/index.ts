export * from './arrivals.ts';
export * from './staff.ts';
