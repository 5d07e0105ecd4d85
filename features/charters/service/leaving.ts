import { monthsBefore } from '#core/charter-time.ts';
import { ok, refused } from '#core/result.ts';
import { forgetAgreements } from '#features/agreements/service/index.ts';
import { deleteWords, findOnceIn } from '#features/cases/service.ts';
import { forgetOfMoney, isMoneyOpen } from '#features/money/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { FORMER_CLIENT } from '../domain.ts';
import { statusAfter } from '../policy/moments.ts';
import { type Charter, findChartersTouching, forgetClients, takeFromAccounts } from '../repository/index.ts';
import { cancelWithin } from './cancel.ts';

/** Selects charters: those of these accounts, and those that have this email address as their contact. */
export type ChartersOf = { readonly accountIds: readonly string[]; readonly email: string | undefined };

/** The charters of a person who closes their account or is to be forgotten. */
export async function listChartersTouching({ db }: Pick<Deps, 'db'>, whose: ChartersOf): Promise<Charter[]> {
  return findChartersTouching(db, whose);
}

/**
 * Like `listChartersTouching`, and locks them until the caller's transaction ends: what is judged about leaving them is what they
 * are when they are left. A charter is locked before its money, in the same order as in every other change of both.
 */
export async function holdChartersTouching({ db }: Pick<Deps, 'db'>, whose: ChartersOf): Promise<Charter[]> {
  return findChartersTouching(db, whose, { isHeld: true });
}

/** Whether the charter is confirmed and not over: then captain and crew still need to know who comes aboard. */
const isAhead = (charter: Charter, now: Date) => charter.status === 'confirmed' && charter.returnsAt > now;

/** Why a person cannot leave these charters yet: one is confirmed and to come, or money is still open. Null if they can. */
export async function reasonToStay(deps: Pick<Deps, 'db' | 'now'>, charters: readonly Charter[]) {
  if (charters.some((charter) => isAhead(charter, deps.now()))) return 'charter-ahead';
  const ids = charters.map(({ id }) => id);
  return (await isMoneyOpen(deps, ids)) ? 'money-open' : null;
}

/**
 * Of these charters, those that were agreed on and that the books still need with their client's name and agreement
 * (`BOOKS_KEEP_YEARS` after the return): they become a guest's. `forgetOldCharters` ends them at their time. In the transaction of
 * the caller, who has locked the charters. Refused like `releaseCharters`.
 */
export async function keepInBooks(deps: Deps, charters: readonly Charter[]) {
  const since = monthsBefore(deps.now(), deps.config.booksKeepYears * 12);
  const recent = charters.filter(({ returnsAt }) => returnsAt >= since);
  const onceConfirmed = await findOnceIn(
    deps.db,
    recent.map(({ id }) => id),
    'confirmed',
  );
  const kept = recent.filter(({ id, agreedAt }) => agreedAt !== null || onceConfirmed.includes(id));
  const ids = kept.map(({ id }) => id);
  const against = await reasonToStay(deps, kept);
  if (against) return refused(against);
  await takeFromAccounts(deps.db, ids);
  return ok(new Set(ids));
}

/**
 * Releases the charters of a person who leaves: cancels open requests, and removes the person from all of these charters. In the
 * transaction of the caller, who has locked the charters. Refused with `charter-ahead` while a confirmed charter is to come, and
 * with `money-open` while money is to be given back to the person, or their bank asks about a payment: afterwards nobody would
 * know to whom it goes, or could answer.
 *
 * @param reason why open requests are cancelled; the team reads it
 */
export async function releaseCharters(deps: Deps, charters: readonly Charter[], reason: string) {
  for (const charter of charters) {
    if (charter.status === 'confirmed' || statusAfter('cancel', charter.status) === null) continue;
    // The mail to the team, which stays in their mailbox, does not name the person either.
    const cancelled = await cancelWithin(deps, charter, { role: 'client', name: FORMER_CLIENT }, { reason });
    if (!cancelled.ok) return cancelled;
  }
  const ids = charters.map(({ id }) => id);
  await forgetAgreements(deps, ids);
  const against = await reasonToStay(deps, charters);
  if (against) return refused(against);
  await forgetOfMoney(deps, ids);
  await deleteWords(deps.db, ids);
  await forgetClients(deps.db, ids);
  return ok(null);
}
