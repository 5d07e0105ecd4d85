import type { Field } from '#core/field-kinds.ts';
import { withThousands } from '#words/amounts.ts';
import type { YachtAnswer } from '../schema/index.ts';

export type Spec = { readonly label: string; readonly value: string };

const METRES_PER_FOOT = 0.3048;

/** A value and its unit; a year is a name, not an amount, and has no thousands separator. */
export function worded(kind: Field['kind'], value: unknown, unit?: string): string {
  if (typeof value !== 'number' || kind === 'year') return String(value ?? '');
  const amount = withThousands(value);
  if (kind === 'feet') return `${amount} ft (${(value * METRES_PER_FOOT).toFixed(1)} m)`;
  return unit ? `${amount} ${unit}` : amount;
}

/** A line for each value there is: what nobody knows of a yacht is left out, not shown as a dash. */
export const known = (specs: readonly Spec[]) => specs.filter(({ value }) => value !== '');

/** The six facts that a visitor compares first. */
export function quickSpecs(yacht: YachtAnswer): Spec[] {
  return known([
    { label: 'Length', value: yacht.length ?? '' },
    { label: 'Guests', value: worded('count', yacht.capacity) },
    { label: 'Cabins', value: worded('count', yacht.cabins || null) },
    { label: 'Crew', value: worded('count', yacht.crew || null) },
    { label: 'Cruising speed', value: worded('measure', yacht.cruisingSpeedKn, 'kn') },
    { label: 'Built', value: worded('year', yacht.year) },
  ]);
}

/** The features of a yacht's own answer, one a line. */
export function featureList(yacht: YachtAnswer): string[] {
  return yacht.features
    .split('\n')
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '');
}
