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

/** The years a yacht can have been built in (product 2.1). */
export const FIRST_YEAR = 1950;
export const lastYear = (thisYear: number) => thisYear + 1;
