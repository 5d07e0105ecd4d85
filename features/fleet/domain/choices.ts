import { type CharterDay, isCharterDay } from '#core/charter-time.ts';

/** Length groups, in feet, both ends inclusive: a 40 ft yacht is in two of them (product 2.3). */
export const SIZES = [
  { id: '26-40', type: '26-40ft', minFt: 26, maxFt: 40 },
  { id: '40-55', type: '40-55ft', minFt: 40, maxFt: 55 },
  { id: '55+', type: '55ft+', minFt: 55, maxFt: null },
] as const;

export type SizeId = (typeof SIZES)[number]['id'];
export type YachtType = (typeof SIZES)[number]['type'];

/** Where a yacht lies. A yacht in plain "Miami" can be brought to any of these, so it matches every location. */
export const LOCATIONS = [
  { id: 'miami-beach', name: 'Miami Beach' },
  { id: 'key-biscayne', name: 'Key Biscayne' },
  { id: 'south-beach', name: 'South Beach' },
  { id: 'downtown-miami', name: 'Downtown Miami' },
] as const;

export type LocationId = (typeof LOCATIONS)[number]['id'];
export const ANYWHERE_IN_MIAMI = 'Miami';

/** The earliest possible check-out: not before check-in, and not before today (product 2.6). */
export function earliestCheckout(checkin: string | undefined, today: CharterDay): CharterDay {
  return checkin && isCharterDay(checkin) && checkin > today ? checkin : today;
}
