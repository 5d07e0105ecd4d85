import { columnsOf, fieldOfColumn, labelOf, readerOfHeadings } from '#core/field-values.ts';
import { lazily } from '#core/lazily.ts';
import { dollarsFromCents } from '#core/money.ts';
import { ok, refused } from '#core/result.ts';
import { type ActivityActor, type ActivityEntry, changesBetween } from '#features/activity/domain.ts';
import { recordActivities } from '#features/activity/service/index.ts';
import { sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { findShown } from '#platform/pictures/shown.ts';
import { inWords } from '#words/fields.ts';
import { type AdminYacht, freeId, idBaseOf, orderPictures, type YachtColumns } from '../domain/index.ts';
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
import { listIn, translationHeaded, translationIn, translationsAfter } from './sheet-columns.ts';
import { BEYOND, type Row, readSheet } from './sheet-rows.ts';
import { hoursFault, letChartersFollow, withOtherMarina, writtenOf } from './staff.ts';

/** No fleet has more rows; a larger file is a mistake. */
const MOST_ROWS = 2_000;

/** Built with the first file, because the Spanish names of fields are registered only after this module is loaded. */
const reader = lazily(() =>
  readerOfHeadings({
    ...yachtFields,
    id: { kind: 'text', name: 'Id' },
    primaryImage: { kind: 'picture', name: 'Primary picture' },
  }),
);
const headed = (heading: string) => reader()(heading);

/**
 * The fields that a row sets. Columns that name no field and empty cells are left out; but an empty cell of a translation's
 * column removes the translation.
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
    if (field === 'features' && typeof value === 'string') body[field] = listIn(value);
    else body[field] = field === 'galleryImages' && Array.isArray(value) ? value.join('|') : value;
  }
  if (Object.keys(translations).length > 0) body.translations = translations;
  return body;
}

/** The result of a row: a new yacht, or the changes of an existing one. */
type Judged =
  | { readonly outcome: 'new'; readonly body: YachtBody }
  | { readonly outcome: 'changed' | 'unchanged'; readonly yacht: AdminYacht; readonly fields: Changed };
type Changed = Partial<YachtColumns>;

/** What the outcomes rest on: if the same rows give another value, a yacht that they mean has changed since. */
const basisOf = (judged: readonly Judged[]) =>
  sha256(
    judged
      .map((one) => (one.outcome === 'new' ? 'new' : `${one.yacht.id}:${one.yacht.version}:${one.outcome}`))
      .join(' '),
  );

/** A judged sheet, and what would be written. */
type JudgedSheet = { readonly answer: ImportAnswer; readonly judged: readonly Judged[] };

const partOfYacht = yachtBody.partial();

/** Only the fields that the row sets, without the defaults that the schema added for others. */
const givenIn = (said: Row, body: Partial<YachtBody>): Partial<YachtBody> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name in said));

/** The changes that a row makes to a yacht: only fields that the row sets. */
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

/** Changed columns as texts, by field. */
function changesInWords(details: ReturnType<typeof changesBetween>) {
  return Object.entries(details).flatMap(([column, { from, to }]) => {
    const field = fieldOfColumn(yachtFields, column);
    return field ? [{ field: labelOf(field), from: inWords(field, from), to: inWords(field, to) }] : [];
  });
}

/** PostgreSQL cannot store NUL in text, so never look up a yacht by such a text. The field's own rule refuses it. */
const isKeepable = (text: string) => !text.includes('\0');

const lower = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** The yachts that a row can mean: the one with its id, or those with its name and, if given, its brand. */
function meantBy(said: Row, fleet: readonly AdminYacht[]): readonly AdminYacht[] {
  if (said.id !== undefined) return fleet.filter(({ id }) => id === String(said.id).trim());
  return fleet.filter(
    ({ name, brand, archivedAt }) =>
      !archivedAt &&
      lower(name) === lower(said.name) &&
      (said.brand === undefined || lower(brand) === lower(said.brand)),
  );
}

/**
 * A key that identifies a new yacht within the sheet, by brand and name. It contains a space, so it never equals an id. Undefined
 * without a name.
 */
const newcomer = ({ name, brand }: Row) =>
  lower(name) === '' ? undefined : `${lower(brand)} ${lower(name)}`;

/** "2 yachts" if all are new; otherwise how many are new, changed and unchanged. */
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

/** The errors that the form's schema finds in a row: missing fields first, then cell by cell. */
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

/** The errors of a row as a whole: whether it means exactly one yacht, and whether an earlier row means the same one. */
function problemsOf(
  row: Row,
  said: Row,
  meant: readonly AdminYacht[],
  earlier: number | undefined,
): Problem[] {
  const isLong = row[BEYOND] !== undefined;
  const isUnknown = meant.length === 0 && said.id !== undefined;
  return [
    // Every value after an extra one would be in the wrong column.
    ...(isLong ? [{ field: '', message: words.moreThanHeadings }] : []),
    ...(isUnknown ? [{ field: 'id', message: words.noYachtOfId }] : []),
    ...(meant.length > 1 ? [{ field: 'name', message: words.severalCalledSo }] : []),
    ...(earlier ? [{ field: 'name', message: words.rowAlready(earlier) }] : []),
  ];
}

/** The result of a row without errors: a new yacht, or the changes of one. */
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

/** As many references to missing pictures as a person reads. */
const MOST_NAMED = 20;

/** The references to pictures in what would be written that lead nowhere. It is written all the same: they may be uploaded yet. */
function unknownPicturesIn(judged: readonly Judged[]): string[] {
  const written = judged.flatMap((one) => {
    if (one.outcome === 'new') return writtenOf(one.body).galleryImages;
    return one.outcome === 'changed' ? (one.fields.galleryImages ?? []) : [];
  });
  return [...new Set(written)].filter((reference) => !findShown(reference, '')).slice(0, MOST_NAMED);
}

/** An archived yacht cannot be changed: a sheet may contain it only unchanged. */
const changesArchived = (one: Judged) => one.outcome === 'changed' && one.yacht.archivedAt !== null;

function refusedRow(row: number, name: string, said: Row, yacht: AdminYacht | undefined) {
  const brand = String(said.brand ?? yacht?.brand ?? '');
  return { row, name, brand, capacity: null, price: null, outcome: 'refused' as const, changes: [] };
}

/**
 * Reads a sheet of yachts, CSV or JSON, and checks every row by the form's own rules. A yacht of the fleet is found by its id, or
 * by name and brand, and changed in the fields that the row sets; any other row is a new yacht. Refused with `import-empty`,
 * `import-unreadable` or `import-too-long`.
 *
 * @param isWriting whether to lock the found yachts until the caller's transaction ends
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
  const answer: ImportAnswer = {
    rows: rows.length,
    yachts,
    problems,
    unknownColumns,
    unknownPictures: unknownPicturesIn(judged),
    basis: basisOf(judged),
    isWritten: false,
    message,
  };
  return ok<JudgedSheet>({ answer, judged });
}

/**
 * Creates or changes all yachts of a sheet, in the caller's transaction. Checks the sheet again, because the fleet may have
 * changed since the preview. A sheet with problems is answered with them, and nothing is written; nor if the yachts that it means
 * are others than those of the preview whose basis is named.
 */
export async function importYachts(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'jobs'>,
  by: ActivityActor,
  content: string,
  previewed?: string,
) {
  await lockIds(deps.db);
  const read = await judgeSheet(deps, content, true);
  if (!read.ok || read.value.answer.problems.length > 0) return read.ok ? ok(read.value.answer) : read;
  const { answer, judged } = read.value;
  if (previewed !== undefined && previewed !== answer.basis)
    return ok<ImportAnswer>({ ...answer, message: words.changedMeanwhile });
  const bodies = judged.flatMap((one) => (one.outcome === 'new' ? [one.body] : []));
  const taken = new Set(await findTakenIds(deps.db, bodies.map(idBaseOf)));
  const rows = bodies.map((body) => {
    const id = freeId(idBaseOf(body), taken);
    taken.add(id);
    return { id, ...writtenOf(body) };
  });
  await insertYachts(deps.db, rows, deps.now());
  const lines: ActivityEntry[] = rows.map(({ id, name }) => ({
    action: 'imported',
    subject: { kind: 'yacht', id, name },
  }));
  let elsewhere = 0;
  for (const one of judged) {
    if (one.outcome !== 'changed') continue;
    const { id, name } = await updateStoredYacht(deps.db, one.yacht.id, one.fields, deps.now());
    elsewhere += await letChartersFollow(deps, one.yacht, one.fields);
    const details = changesBetween(one.yacht, one.fields);
    lines.push({ action: 'updated', subject: { kind: 'yacht', id, name }, details });
  }
  if (lines.length > 0) await recordActivities(deps, by, lines);
  return ok<ImportAnswer>({
    ...answer,
    isWritten: true,
    message: withOtherMarina(counts(judged, true), elsewhere),
  });
}
