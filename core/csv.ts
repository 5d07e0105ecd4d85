import Papa from 'papaparse';

type Rows = readonly (readonly (string | number)[])[];

/**
 * A cell that a spreadsheet would run as a formula is shown as text instead (OWASP, CSV injection). Papaparse's own pattern
 * overlooks one of several lines. An amount below nothing, "-12.50", runs nothing and stays a figure.
 */
const RUNS = /^(?!-\d+\.\d\d$)[=+\-@\t\r]/;

/** Further rows of a file that `csvOf` begins. */
export function csvLines(rows: Rows): string {
  if (rows.length === 0) return '';
  return `${Papa.unparse(rows as (string | number)[][], { escapeFormulae: RUNS, newline: '\r\n' })}\r\n`;
}

/** "1 booking", "20500 lines": what the last row of an exported list says it holds. */
export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Rows as a CSV file (RFC 4180) that spreadsheets read as UTF-8 and run nothing of. */
export function csvOf(rows: Rows): string {
  return `\ufeff${csvLines(rows)}`;
}
