import Papa from 'papaparse';
import { slugOf } from '#core/ids.ts';
import { ok, refused } from '#core/result.ts';
import type { ActivityActor } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service.ts';
import type { Deps } from '#server/deps.ts';
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
};

const FIELDS = new Map(Object.keys(yachtBody.shape).map((field) => [field.toLowerCase(), field]));

function fieldOf(heading: string): string | undefined {
  const plain = heading.toLowerCase().replace(/[^a-z]/g, '');
  const known = FIELDS.get(plain) ?? HEADINGS[plain];
  return known === 'version' ? undefined : known;
}

type Sheet = {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly unknown: readonly string[];
};

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
      return ok<Sheet>({ rows, unknown: [] });
    } catch {
      return refused('import-unreadable');
    }
  }
  const { data, errors } = Papa.parse<Record<string, unknown>>(trimmed, {
    header: true,
    skipEmptyLines: 'greedy',
    transform: (value) => value.trim(),
  });
  // A delimiter that cannot be guessed is a sheet of one column, which the rows' own rules then judge.
  if (errors.some(({ type }) => type === 'Quotes')) return refused('import-unreadable');
  return ok<Sheet>({ rows: data, unknown: [] });
}

/** What a row says of each field; columns that no field is called by are left out. */
function bodyOf(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [heading, value] of Object.entries(row)) {
    const field = fieldOf(heading);
    if (!field || value === '' || value === null) continue;
    body[field] =
      field === 'features' && typeof value === 'string'
        ? value.split(/[|;]/).map((one) => one.trim())
        : value;
    if (field === 'isFeatured' && typeof value === 'string') body[field] = /^(yes|true|1)$/i.test(value);
    if (field === 'turnaroundMinutes' && typeof value === 'string') body[field] = Number(value);
    if (field === 'galleryImages' && Array.isArray(value)) body[field] = value.join('|');
  }
  return body;
}

/**
 * Reads a sheet of yachts, CSV or JSON, and judges every row by the form's own rules. Nothing is written while there is a
 * problem anywhere, nor when it is only to be looked at; else every row is, in one transaction.
 *
 * Refused with `import-empty`, `import-unreadable` or `import-too-long`.
 */
export async function importYachts(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  by: ActivityActor,
  { content, isPreview }: { readonly content: string; readonly isPreview: boolean },
) {
  const sheet = readSheet(content);
  if (!sheet.ok) return sheet;
  const { rows } = sheet.value;
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
    if (judged.success) {
      bodies.push(judged.data);
      const { brand, capacity, price } = judged.data;
      return { row: number, name: judged.data.name, brand, capacity, price };
    }
    for (const { path, message } of judged.error.issues) {
      problems.push({ row: number, name, field: path.map(String).join('.'), message });
    }
    return { row: number, name, brand: String(body.brand ?? ''), capacity: null, price: null };
  });
  const answer = { rows: rows.length, yachts, problems };
  const badRows = new Set(problems.map(({ row }) => row)).size;
  if (badRows > 0) {
    const message = `${badRows} of ${rows.length} rows cannot be taken. Nothing has been written.`;
    return ok<ImportAnswer>({ ...answer, isWritten: false, message });
  }
  if (isPreview) {
    const message = `${rows.length} ${rows.length === 1 ? 'yacht' : 'yachts'} ready to be imported.`;
    return ok<ImportAnswer>({ ...answer, isWritten: false, message });
  }
  await writeAll(deps, by, bodies);
  const message = `${rows.length} ${rows.length === 1 ? 'yacht' : 'yachts'} imported.`;
  return ok<ImportAnswer>({ ...answer, isWritten: true, message });
}

async function writeAll(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  by: ActivityActor,
  bodies: readonly YachtBody[],
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const slugs = bodies.map(({ brand, name }) => slugOf(`${brand} ${name}`));
    const taken = new Set(await findTakenIds(tx, slugs));
    const rows = bodies.map((body, index) => {
      const id = freeId(slugs[index] ?? '', taken);
      taken.add(id);
      return { id, ...fieldsOfNew(body) };
    });
    await insertYachts(tx, rows, deps.now());
    for (const { id, name } of rows) {
      await recordActivity(within, by, { action: 'imported', subject: { kind: 'yacht', id, name } });
    }
  });
}
