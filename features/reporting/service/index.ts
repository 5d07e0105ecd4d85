export { readFleetCalendar } from './calendar.ts';
export { type Balance, readBalances, readPayments } from './money.ts';
export { readOverview } from './overview.ts';
export { type CustomerTrail, readCustomerTrail, readLanguages } from './trail.ts';
export type { ToAgree } from './waiting.ts';
