/** A cell that a spreadsheet would run as a formula is shown as text instead (OWASP, CSV injection). */
const RUNS = /^[=+\-@\t\r]/;

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = RUNS.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type Rows = readonly (readonly (string | number)[])[];

/** Further rows of a file that `csvOf` begins. */
export function csvLines(rows: Rows): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** Rows as a CSV file (RFC 4180) that spreadsheets read as UTF-8 and run nothing of. */
export function csvOf(rows: Rows): string {
  return `\ufeff${csvLines(rows)}`;
}
