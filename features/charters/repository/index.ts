export * from './bookings.ts';
export * from './charters.ts';
export * from './forgetting.ts';
