import { ok, refused } from '#core/result.ts';
import { forgetAgreements } from '#features/agreements/service/index.ts';
import { deleteWords } from '#features/cases/service.ts';
import { forgetOfMoney } from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { statusAfter } from '../policy/moments.ts';
import { type Charter, findChartersTouching, forgetClients, lockCharters } from '../repository/index.ts';
import { cancelOwnCharter } from './client.ts';

/** Whose charters are meant: those of accounts, and all in whose contact an address stands. */
export type ChartersOf = { readonly accountIds: readonly string[]; readonly email: string | undefined };

/** The charters of somebody who leaves or is to be forgotten. */
export async function listChartersTouching({ db }: Pick<Deps, 'db'>, whose: ChartersOf): Promise<Charter[]> {
  return findChartersTouching(db, whose);
}

/** Whether it is confirmed and not over: captain and crew need to know who comes aboard. */
const isAhead = (charter: Charter, now: Date) => charter.status === 'confirmed' && charter.returnsAt > now;

/** Whether somebody who would leave has a confirmed charter ahead. */
export async function hasCharterAhead(deps: Pick<Deps, 'db' | 'now'>, whose: ChartersOf): Promise<boolean> {
  return (await listChartersTouching(deps, whose)).some((charter) => isAhead(charter, deps.now()));
}

/**
 * What somebody who leaves has asked for: open requests are cancelled, and what is kept no longer says whose it was. In the
 * caller's transaction. Refused with `charter-ahead` while a confirmed charter is to come.
 *
 * @param reason why open requests are cancelled, for the team
 */
export async function releaseCharters(deps: Deps, charters: readonly Charter[], reason: string) {
  for (const charter of charters) {
    if (isAhead(charter, deps.now())) return refused('charter-ahead');
    if (charter.status === 'confirmed' || statusAfter('cancel', charter.status) === null) continue;
    const cancelled = await cancelOwnCharter(deps, charter, { reason });
    if (!cancelled.ok) return cancelled;
  }
  const ids = charters.map(({ id }) => id);
  await forgetAgreements(deps, ids);
  // As all that changes both: the charter is held before its money.
  await lockCharters(deps.db, ids);
  await forgetOfMoney(deps, ids);
  await deleteWords(deps.db, ids);
  await forgetClients(deps.db, ids);
  return ok(null);
}
