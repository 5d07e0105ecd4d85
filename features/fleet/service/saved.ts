import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import { deleteSavedYacht, findSavedYachts, insertSavedYachts } from '../repository/index.ts';

/** The ids of the yachts that the account has saved, the latest first. */
export async function listSavedYachts(
  { db }: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'accountId'>,
): Promise<string[]> {
  return findSavedYachts(db, actor.accountId);
}

/** Saves yachts, the first as the latest; ids of unknown yachts are ignored. Returns all saved ids. */
export async function saveYachts(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  ids: readonly string[],
): Promise<string[]> {
  const now = deps.now().getTime();
  const plain = [...new Set(ids)].filter((id) => !id.includes('\0') && id.isWellFormed());
  await insertSavedYachts(
    deps.db,
    actor.accountId,
    plain.map((yachtId, index) => ({ yachtId, savedAt: new Date(now - index) })),
  );
  return findSavedYachts(deps.db, actor.accountId);
}

/** Removes a saved yacht; no error if it was not saved. Returns all saved ids. */
export async function letGoOfYacht({ db }: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<string[]> {
  if (!id.includes('\0')) await deleteSavedYacht(db, actor.accountId, id);
  return findSavedYachts(db, actor.accountId);
}
