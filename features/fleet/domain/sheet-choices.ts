import type { Option } from '#core/field-kinds.ts';
import { ANYWHERE_IN_MIAMI, LOCATIONS } from './choices.ts';

/** The staff's own classes of yachts. Not the public filter, which goes by brand (product 2.2). */
export const CATEGORIES = [
  { id: 'luxury', name: 'Luxury' },
  { id: 'sport', name: 'Sport' },
  { id: 'cruise', name: 'Cruise' },
  { id: 'premium', name: 'Premium' },
] as const;

/** Where a yacht can lie, with the names and order of the staff's form. */
export const HOME_LOCATIONS = [ANYWHERE_IN_MIAMI, ...LOCATIONS.map(({ name }) => name)] as readonly string[];

/** A time such as "22:00" for staff and sheets: "10:00 PM". */
const clockName = (time: string) => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Options for a time of the day, with "any hour" first. */
export const hoursToChoose = (times: readonly string[]): readonly Option[] => [
  { id: 'any', name: 'Any hour' },
  ...times.map((id) => ({ id, name: clockName(id) })),
];

/** The modes in which a yacht is chartered: who chooses and pays the captain (product 2.15). */
export const CHARTER_MODES = [
  { id: 'either', name: 'Either' },
  { id: 'crewed', name: 'With captain and crew' },
  { id: 'bareboat', name: 'Bareboat' },
] as const;

/** The years a yacht can have been built in (product 2.1). */
export const FIRST_YEAR = 1950;
export const lastYear = (thisYear: number) => thisYear + 1;
