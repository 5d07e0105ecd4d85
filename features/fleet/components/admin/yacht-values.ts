import type { AdminYachtAnswer, YachtInput } from '../../schema/index.ts';

/** The form as it is typed: everything is text, but for the gallery. */
export type YachtValues = {
  name: string;
  brand: string;
  length: string;
  capacity: string;
  description: string;
  category: string;
  price: string;
  year: string;
  engineType: string;
  engineHpTotal: string;
  cruisingSpeedKn: string;
  maxSpeedKn: string;
  fuelCapacity: string;
  waterCapacity: string;
  cabins: string;
  bathrooms: string;
  crew: string;
  location: string;
  /** The addresses of the pictures, the primary first, joined as the API takes them. */
  galleryImages: string;
};

/** What a field is called, on the form and where two versions of it are compared. */
export const YACHT_LABELS: Readonly<Record<keyof YachtValues, string>> = {
  name: 'Yacht name',
  brand: 'Brand',
  length: 'Length (ft)',
  capacity: 'Capacity (guests)',
  description: 'Description',
  category: 'Category',
  price: 'Base price per day ($)',
  year: 'Year built',
  engineType: 'Engine type',
  engineHpTotal: 'Engine power (HP)',
  cruisingSpeedKn: 'Cruising speed (kn)',
  maxSpeedKn: 'Max speed (kn)',
  fuelCapacity: 'Fuel capacity (gal)',
  waterCapacity: 'Water capacity (gal)',
  cabins: 'Cabins',
  bathrooms: 'Bathrooms',
  crew: 'Crew',
  location: 'Location',
  galleryImages: 'Pictures',
};

/** A new yacht begins with this year and Miami (financing-and-admin §9). */
export function newYacht(): YachtValues {
  return {
    ...Object.fromEntries(Object.keys(YACHT_LABELS).map((name) => [name, ''])),
    category: 'luxury',
    location: 'Miami',
    year: String(new Date().getFullYear()),
  } as YachtValues;
}

const text = (value: number | string | null) => (value === null ? '' : String(value));

/** A yacht as the form shows her. */
export function valuesOf(yacht: AdminYachtAnswer): YachtValues {
  return {
    name: yacht.name,
    brand: yacht.brand,
    length: text(yacht.lengthFt),
    capacity: text(yacht.capacity),
    description: yacht.description,
    category: yacht.categoryId,
    price: text(yacht.basePrice),
    year: text(yacht.year),
    engineType: text(yacht.engineType),
    engineHpTotal: text(yacht.engineHpTotal),
    cruisingSpeedKn: text(yacht.cruisingSpeedKn),
    maxSpeedKn: text(yacht.maxSpeedKn),
    fuelCapacity: text(yacht.fuelCapacity),
    waterCapacity: text(yacht.waterCapacity),
    cabins: text(yacht.cabins),
    bathrooms: text(yacht.bathrooms),
    crew: text(yacht.crew),
    location: yacht.location,
    galleryImages: [yacht.primaryImage ?? '', ...yacht.imageUrls]
      .filter((reference, index, all) => reference !== '' && all.indexOf(reference) === index)
      .join('|'),
  };
}

/** The body as the specification has it: empty values are left out, the first picture is the primary. */
export function bodyOf(values: YachtValues, version: number | undefined): YachtInput {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const [primaryImage] = values.galleryImages.split('|');
  return {
    ...(filled as YachtValues),
    ...(primaryImage ? { primaryImage } : {}),
    ...(version === undefined ? {} : { version }),
  };
}
