/** What staff can say that a column is, in a table without known headings (product 4.21). */
export const COLUMN_MEANINGS = ['none', 'day', 'amount', 'in', 'out', 'text'] as const;
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number];
/** The columns as staff describe them: each from left to right, and whether the first row is a heading. */
export type SaidColumns = { readonly columns: readonly ColumnMeaning[]; readonly hasHeading: boolean };
/** More columns than any bank's file has. */
export const MOST_COLUMNS = 40;

/**
 * Whether the columns suffice: one is the day, and one the amount; or, instead of the amount, one is money in and
 * at most one is money out.
 */
export function areColumnsSaid(columns: readonly ColumnMeaning[]): boolean {
  const count = (meaning: ColumnMeaning) => columns.filter((one) => one === meaning).length;
  const isOneAmount = count('amount') === 1 && count('in') === 0 && count('out') === 0;
  const isInAndOut = count('amount') === 0 && count('in') === 1 && count('out') <= 1;
  return columns.length <= MOST_COLUMNS && count('day') === 1 && (isOneAmount || isInAndOut);
}

/** Splits a line into cells at the delimiter. A quoted cell can contain the delimiter. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells;
}

/** The delimiters of a table's cells, the most likely first. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;

/**
 * The first rows of a table, to show when asking for its columns. Only for display: the server parses
 * the file itself, strictly.
 */
export function firstRowsOf(text: string, most: number): string[][] {
  const lines = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, most);
  const tables = DELIMITERS.map((delimiter) => lines.map((line) => cellsOf(line, delimiter)));
  const several = tables.filter(([first]) => (first?.length ?? 0) > 1);
  // A comma can also be part of an amount, as in "1,070.50". With the right delimiter all rows have the same number of cells.
  const even = several.filter(([first, ...others]) => others.every(({ length }) => length === first?.length));
  const found = even.toSorted(([a], [b]) => (b?.length ?? 0) - (a?.length ?? 0))[0] ?? several[0] ?? [];
  return (found[0]?.length ?? 0) > MOST_COLUMNS ? [] : found;
}

/**
 * A key for the look of a first row: its headings, or which cells are days and amounts, whatever their values. Tables of two
 * banks hardly have the same key.
 */
export function looksOf(row: readonly string[]): string {
  const isHeading = !row.some((cell) => /\d/.test(cell));
  return row
    .map((cell) => {
      if (isHeading) return cell.trim().toLowerCase();
      // An empty cell counts as an amount, because of the columns for money in and out one is empty in each row.
      if (/^[\s$(+-]*[\d.,]*[\s$)+-]*$/.test(cell)) return 'amount';
      return /^[\d\s/.-]+$/.test(cell) ? 'day' : 'text';
    })
    .join('|');
}
