import { slugOf } from '#core/ids.ts';
import { ok, refused } from '#core/result.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Database } from '#platform/db/database.ts';
import type { Changed } from '#platform/db/ordered-table.ts';
import type { Deps } from '#platform/deps.ts';
import { changesBetween, type SubjectKind } from '../domain.ts';
import { recordActivity } from './log.ts';

type Rows<Row, Values> = {
  all(db: Database): Promise<Row[]>;
  insert(db: Database, values: Values & { readonly id: string }): Promise<Row | undefined>;
  update(db: Database, id: string, values: Values, version?: number): Promise<Changed<Row>>;
  remove(db: Database, id: string): Promise<Row | undefined>;
  arrange(db: Database, ids: readonly string[]): Promise<void>;
};

type CatalogDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** Two rows may want the same name: the second is called name-2, and so on. */
const MOST_OF_ONE_NAME = 50;

/** Counted up by every change, so no news to whoever reads the log. */
function news(row: object): Record<string, unknown> {
  const {
    version: _version,
    updatedAt: _updatedAt,
    position: _position,
    ...fields
  } = row as Record<string, unknown>;
  return fields;
}

/** What a list is narrowed by. Lists that staff keep by hand are short: they are sifted here. */
type Narrowed = { readonly q?: string | undefined; readonly status?: 'active' | 'hidden' | '' | undefined };

function isNamed(row: object, texts: readonly string[], { q = '', status }: Narrowed): boolean {
  const isActive = !('isActive' in row) || row.isActive === true;
  if (status && isActive !== (status === 'active')) return false;
  const words = q.toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(words));
}

/**
 * The use cases of a list that staff keep: what is in it, new ones, edits guarded by a version, taking out, order. Each change
 * is written together with its line in the activity log.
 *
 * @param options.kind what the log calls one of them
 * @param options.nameOf what people call one of them; its address is made from it
 * @param options.textOf what its card says of it beside the name; a search looks in both, and in nothing that is not seen
 */
export function keptList<
  Row extends { readonly id: string; readonly version: number },
  Values extends object,
>(
  rows: Rows<Row, Values>,
  options: {
    readonly kind: SubjectKind;
    readonly nameOf: (row: Row | Values) => string;
    readonly textOf: (row: Row) => string;
  },
) {
  const { kind, nameOf, textOf } = options;
  const subjectOf = (row: Row) => ({ kind, id: row.id, name: nameOf(row) });

  return {
    /** The list, what is switched off too; with `q` or `status`, only what they name. */
    async list(deps: Pick<Deps, 'db'>, narrowed: Narrowed = {}): Promise<Row[]> {
      return (await rows.all(deps.db)).filter((row) => isNamed(row, [nameOf(row), textOf(row)], narrowed));
    },

    /** Puts a new one at the end of the list, in the caller's transaction. */
    async create(deps: CatalogDeps, actor: Actor, values: Values) {
      const slug = slugOf(nameOf(values)).slice(0, 60).replace(/-+$/, '') || deps.newId();
      let row: Row | undefined;
      for (let count = 1; !row && count <= MOST_OF_ONE_NAME; count += 1) {
        row = await rows.insert(deps.db, { ...values, id: count === 1 ? slug : `${slug}-${count}` });
      }
      row ??= await rows.insert(deps.db, { ...values, id: deps.newId() });
      if (!row) throw new Error(`No id was free for a new ${kind}`);
      await recordActivity(deps, actor, { action: 'created', subject: subjectOf(row) });
      return ok(row);
    },

    /** Changes one. Refused with `entry-not-found`, or with `changed-meanwhile` and what it is now. */
    async change(deps: CatalogDeps, actor: Actor, id: string, values: Values, version?: number) {
      return deps.db.transaction(async (tx) => {
        const changed = await rows.update(tx, id, values, version);
        if (changed.outcome === 'absent') return refused('entry-not-found');
        if (changed.outcome === 'stale')
          return { ...refused('changed-meanwhile'), current: changed.row } as const;
        const { row, before } = changed;
        await recordActivity({ ...deps, db: tx }, actor, {
          action: 'changed',
          subject: subjectOf(row),
          details: changesBetween(news(before), news(row)),
        });
        return ok(row);
      });
    },

    /** Takes one out of the list. Refused with `entry-not-found`. */
    async remove(deps: CatalogDeps, actor: Actor, id: string) {
      return deps.db.transaction(async (tx) => {
        const row = await rows.remove(tx, id);
        if (!row) return refused('entry-not-found');
        await recordActivity({ ...deps, db: tx }, actor, { action: 'deleted', subject: subjectOf(row) });
        return ok(row);
      });
    },

    /** Gives the list that order; ids that are not in it are passed over. Answers the list. */
    async arrange(deps: CatalogDeps, actor: Actor, ids: readonly string[]): Promise<Row[]> {
      return deps.db.transaction(async (tx) => {
        await rows.arrange(tx, ids);
        await recordActivity({ ...deps, db: tx }, actor, {
          action: 'arranged',
          subject: { kind, id: 'order', name: 'Order' },
          details: { order: [...ids] },
        });
        return rows.all(tx);
      });
    },
  };
}
