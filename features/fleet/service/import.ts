import Papa from 'papaparse';
import { slugOf } from '#core/ids.ts';
import { ok, refused } from '#core/result.ts';
import type { ActivityActor } from '#features/activity/domain.ts';
import { recordActivities } from '#features/activity/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { counted } from '#words/amounts.ts';
import { freeId } from '../domain/index.ts';
import { findTakenIds, insertYachts } from '../repository/index.ts';
import { type ImportAnswer, type YachtBody, yachtBody } from '../schema/index.ts';
import { fieldsOfNew } from './staff.ts';

/** More rows than any fleet sheet; a file of more is a mistake. */
const MOST_ROWS = 2_000;

/** Headings as people write them → the body's field. */
const HEADINGS: Readonly<Record<string, string>> = {
  lengthft: 'length',
  guests: 'capacity',
  maxguests: 'capacity',
  baseprice: 'price',
  priceperday: 'price',
  yearbuilt: 'year',
  enginepower: 'engineHpTotal',
  cruisingspeed: 'cruisingSpeedKn',
  maxspeed: 'maxSpeedKn',
  beamft: 'beam',
  enginemake: 'engineBrand',
  engines: 'enginesCount',
  numberofengines: 'enginesCount',
  featured: 'isFeatured',
  turnaround: 'turnaroundMinutes',
  turnaroundmin: 'turnaroundMinutes',
};

const FIELDS = new Map(Object.keys(yachtBody.shape).map((field) => [field.toLowerCase(), field]));

function fieldOf(heading: string): string | undefined {
  const plain = heading.toLowerCase().replace(/[^a-z]/g, '');
  const known = FIELDS.get(plain) ?? HEADINGS[plain];
  return known === 'version' ? undefined : known;
}

type Row = Readonly<Record<string, unknown>>;
type Sheet = {
  readonly rows: readonly Row[];
  /** As they are written. */
  readonly headings: readonly string[];
};

/** Under which the parser keeps what a row has beyond the headings. */
const BEYOND = '__parsed_extra';

function readSheet(content: string) {
  const trimmed = content.replace(/^\ufeff/, '').trim();
  if (trimmed === '') return refused('import-empty');
  if (/^[[{]/.test(trimmed)) {
    try {
      const parsed: unknown = JSON.parse(trimmed);
      const rows = Array.isArray(parsed) ? parsed : [parsed];
      if (!rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))) {
        return refused('import-unreadable');
      }
      return ok<Sheet>({ rows, headings: [...new Set(rows.flatMap((row: Row) => Object.keys(row)))] });
    } catch {
      return refused('import-unreadable');
    }
  }
  const { data, errors, meta } = Papa.parse<Record<string, unknown>>(trimmed, {
    header: true,
    skipEmptyLines: 'greedy',
    transform: (value) => value.trim(),
  });
  // A delimiter that cannot be guessed is a sheet of one column, which the rows' own rules then judge.
  if (errors.some(({ type }) => type === 'Quotes')) return refused('import-unreadable');
  return ok<Sheet>({ rows: data, headings: meta.fields ?? [] });
}

/** What a row says of each field; columns that no field is called by are left out. */
function bodyOf(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [heading, value] of Object.entries(row)) {
    const field = fieldOf(heading);
    if (!field || value === '' || value === null) continue;
    body[field] = field === 'galleryImages' && Array.isArray(value) ? value.join('|') : value;
  }
  return body;
}

/** A sheet as it was judged, and what would be written of it. */
export type JudgedSheet = { readonly answer: ImportAnswer; readonly bodies: readonly YachtBody[] };

const inYachts = (rows: number) => counted(rows, 'yacht');

/**
 * Reads a sheet of yachts, CSV or JSON, and judges every row by the form's own rules. Refused with `import-empty`,
 * `import-unreadable` or `import-too-long`.
 */
export function judgeSheet(content: string) {
  const sheet = readSheet(content);
  if (!sheet.ok) return sheet;
  const { rows, headings } = sheet.value;
  if (rows.length === 0) return refused('import-empty');
  if (rows.length > MOST_ROWS) return refused('import-too-long');
  const problems: ImportAnswer['problems'] = [];
  const bodies: YachtBody[] = [];
  const yachts = rows.map((row, index) => {
    const body = bodyOf(row);
    const judged = yachtBody.safeParse(body);
    // As a spreadsheet counts: the headings are its first row.
    const number = index + 2;
    const name = typeof body.name === 'string' ? body.name.slice(0, 120) : '';
    for (const { path, message } of judged.error?.issues ?? []) {
      problems.push({ row: number, name, field: path.map(String).join('.'), message });
    }
    // Every value after it would stand in the wrong column.
    if (row[BEYOND] !== undefined) {
      const message = 'More values than headings. A value with a comma in it needs quotes.';
      problems.push({ row: number, name, field: '', message });
    }
    if (!judged.success) {
      return { row: number, name, brand: String(body.brand ?? ''), capacity: null, price: null };
    }
    bodies.push(judged.data);
    const { brand, capacity, price } = judged.data;
    return { row: number, name: judged.data.name, brand, capacity, price };
  });
  const badRows = new Set(problems.map(({ row }) => row)).size;
  const message =
    badRows > 0
      ? `${badRows} of ${rows.length} rows cannot be taken. Nothing has been written.`
      : `${inYachts(rows.length)} ready to be imported.`;
  const unknownColumns = headings.filter(
    (heading) => heading.trim() !== '' && heading !== BEYOND && !fieldOf(heading),
  );
  const answer = { rows: rows.length, yachts, problems, unknownColumns, isWritten: false, message };
  return ok<JudgedSheet>({ answer, bodies });
}

/**
 * Takes every yacht of a judged sheet into the fleet, in the caller's transaction; call it for a sheet without problems
 * alone.
 */
export async function importYachts(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  by: ActivityActor,
  { answer, bodies }: JudgedSheet,
) {
  const slugs = bodies.map(({ brand, name }) => slugOf(`${brand} ${name}`));
  const taken = new Set(await findTakenIds(deps.db, slugs));
  const rows = bodies.map((body, index) => {
    const id = freeId(slugs[index] ?? '', taken);
    taken.add(id);
    return { id, ...fieldsOfNew(body) };
  });
  await insertYachts(deps.db, rows, deps.now());
  await recordActivities(
    deps,
    by,
    rows.map(({ id, name }) => ({ action: 'imported', subject: { kind: 'yacht', id, name } })),
  );
  return ok<ImportAnswer>({ ...answer, isWritten: true, message: `${inYachts(rows.length)} imported.` });
}
