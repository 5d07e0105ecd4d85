import { withThousands } from '#words/amounts.ts';
import type { YachtAnswer } from '../schema/index.ts';

export type Spec = { readonly label: string; readonly value: string };
export type SpecGroup = { readonly title: string; readonly specs: readonly Spec[] };

const METRES_PER_FOOT = 0.3048;

type Given = string | number | null | undefined;

/** A line for each value there is: what nobody knows of a yacht is left out, not shown as a dash. */
function known(entries: readonly (readonly [label: string, value: Given, unit?: string])[]): Spec[] {
  return entries.flatMap(([label, value, unit]) => {
    if (value === null || value === undefined || value === '') return [];
    const text = typeof value === 'number' ? withThousands(value) : value;
    return [{ label, value: unit ? `${text} ${unit}` : text }];
  });
}

function feetAndMetres(feet: number | null): string | null {
  return feet === null ? null : `${withThousands(feet)} ft (${(feet * METRES_PER_FOOT).toFixed(1)} m)`;
}

/** The six facts that a visitor compares first. */
export function quickSpecs(yacht: YachtAnswer): Spec[] {
  return known([
    ['Length', yacht.length],
    ['Guests', yacht.capacity],
    ['Cabins', yacht.cabins || null],
    ['Crew', yacht.crew || null],
    ['Cruising speed', yacht.cruisingSpeedKn, 'kn'],
    // A year is a name, not an amount: no thousands separator.
    ['Built', yacht.year === null ? null : String(yacht.year)],
  ]);
}

/** Everything that is known of a yacht, in the groups of her sheet (public-area §2). */
export function completeSpecs(yacht: YachtAnswer): SpecGroup[] {
  const groups = [
    {
      title: 'Dimensions',
      specs: known([
        ['Builder', yacht.brand],
        ['Model', yacht.model],
        ['Year built', yacht.year === null ? null : String(yacht.year)],
        ['Length', feetAndMetres(yacht.lengthFt)],
        ['Beam', feetAndMetres(yacht.beam)],
      ]),
    },
    {
      title: 'Accommodation',
      specs: known([
        ['Guests', yacht.capacity],
        ['Cabins', yacht.cabins],
        ['Bathrooms', yacht.bathrooms],
        ['Crew', yacht.crew],
        ['Fresh water', yacht.waterCapacity, 'US gal'],
      ]),
    },
    {
      title: 'Performance',
      specs: known([
        ['Cruising speed', yacht.cruisingSpeedKn, 'knots'],
        ['Top speed', yacht.maxSpeedKn, 'knots'],
        ['Fuel capacity', yacht.fuelCapacity, 'US gal'],
      ]),
    },
    {
      title: 'Engine details',
      specs: known([
        ['Type', yacht.engineType],
        ['Engines', yacht.enginesCount],
        ['Make', yacht.engineBrand],
        ['Model', yacht.engineModel],
        ['Total power', yacht.engineHpTotal, 'hp'],
      ]),
    },
  ];
  return groups.filter(({ specs }) => specs.length > 0);
}

/** The features of a yacht's own answer, one a line. */
export function featureList(yacht: YachtAnswer): string[] {
  return yacht.features
    .split('\n')
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '');
}
