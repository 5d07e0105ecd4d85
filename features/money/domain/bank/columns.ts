/** What a column is said to be, in a table without headings that are known (product 4.21). */
export const COLUMN_MEANINGS = ['none', 'day', 'amount', 'in', 'out', 'text'] as const;
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number];
/** What a colleague says of such a table: each column from the left, and whether its first row is a heading. */
export type SaidColumns = { readonly columns: readonly ColumnMeaning[]; readonly hasHeading: boolean };
/** More columns than any bank has. */
export const MOST_COLUMNS = 40;

/** Whether one column is named as the day and one as the amount; or, in place of the amount, one as money in and at most one as money out. */
export function areColumnsSaid(columns: readonly ColumnMeaning[]): boolean {
  const count = (meaning: ColumnMeaning) => columns.filter((one) => one === meaning).length;
  const isOneAmount = count('amount') === 1 && count('in') === 0 && count('out') === 0;
  const isInAndOut = count('amount') === 0 && count('in') === 1 && count('out') <= 1;
  return columns.length <= MOST_COLUMNS && count('day') === 1 && (isOneAmount || isInAndOut);
}

/** The cells of a line as they stand between these signs; one in quotation marks may have such a sign in it. */
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

/** The signs that part the cells of a table, the likeliest first. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The first rows of a table, to say by them what its columns are; the server reads it anew and strictly. */
export function firstRowsOf(text: string, most: number): string[][] {
  const lines = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, most);
  const tables = DELIMITERS.map((delimiter) => lines.map((line) => cellsOf(line, delimiter)));
  const several = tables.filter(([first]) => (first?.length ?? 0) > 1);
  // "1,070.50" has a comma in tables that are parted by something else: rows that are all as long tell.
  const even = several.filter(([first, ...others]) => others.every(({ length }) => length === first?.length));
  const found = even.toSorted(([a], [b]) => (b?.length ?? 0) - (a?.length ?? 0))[0] ?? several[0] ?? [];
  return (found[0]?.length ?? 0) > MOST_COLUMNS ? [] : found;
}

/**
 * What such a row looks like: by its headings, or by where it has days and amounts, whatever those are. A table of another bank
 * hardly looks the same.
 */
export function looksOf(row: readonly string[]): string {
  const isHeading = !row.some((cell) => /\d/.test(cell));
  return row
    .map((cell) => {
      if (isHeading) return cell.trim().toLowerCase();
      // Of the amounts in and out, one is empty in each row.
      if (/^[\s$(+-]*[\d.,]*[\s$)+-]*$/.test(cell)) return 'amount';
      return /^[\d\s/.-]+$/.test(cell) ? 'day' : 'text';
    })
    .join('|');
}
