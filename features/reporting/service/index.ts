export { readFleetCalendar } from './calendar.ts';
export { readOverview } from './overview.ts';
export { type CustomerTrail, readCustomerTrail } from './trail.ts';
