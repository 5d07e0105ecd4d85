import { type CharterDay, isCharterDay } from '#core/charter-time.ts';
import type { Option } from '#core/field-kinds.ts';

/** Length groups, in feet, both ends inclusive: a 40 ft yacht is in two of them (product 2.3). */
export const SIZES = [
  { id: '26-40', type: '26-40ft', minFt: 26, maxFt: 40 },
  { id: '40-55', type: '40-55ft', minFt: 40, maxFt: 55 },
  { id: '55+', type: '55ft+', minFt: 55, maxFt: null },
] as const;

export type SizeId = (typeof SIZES)[number]['id'];
export type YachtType = (typeof SIZES)[number]['type'];

/** Where a yacht lies. A yacht at plain "Miami" is brought to any of the others, so it matches every location. */
export const LOCATIONS = [
  { id: 'miami-beach', name: 'Miami Beach' },
  { id: 'key-biscayne', name: 'Key Biscayne' },
  { id: 'south-beach', name: 'South Beach' },
  { id: 'downtown-miami', name: 'Downtown Miami' },
] as const;

export type LocationId = (typeof LOCATIONS)[number]['id'];
export const ANYWHERE_IN_MIAMI = 'Miami';

/** Staff's own classes of yacht (not the public filter, which goes by brand: product 2.2). */
export const CATEGORIES = [
  { id: 'luxury', name: 'Luxury' },
  { id: 'sport', name: 'Sport' },
  { id: 'cruise', name: 'Cruise' },
  { id: 'premium', name: 'Premium' },
] as const;

/** Where a yacht can lie, in the staff form's order and words. */
export const HOME_LOCATIONS = [ANYWHERE_IN_MIAMI, ...LOCATIONS.map(({ name }) => name)] as readonly string[];

/** "22:00" as staff and sheets read it: "10:00 PM". */
const clockName = (time: string) => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Times of the day to choose one of, or none. */
export const hoursToChoose = (times: readonly string[]): readonly Option[] => [
  { id: 'any', name: 'Any hour' },
  ...times.map((id) => ({ id, name: clockName(id) })),
];

/** In which way a yacht is chartered: who chooses and pays the captain (product 2.15). */
export const CHARTER_MODES = [
  { id: 'either', name: 'Either' },
  { id: 'crewed', name: 'With captain and crew' },
  { id: 'bareboat', name: 'Bareboat' },
] as const;

/** The years a yacht can have been built in (product 2.1). */
export const FIRST_YEAR = 1950;
export const lastYear = (thisYear: number) => thisYear + 1;

/** The earliest check-out that makes sense: not before check-in, and not before today (product 2.6). */
export function earliestCheckout(checkin: string | undefined, today: CharterDay): CharterDay {
  return checkin && isCharterDay(checkin) && checkin > today ? checkin : today;
}
