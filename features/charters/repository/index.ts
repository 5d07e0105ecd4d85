export * from './bookings.ts';
export * from './charters.ts';
