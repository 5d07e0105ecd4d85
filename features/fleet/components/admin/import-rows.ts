import { formatDollars } from '#words/amounts.ts';
import type { ImportAnswer } from '../../schema/index.ts';
import { words } from './words/index.ts';

/**
 * The rows of a sheet that would be written, as cells. All of them, and no others: in a sheet of the whole fleet, a cell that
 * was changed by accident would be lost among rows that stay as they are, and an import cannot be undone.
 */
export const rowsToWrite = ({ yachts }: Pick<ImportAnswer, 'yachts'>): string[][] =>
  yachts.flatMap(({ row, name, brand, capacity, price, outcome, changes }) =>
    outcome === 'new' || outcome === 'changed'
      ? [
          [
            String(row),
            name,
            brand,
            String(capacity ?? ''),
            price === null ? '' : formatDollars(price),
            words.outcomes[outcome] +
              changes.map(({ field, from, to }) => `\n${field}: ${from} → ${to}`).join(''),
          ],
        ]
      : [],
  );
