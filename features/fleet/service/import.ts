import Papa from 'papaparse';
import { columnsOf, fieldOfColumn, labelOf, readerOfHeadings } from '#core/field-values.ts';
import { slugOf } from '#core/ids.ts';
import { lazily } from '#core/lazily.ts';
import { dollarsFromCents } from '#core/money.ts';
import { ok, refused } from '#core/result.ts';
import { type ActivityActor, type ActivityEntry, changesBetween } from '#features/activity/domain.ts';
import { recordActivities } from '#features/activity/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inWords } from '#words/fields.ts';
import { type AdminYacht, freeId, orderPictures, type YachtColumns } from '../domain/index.ts';
import { yachtFields } from '../fields/index.ts';
import {
  findTakenIds,
  findYachtsCalled,
  insertYachts,
  lockIds,
  updateStoredYacht,
} from '../repository/index.ts';
import { type ImportAnswer, type YachtBody, yachtBody } from '../schema/index.ts';
import { words } from '../words/index.ts';
import { translationHeaded, translationIn, translationsAfter } from './sheet-columns.ts';
import { hoursFault, writtenOf } from './staff.ts';

/** More rows than any fleet sheet; a file of more is a mistake. */
const MOST_ROWS = 2_000;

/** Made with the first file: by then it is known what fields are called in Spanish. */
const reader = lazily(() =>
  readerOfHeadings({
    ...yachtFields,
    id: { kind: 'text', name: 'Id' },
    primaryImage: { kind: 'picture', name: 'Primary picture' },
  }),
);
const headed = (heading: string) => reader()(heading);

type Row = Readonly<Record<string, unknown>>;
type Sheet = {
  /** Each with its number as a spreadsheet counts: the headings are a row, and so is a blank one. */
  readonly rows: readonly { readonly number: number; readonly row: Row }[];
  /** As they are written. */
  readonly headings: readonly string[];
};

/** Where the parser keeps what a row has beyond the headings. */
const BEYOND = '__parsed_extra';

const isBlank = (row: Row) => Object.values(row).flat().join('').trim() === '';

function readSheet(content: string) {
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
    // Blank rows are counted, but say nothing of what sets cells apart.
    delimiter: Papa.parse(text, { skipEmptyLines: 'greedy', preview: 10 }).meta.delimiter,
    // An export marks what a spreadsheet would run.
    transform: (value) => value.trim().replace(/^'(?=[=+\-@\t\r])/, ''),
  });
  // A delimiter that cannot be guessed is a sheet of one column, which the rows' own rules then judge.
  if (errors.some(({ type }) => type === 'Quotes')) return refused('import-unreadable');
  const rows = data.map((row, index) => ({ number: first + index, row }));
  return ok<Sheet>({ rows: rows.filter(({ row }) => !isBlank(row)), headings: meta.fields ?? [] });
}

/**
 * What a row says of each field; columns that no field is called by are left out, and so are empty cells. But a translation's column
 * says with an empty cell that there is none.
 */
function bodyOf(row: Row): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const translations: Record<string, Record<string, { text: string }>> = {};
  for (const [heading, value] of Object.entries(row)) {
    const said = translationHeaded(heading);
    if (said) {
      const text = translationIn(said, value);
      translations[said.language] = { ...translations[said.language], [said.field]: { text } };
      continue;
    }
    const field = headed(heading);
    if (!field || value === '' || value === null) continue;
    body[field] = field === 'galleryImages' && Array.isArray(value) ? value.join('|') : value;
  }
  if (Object.keys(translations).length > 0) body.translations = translations;
  return body;
}

/** A yacht that a row takes into the fleet, or what it changes of one that is there. */
type Judged =
  | { readonly outcome: 'new'; readonly body: YachtBody }
  | { readonly outcome: 'changed' | 'unchanged'; readonly yacht: AdminYacht; readonly fields: Changed };
type Changed = Partial<YachtColumns>;

/** A sheet as it was judged, and what would be written of it. */
type JudgedSheet = { readonly answer: ImportAnswer; readonly judged: readonly Judged[] };

const partOfYacht = yachtBody.partial();

/** What a row says, and nothing that was put in the place of what it leaves out. */
const givenIn = (said: Row, body: Partial<YachtBody>): Partial<YachtBody> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name in said));

/** What a row changes of a yacht: the fields it says and nothing else. */
function changedBy(yacht: AdminYacht, said: Row, body: Partial<YachtBody>): Changed {
  const columns = columnsOf(yachtFields, givenIn(said, body));
  const fields = body.translations
    ? {
        ...columns,
        translations: translationsAfter(yacht.translations, body.translations, { ...yacht, ...columns }),
      }
    : columns;
  if (!('galleryImages' in said || 'primaryImage' in said)) return fields;
  const gallery = 'galleryImages' in said ? (body.galleryImages ?? []) : yacht.galleryImages;
  return { ...fields, ...orderPictures(body.primaryImage ?? null, gallery) };
}

/** What a change of columns says, field by field. */
function changesInWords(details: ReturnType<typeof changesBetween>) {
  return Object.entries(details).flatMap(([column, { from, to }]) => {
    const field = fieldOfColumn(yachtFields, column);
    return field ? [{ field: labelOf(field), from: inWords(field, from), to: inWords(field, to) }] : [];
  });
}

/** PostgreSQL keeps no NUL in text, so no yacht is looked up by such a name; the field's own rule refuses it. */
const isKeepable = (text: string) => !text.includes('\0');

const lower = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** The yachts that a row can mean: that of its id, or those of its name and, where it says one, its brand. */
function meantBy(said: Row, fleet: readonly AdminYacht[]): readonly AdminYacht[] {
  if (said.id !== undefined) return fleet.filter(({ id }) => id === String(said.id).trim());
  return fleet.filter(
    ({ name, brand, archivedAt }) =>
      !archivedAt &&
      lower(name) === lower(said.name) &&
      (said.brand === undefined || lower(brand) === lower(said.brand)),
  );
}

/** What tells a new yacht from others in the sheet, as she will be looked for the next time; no id has a space. Undefined without a name. */
const newcomer = ({ name, brand }: Row) =>
  lower(name) === '' ? undefined : `${lower(brand)} ${lower(name)}`;

/** "2 yachts", or how many are new, changed and unchanged where some are in the fleet already. */
function counts(judged: readonly Judged[], isWritten: boolean): string {
  const of = (wanted: Judged['outcome']) => judged.filter(({ outcome }) => outcome === wanted).length;
  const isAllNew = of('new') === judged.length;
  if (isAllNew) return (isWritten ? words.yachtsImported : words.yachtsReady)(judged.length);
  return (isWritten ? words.sheetWritten : words.sheetRead)(
    judged.length,
    ...([of('new'), of('changed'), of('unchanged')] as const),
  );
}

type Problem = { readonly field: string; readonly message: string };

/** What the form's rules find wrong with a row, as a person reads it: what it lacks, then cell by cell. */
function problemsIn(
  said: Row,
  { error }: { readonly error?: { readonly issues: readonly Issue[] } | undefined },
) {
  const cells = Object.keys(said);
  const issues = (error?.issues ?? []).map(({ path, message }) => ({ field: path.map(String), message }));
  issues.sort((one, other) => cells.indexOf(one.field[0] ?? '') - cells.indexOf(other.field[0] ?? ''));
  return issues.map(({ field, message }): Problem => ({ field: field.join('.'), message }));
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** What is wrong with the row as a whole: which yacht it means, and whether another means her too. */
function problemsOf(
  row: Row,
  said: Row,
  meant: readonly AdminYacht[],
  earlier: number | undefined,
): Problem[] {
  const isLong = row[BEYOND] !== undefined;
  const isUnknown = meant.length === 0 && said.id !== undefined;
  return [
    // Every value after it would stand in the wrong column.
    ...(isLong ? [{ field: '', message: words.moreThanHeadings }] : []),
    ...(isUnknown ? [{ field: 'id', message: words.noYachtOfId }] : []),
    ...(meant.length > 1 ? [{ field: 'name', message: words.severalCalledSo }] : []),
    ...(earlier ? [{ field: 'name', message: words.rowAlready(earlier) }] : []),
  ];
}

/** A row that nothing is wrong with: what it takes into the fleet, or changes of a yacht. */
function judge(yacht: AdminYacht | undefined, said: Row, body: Partial<YachtBody>) {
  const fields = yacht ? changedBy(yacht, said, body) : writtenOf(body as YachtBody);
  const details = changesBetween({ ...yacht }, fields);
  const { name, brand = '', capacity = null, pricePerDayCents = null } = { ...yacht, ...fields };
  const judged: Judged = yacht
    ? { outcome: Object.keys(details).length > 0 ? 'changed' : 'unchanged', yacht, fields }
    : { outcome: 'new', body: body as YachtBody };
  return {
    judged,
    shown: {
      name,
      brand,
      capacity,
      price: pricePerDayCents === null ? null : dollarsFromCents(pricePerDayCents),
      outcome: judged.outcome,
      changes: yacht ? changesInWords(details) : [],
    },
  };
}

/** An archived yacht stays as she is: a sheet may name her, and change nothing of her. */
const changesArchived = (one: Judged) => one.outcome === 'changed' && one.yacht.archivedAt !== null;

function refusedRow(row: number, name: string, said: Row, yacht: AdminYacht | undefined) {
  const brand = String(said.brand ?? yacht?.brand ?? '');
  return { row, name, brand, capacity: null, price: null, outcome: 'refused' as const, changes: [] };
}

/**
 * Reads a sheet of yachts, CSV or JSON, and judges every row by the form's own rules: a yacht of the fleet is found by her id, or by
 * name and brand, and changed in what the row says; any other is new. Refused with `import-empty`, `import-unreadable` or `import-too-long`.
 *
 * @param isWriting holds the yachts that are found until the caller's transaction ends
 */
export async function judgeSheet({ db }: Pick<Deps, 'db'>, content: string, isWriting = false) {
  const sheet = readSheet(content);
  if (!sheet.ok) return sheet;
  const { rows, headings } = sheet.value;
  if (rows.length === 0) return refused('import-empty');
  if (rows.length > MOST_ROWS) return refused('import-too-long');
  const bodies = rows.map(({ row }) => bodyOf(row));
  const fleet = await findYachtsCalled(
    db,
    bodies.flatMap(({ id }) => (id === undefined ? [] : [String(id).trim()])).filter(isKeepable),
    bodies.map(({ name }) => lower(name)).filter(isKeepable),
    isWriting,
  );
  const problems: ImportAnswer['problems'] = [];
  const judged: Judged[] = [];
  const rowOf = new Map<string, number>();
  const yachts = rows.map(({ row, number }, index): ImportAnswer['yachts'][number] => {
    const said = bodies[index] ?? {};
    const meant = meantBy(said, fleet);
    const [yacht] = meant;
    const name = typeof said.name === 'string' ? said.name.slice(0, 120) : (yacht?.name ?? '');
    const read = yacht ? partOfYacht.safeParse(said) : yachtBody.safeParse(said);
    const about = yacht?.id ?? newcomer(said) ?? `row ${number}`;
    const wrong = [...problemsIn(said, read), ...problemsOf(row, said, meant, rowOf.get(about))];
    const fault = read.success ? hoursFault({ ...yacht, ...givenIn(said, read.data) }) : null;
    if (fault) wrong.push(fault);
    rowOf.set(about, number);
    problems.push(...wrong.map((problem) => ({ row: number, name, ...problem })));
    if (!read.success || wrong.length > 0) return refusedRow(number, name, said, yacht);
    const { judged: one, shown } = judge(yacht, said, read.data);
    if (changesArchived(one)) {
      problems.push({ row: number, name, field: 'id', message: words.restoreHerFirst });
      return refusedRow(number, name, said, yacht);
    }
    judged.push(one);
    return { row: number, ...shown, name: shown.name ?? name };
  });
  const badRows = new Set(problems.map(({ row }) => row)).size;
  const message = badRows > 0 ? words.rowsWithProblems(badRows, rows.length) : counts(judged, false);
  const unknownColumns = headings.filter(
    (heading) =>
      heading.trim() !== '' && heading !== BEYOND && !headed(heading) && !translationHeaded(heading),
  );
  const answer = { rows: rows.length, yachts, problems, unknownColumns, isWritten: false, message };
  return ok<JudgedSheet>({ answer, judged });
}

/**
 * Takes every yacht of a sheet into the fleet or changes her, in the caller's transaction. The sheet is judged anew, so that
 * nothing is written by what the fleet was before; a sheet with problems is answered, and not written.
 */
export async function importYachts(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  by: ActivityActor,
  content: string,
) {
  await lockIds(deps.db);
  const read = await judgeSheet(deps, content, true);
  if (!read.ok || read.value.answer.problems.length > 0) return read.ok ? ok(read.value.answer) : read;
  const { answer, judged } = read.value;
  const bodies = judged.flatMap((one) => (one.outcome === 'new' ? [one.body] : []));
  const slugs = bodies.map(({ brand, name }) => slugOf(`${brand} ${name}`));
  const taken = new Set(await findTakenIds(deps.db, slugs));
  const rows = bodies.map((body, index) => {
    const id = freeId(slugs[index] ?? '', taken);
    taken.add(id);
    return { id, ...writtenOf(body) };
  });
  await insertYachts(deps.db, rows, deps.now());
  const lines: ActivityEntry[] = rows.map(({ id, name }) => ({
    action: 'imported',
    subject: { kind: 'yacht', id, name },
  }));
  for (const one of judged) {
    if (one.outcome !== 'changed') continue;
    const { id, name } = await updateStoredYacht(deps.db, one.yacht.id, one.fields, deps.now());
    const details = changesBetween(one.yacht, one.fields);
    lines.push({ action: 'updated', subject: { kind: 'yacht', id, name }, details });
  }
  if (lines.length > 0) await recordActivities(deps, by, lines);
  return ok<ImportAnswer>({ ...answer, isWritten: true, message: counts(judged, true) });
}
