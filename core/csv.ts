import Papa from 'papaparse';

type Cell = string | number;
type Rows = readonly (readonly Cell[])[];

/**
 * The start of a cell that a spreadsheet would run as a formula; such a cell is escaped to text (OWASP, CSV injection).
 * Papaparse's own pattern misses cells of several lines. A negative amount such as "-12.50" is harmless and stays a number.
 */
const RUNS = /^(?!-\d+\.\d\d$)[=+\-@\t\r]/;

/** More rows for a file that `csvOf` has begun. */
export function csvLines(rows: Rows): string {
  if (rows.length === 0) return '';
  return `${Papa.unparse(rows as Cell[][], { escapeFormulae: RUNS, newline: '\r\n' })}\r\n`;
}

/** The count in the last row of an exported list: "1 booking", "20500 lines". */
export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A column of a report: its heading, its cell in each row, and what the total row has below. */
export type Column<T> = readonly [heading: string, cell: (row: T) => Cell, total?: Cell];

/** A report as a CSV file, with a total row. */
export const reportOf = <T>(rows: readonly T[], columns: readonly Column<T>[]) =>
  csvOf([
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
    columns.map(([, , total]) => total ?? ''),
  ]);

/** Rows as a CSV file (RFC 4180), which spreadsheets read as UTF-8 and cannot run as formulas. */
export function csvOf(rows: Rows): string {
  return `\ufeff${csvLines(rows)}`;
}
