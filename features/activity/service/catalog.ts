import type { Catalog } from '#core/catalog.ts';
import type { Fields } from '#core/field-kinds.ts';
import { slugOf } from '#core/ids.ts';
import { ok, refused } from '#core/result.ts';
import { hasAllTyped } from '#core/search-terms.ts';
import type { Actor } from '#platform/auth/session.ts';
import { databaseErrorCode } from '#platform/db/error-code.ts';
import type { EachOther } from '#platform/db/field-columns.ts';
import { type OrderedTable, orderedTable } from '#platform/db/ordered-table.ts';
import type { Deps } from '#platform/deps.ts';
import { uploadsNamedIn } from '#platform/pictures/named.ts';
import { changesBetween, type SubjectKind } from '../domain.ts';
import { recordActivity } from './log.ts';

type CatalogDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** How many rows may want the same id from one name: the second gets name-2, and so on. After that, a random id is used. */
const MOST_OF_ONE_NAME = 50;

/** Leaves out the columns that every change updates or that only order the list: they tell a reader of the log nothing. */
function news(row: object): Record<string, unknown> {
  const {
    version: _version,
    updatedAt: _updatedAt,
    position: _position,
    ...fields
  } = row as Record<string, unknown>;
  return fields;
}

/** The values of an entry that goes. The log's report has them whole, so a mistake can be typed in again. */
const lost = (row: object) =>
  Object.fromEntries(
    Object.entries(news(row)).flatMap(([name, from]) => (name === 'id' ? [] : [[name, { from, to: null }]])),
  );

/** The filters of a catalog. They run in memory here, because a catalog written by hand is short. */
type Narrowed = { readonly q?: string | undefined; readonly status?: 'active' | 'hidden' | '' | undefined };

function isSo(row: object, status: Narrowed['status']): boolean {
  const isActive = !('isActive' in row) || row.isActive === true;
  return !status || isActive === (status === 'active');
}

type Values = Readonly<Record<string, unknown>>;

/** The columns that every catalog has besides its fields. */
type Noted = 'id' | 'position' | 'archivedAt' | 'version' | 'updatedAt';

/** PostgreSQL's code for a foreign key violation: another row still refers to this one. */
const STILL_NAMED = '23503';

/** The table of every catalog. */
const tables: OrderedTable[] = [];

/** The uploaded pictures that any catalog uses. */
export const uploadsOfCatalogs = ({ db }: Pick<Deps, 'db'>) => uploadsNamedIn(db, tables);

/**
 * The use cases of a catalog: read, create, edit guarded by a version, remove, arrange. Each change is written together with
 * its line in the activity log. It compiles only if every field has its column and every column its field.
 *
 * @param own.beside the table's columns that are not fields
 * @param own.called makes the log's name for an entry, if that is not just the entry's name
 * @param own.keepsDeleted whether the log keeps the values of a deleted entry; only for texts that are about nobody, because the
 *   log is kept for years
 * @param own.completed computes further values from the given ones, to be written with them
 */
export function catalogService<
  Table extends OrderedTable,
  Of extends Fields,
  const Beside extends string = never,
>(
  table: Table & EachOther<Table, Of, Noted | Beside>,
  catalog: Catalog<Of> & { readonly kind: SubjectKind },
  own: {
    readonly beside?: readonly Beside[];
    readonly called?: (name: string) => string;
    readonly keepsDeleted?: boolean;
    readonly completed?: (values: Values) => Values;
  } = {},
) {
  tables.push(table);
  const rows = orderedTable<Table>(table);
  type Row = Awaited<ReturnType<typeof rows.all>>[number] & {
    readonly id: string;
    readonly version: number;
  };
  const { kind } = catalog;
  const wordsIn = (row: object, name: string) => String((row as Values)[name] ?? '');
  const nameOf = (row: object) => {
    const name = wordsIn(row, catalog.named);
    return own.called?.(name) ?? name;
  };
  /** The text on the entry's card, for the search; for a phone number its digits alone too, as in every list. */
  const searchedText = (row: object) => {
    const text = wordsIn(row, catalog.text);
    const digits = catalog.fields[catalog.text]?.kind === 'phone' ? text.replaceAll(/\D/g, '') : '';
    return `${nameOf(row)} ${text} ${digits}`;
  };
  const subjectOf = (row: Row) => ({ kind, id: row.id, name: nameOf(row) });
  const written = (values: Values) => ({ ...values, ...own.completed?.(values) });

  return {
    catalog,

    /** The active entries, which everybody may see, in the order staff gave them. */
    async shown({ db }: Pick<Deps, 'db'>): Promise<Row[]> {
      return ((await rows.all(db)) as Row[]).filter((row) => isSo(row, 'active'));
    },

    /** All entries, hidden ones too; with `q` or `status`, only those that match. */
    async list({ db }: Pick<Deps, 'db'>, { q, status }: Narrowed = {}): Promise<Row[]> {
      const isAskedFor = hasAllTyped(q);
      return ((await rows.all(db)) as Row[]).filter(
        (row) => isSo(row, status) && isAskedFor(searchedText(row)),
      );
    },

    /** The entries with these ids, including those that were removed from the list but are still stored. */
    async ever({ db }: Pick<Deps, 'db'>, ids: readonly string[]): Promise<Row[]> {
      return (await rows.ever(db, ids)) as Row[];
    },

    /** Adds an entry at the end of the list, in the caller's transaction. */
    async create(deps: CatalogDeps, actor: Actor, values: Values) {
      const slug = slugOf(nameOf(values)).slice(0, 60).replace(/-+$/, '') || deps.newId();
      const insert = (id: string) => rows.insert(deps.db, written(values), id) as Promise<Row | undefined>;
      let row: Row | undefined;
      for (let count = 1; !row && count <= MOST_OF_ONE_NAME; count += 1) {
        row = await insert(count === 1 ? slug : `${slug}-${count}`);
      }
      row ??= await insert(deps.newId());
      if (!row) throw new Error(`No id was free for a new ${kind}`);
      await recordActivity(deps, actor, { action: 'created', subject: subjectOf(row) });
      return ok(row);
    },

    /** Changes an entry. Refused with `entry-not-found`, or with `changed-meanwhile` and the entry's current state. */
    async change(deps: CatalogDeps, actor: Actor, id: string, values: Values, version?: number) {
      return deps.db.transaction(async (tx) => {
        const changed = await rows.update(tx, id, written(values), version);
        if (changed.outcome === 'absent') return refused('entry-not-found');
        if (changed.outcome === 'stale')
          return { ...refused('changed-meanwhile'), current: changed.row as Row } as const;
        const row = changed.row as Row;
        await recordActivity({ ...deps, db: tx }, actor, {
          action: 'changed',
          subject: subjectOf(row),
          details: changesBetween(news(changed.before), news(row)),
        });
        return ok(row);
      });
    },

    /**
     * Removes an entry. Refused with `entry-not-found`, with `changed-meanwhile` and the entry's current state, or with
     * `entry-in-use` if another record refers to it.
     */
    async remove(deps: CatalogDeps, actor: Actor, id: string, version?: number) {
      try {
        return await deps.db.transaction(async (tx) => {
          const removed = await rows.remove(tx, id, version);
          if (removed.outcome === 'absent') return refused('entry-not-found');
          const row = removed.row as Row;
          if (removed.outcome === 'stale') return { ...refused('changed-meanwhile'), current: row } as const;
          await recordActivity({ ...deps, db: tx }, actor, {
            action: 'deleted',
            subject: subjectOf(row),
            details: own.keepsDeleted ? lost(row) : {},
          });
          return ok(row);
        });
      } catch (error) {
        if (databaseErrorCode(error) === STILL_NAMED) return refused('entry-in-use');
        throw error;
      }
    },

    /**
     * Puts the list in that order; ignores ids that are not in it. With `moved`, only that entry changes its place, so that a
     * colleague's moves meanwhile stay. Answers the list. Refused with `entry-not-found` if `moved` is not in it.
     */
    async arrange(deps: CatalogDeps, actor: Actor, ids: readonly string[], moved?: string) {
      return deps.db.transaction(async (tx) => {
        if (!(await rows.arrange(tx, ids, moved))) return refused('entry-not-found');
        const list = (await rows.all(tx)) as Row[];
        await recordActivity({ ...deps, db: tx }, actor, {
          action: 'arranged',
          subject: { kind, id: 'order', name: 'Order' },
          details: { order: list.map(({ id }) => id) },
        });
        return ok(list);
      });
    },
  };
}
