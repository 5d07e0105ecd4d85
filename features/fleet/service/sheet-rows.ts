import Papa from 'papaparse';
import { ok, refused } from '#core/result.ts';

/** The cells of a row, by heading. */
export type Row = Readonly<Record<string, unknown>>;
type Sheet = {
  /** Each row with its number as a spreadsheet counts: headings and blank rows count too. */
  readonly rows: readonly { readonly number: number; readonly row: Row }[];
  /** As written in the file. */
  readonly headings: readonly string[];
};

/** Where the parser puts the values of a row that has more than there are headings. */
export const BEYOND = '__parsed_extra';

const isBlank = (row: Row) => Object.values(row).flat().join('').trim() === '';

/** Reads the rows of a CSV or JSON file. Refused with `import-empty` or `import-unreadable`. */
export function readSheet(content: string) {
  const text = content.replace(/^\ufeff/, '').trimEnd();
  const trimmed = text.trimStart();
  if (trimmed === '') return refused('import-empty');
  if (/^[[{]/.test(trimmed)) {
    try {
      const parsed: unknown = JSON.parse(trimmed);
      const rows = Array.isArray(parsed) ? parsed : [parsed];
      if (!rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))) {
        return refused('import-unreadable');
      }
      const headings = [...new Set(rows.flatMap((row: Row) => Object.keys(row)))];
      return ok<Sheet>({ rows: rows.map((row, index) => ({ number: index + 2, row })), headings });
    } catch {
      return refused('import-unreadable');
    }
  }
  const [before = ''] = /^[\s,;]*\n/.exec(text) ?? [];
  const first = before.split('\n').length + 1;
  const { data, errors, meta } = Papa.parse<Row>(text.slice(before.length), {
    header: true,
    // Blank rows count as rows, but must not influence how the delimiter is detected.
    delimiter: Papa.parse(text, { skipEmptyLines: 'greedy', preview: 10 }).meta.delimiter,
    // Exports put an apostrophe before text that a spreadsheet would run as a formula.
    transform: (value) => value.trim().replace(/^'(?=[=+\-@\t\r])/, ''),
  });
  // If no delimiter can be detected, the sheet has one column: the rules for rows then judge it. Only broken quotes are refused.
  if (errors.some(({ type }) => type === 'Quotes')) return refused('import-unreadable');
  const rows = data.map((row, index) => ({ number: first + index, row }));
  return ok<Sheet>({ rows: rows.filter(({ row }) => !isBlank(row)), headings: meta.fields ?? [] });
}
