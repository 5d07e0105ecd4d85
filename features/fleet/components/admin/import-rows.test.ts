import { expect, test } from 'vitest';
import type { ImportAnswer } from '../../schema/index.ts';
import { rowsToWrite } from './import-rows.ts';

type Row = ImportAnswer['yachts'][number];

const row = (number: number, more: Partial<Row> = {}): Row => ({
  row: number,
  name: `Yacht ${number}`,
  brand: 'Sheetline',
  capacity: 12,
  price: 900,
  outcome: 'unchanged',
  changes: [],
  ...more,
});
const changed = (number: number) =>
  row(number, { outcome: 'changed', changes: [{ field: 'Base price', from: '$800', to: '$900' }] });

test('of a sheet of the whole fleet, the preview shows the rows that change, wherever they are', () => {
  const fleet = Array.from({ length: 119 }, (_, index) => row(index + 2));
  const yachts = [
    ...fleet.slice(0, 72),
    changed(74),
    ...fleet.slice(73),
    row(121, { outcome: 'new', price: null }),
  ];

  expect(rowsToWrite({ yachts })).toEqual([
    ['74', 'Yacht 74', 'Sheetline', '12', '$900', 'Changed\nBase price: $800 → $900'],
    ['121', 'Yacht 121', 'Sheetline', '12', '', 'New'],
  ]);
});

test('nothing is written that the preview does not show, however many rows change', () => {
  const yachts = Array.from({ length: 2_000 }, (_, index) => changed(index + 2));

  expect(rowsToWrite({ yachts })).toHaveLength(2_000);
});
