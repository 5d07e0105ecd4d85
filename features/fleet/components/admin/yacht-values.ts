import type { AdminYachtAnswer, YachtInput } from '../../schema/index.ts';

/** The form as it is typed: everything is text, but for the gallery. */
export type YachtValues = {
  name: string;
  brand: string;
  model: string;
  length: string;
  beam: string;
  capacity: string;
  description: string;
  category: string;
  price: string;
  year: string;
  enginesCount: string;
  engineBrand: string;
  engineModel: string;
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
  marina: string;
  turnaroundMinutes: string;
  isFeatured: 'yes' | 'no';
  /** One on each line. */
  features: string;
  /** The addresses of the pictures, the primary first, joined as the API takes them. */
  galleryImages: string;
};

/** What a field is called, on the form and where two versions of it are compared. */
export const YACHT_LABELS: Readonly<Record<keyof YachtValues, string>> = {
  name: 'Yacht name',
  brand: 'Brand',
  model: 'Model',
  length: 'Length (ft)',
  beam: 'Beam (ft)',
  capacity: 'Capacity (guests)',
  description: 'Description',
  category: 'Category',
  price: 'Base price per day ($)',
  year: 'Year built',
  enginesCount: 'Number of engines',
  engineBrand: 'Engine make',
  engineModel: 'Engine model',
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
  marina: 'Marina',
  turnaroundMinutes: 'Turnaround (minutes)',
  isFeatured: 'Featured (listed first)',
  features: 'Features',
  galleryImages: 'Pictures',
};

/** A new yacht begins with this year and Miami (financing-and-admin §9). */
export function newYacht(): YachtValues {
  return {
    ...Object.fromEntries(Object.keys(YACHT_LABELS).map((name) => [name, ''])),
    category: 'luxury',
    location: 'Miami',
    isFeatured: 'no',
    year: String(new Date().getFullYear()),
  } as YachtValues;
}

const text = (value: number | string | null) => (value === null ? '' : String(value));

/** A yacht as the form shows her. */
export function valuesOf(yacht: AdminYachtAnswer): YachtValues {
  return {
    name: yacht.name,
    brand: yacht.brand,
    model: yacht.model,
    length: text(yacht.lengthFt),
    beam: text(yacht.beam),
    capacity: text(yacht.capacity),
    description: yacht.description,
    category: yacht.categoryId,
    price: text(yacht.basePrice),
    year: text(yacht.year),
    enginesCount: text(yacht.enginesCount),
    engineBrand: text(yacht.engineBrand),
    engineModel: text(yacht.engineModel),
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
    marina: yacht.marina,
    turnaroundMinutes: text(yacht.turnaroundMinutes),
    isFeatured: yacht.isFeatured ? 'yes' : 'no',
    features: yacht.features,
    galleryImages: [yacht.primaryImage ?? '', ...yacht.imageUrls]
      .filter((reference, index, all) => reference !== '' && all.indexOf(reference) === index)
      .join('|'),
  };
}

/** What the specification's body lacks: left out it would stay, so that the form says it also where it is empty. */
const ALWAYS_SAID = [
  'model',
  'marina',
  'features',
  'turnaroundMinutes',
  'beam',
  'enginesCount',
  'engineBrand',
  'engineModel',
] as const satisfies readonly (keyof YachtValues)[];

/** The body as the specification has it, with what is ours: its own empty values are left out, the first picture is the primary. */
export function bodyOf(values: YachtValues, version: number | undefined): YachtInput {
  const filled = Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => value !== '' || (ALWAYS_SAID as readonly string[]).includes(field),
    ),
  );
  const [primaryImage] = values.galleryImages.split('|');
  return {
    ...(filled as YachtValues),
    ...(primaryImage ? { primaryImage } : {}),
    ...(version === undefined ? {} : { version }),
  };
}
