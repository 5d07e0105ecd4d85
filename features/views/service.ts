import { isId } from '#core/ids.ts';
import { ok, refused, refusedAt } from '#core/result.ts';
import type { Actor } from '#platform/auth/session.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { words } from './components/admin/words/index.ts';
import { MOST_VIEWS, type ViewedList } from './domain.ts';
import {
  deleteView,
  deleteViews,
  findAllViews,
  findViews,
  insertView,
  lockView,
  updateView,
} from './repository.ts';
import type { SavedViewBody, ViewChange } from './schema.ts';

/** The staff member's own views of a list, ordered by name. */
export async function listViews({ db }: Pick<Deps, 'db'>, { accountId }: Actor, list: ViewedList) {
  return findViews(db, accountId, list);
}

/**
 * Saves filters and order of a list as a view that only this staff member sees. In the caller's transaction. Refused with
 * `invalid` at the name if they have a view of that name or `MOST_VIEWS` views of that list.
 */
export async function saveView(deps: Pick<Deps, 'db' | 'now' | 'newId'>, by: Actor, view: SavedViewBody) {
  const kept = await findViews(deps.db, by.accountId, view.list);
  if (kept.length >= MOST_VIEWS) {
    return refusedAt('invalid', 'name', words.atMost(MOST_VIEWS));
  }
  const id = deps.newId();
  const isNew = await insertView(deps.db, { ...view, id, accountId: by.accountId, createdAt: deps.now() });
  if (!isNew) return refusedAt('invalid', 'name', words.nameTaken);
  return ok({ id, message: words.isKept(view.name) });
}

/**
 * Renames one of the staff member's own views, or replaces its filters and order, or both. Refused with `view-not-found`, or with
 * `invalid` for a name that is taken.
 */
export async function changeView(deps: Deps, by: Actor, id: string, { name, query }: ViewChange) {
  return allOrNothing(deps, async (within) => {
    const view = isId(id) ? await lockView(within.db, by.accountId, id) : undefined;
    if (!view) return refused('view-not-found');
    const others = await findViews(within.db, by.accountId, view.list);
    if (others.some((other) => other.id !== id && other.name === name)) {
      return refusedAt('invalid', 'name', words.nameTaken);
    }
    await updateView(within.db, by.accountId, id, { name, ...(query === undefined ? {} : { query }) });
    return ok({ id, message: query === undefined ? words.calledNow(name) : words.isKept(name) });
  });
}

/** Deletes one of the staff member's own views. Refused with `view-not-found`. */
export async function forgetView({ db }: Pick<Deps, 'db'>, by: Actor, id: string) {
  const isGone = isId(id) && (await deleteView(db, by.accountId, id));
  return isGone ? ok({ id, message: words.isDeleted }) : refused('view-not-found');
}

/**
 * Deletes every view, whosever it is, that looks for a person who is erased: one that contains their address, or is called or
 * filtered by just their name.
 */
export async function forgetViewsAbout(
  { db }: Pick<Deps, 'db'>,
  { email, names }: { readonly email: string | undefined; readonly names: readonly string[] },
): Promise<void> {
  const [address, called] = [email?.toLowerCase(), new Set(names.map((name) => name.toLowerCase()))];
  const about = (await findAllViews(db)).filter(({ name, query }) =>
    [name, ...new URLSearchParams(query).values()]
      .map((text) => text.toLowerCase())
      .some((text) => called.has(text) || (address !== undefined && text.includes(address))),
  );
  await deleteViews(
    db,
    about.map(({ id }) => id),
  );
}
