import { withThousands } from '#words/amounts.ts';
import type { YachtAnswer } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { lengthInWords } from './yacht-length.ts';

export type Spec = { readonly label: string; readonly value: string };

type Entry = readonly [label: string, value: string | number | null, unit?: string];

/** The six facts that visitors compare first. An unknown fact is left out, not shown as a dash. */
export function quickSpecs(yacht: YachtAnswer): Spec[] {
  const entries: readonly Entry[] = [
    [words.length, lengthInWords(yacht.length) || null],
    [words.guestsLabel, yacht.capacity],
    [words.cabins, yacht.cabins || null],
    [words.crew, yacht.crew || null],
    [words.cruisingSpeed, yacht.cruisingSpeedKn, words.knots],
    // A year is a name, not an amount: no thousands separator.
    [words.built, yacht.year === null ? null : String(yacht.year)],
  ];
  return entries.flatMap(([label, value, unit]) => {
    if (value === null) return [];
    const text = typeof value === 'number' ? withThousands(value) : value;
    return [{ label, value: unit ? `${text} ${unit}` : text }];
  });
}

/** The features of a yacht as a list. The API's answer for one yacht has one per line. */
export function featureList(yacht: YachtAnswer): string[] {
  return yacht.features
    .split('\n')
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '');
}
