import type { ActivityEntry } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import { newToken, sha256 } from '#platform/auth/tokens.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { NOTHING_NEEDED, type StillNeeded } from '#platform/jobs/in-parts.ts';
import {
  type Change,
  deleteGrantsOver,
  findGranted,
  insertChange,
  insertGrant,
  insertMessage,
  type Message,
  moveGrants,
} from './repository.ts';

export {
  type Change,
  countUnread,
  deleteGrants,
  deleteWords,
  extendGrants,
  findHistory,
  findMessages,
  findOnceIn,
  findUnread,
  findUsedGrants,
  findWrittenSince,
  forgetDoers,
  keepNewestGrants,
  type Message,
  markRead,
} from './repository.ts';

type Writing = Pick<Deps, 'db' | 'now' | 'newId'>;

/** Adds an entry to the history of a case; answers the entry's id. */
export async function addChange(
  deps: Writing,
  change: Pick<Change, 'caseId' | 'changedBy'> & Partial<Omit<Change, 'id' | 'changedAt'>>,
): Promise<string> {
  const id = deps.newId();
  await insertChange(deps.db, { ...change, id, changedAt: deps.now() });
  return id;
}

/** Stores a message about a case; answers its id. */
export async function addMessage(
  deps: Writing,
  message: Pick<Message, 'caseId' | 'kind' | 'body'> & Partial<Omit<Message, 'id' | 'createdAt'>>,
): Promise<string> {
  const id = deps.newId();
  await insertMessage(deps.db, { ...message, id, createdAt: deps.now() });
  return id;
}

/** Finds a case and changes it in one transaction. Answers the refusal of `find` or of `change`. */
export async function changeCase<
  D extends Pick<Deps, 'db'>,
  Case,
  NotFound extends { readonly ok: false },
  Done extends { readonly ok: boolean },
>(
  deps: D,
  find: (within: D) => Promise<{ readonly ok: true; readonly value: Case } | NotFound>,
  change: (within: D, found: Case) => Promise<Done>,
): Promise<Done | NotFound> {
  return allOrNothing<D, Done | NotFound>(deps, async (within) => {
    const found = await find(within);
    return found.ok ? change(within, found.value) : found;
  });
}

/** Writes into the activity log that a staff member did something to a case. */
export async function logStep(
  deps: Writing,
  by: { readonly name: string; readonly accountId?: string | undefined },
  entry: ActivityEntry,
  record: typeof recordActivity = recordActivity,
): Promise<void> {
  await record(deps, { accountId: by.accountId ?? null, username: by.name }, entry);
}

/**
 * Makes a token that opens a case until the grant expires. The token cannot be guessed, and only its hash is stored, from which
 * it cannot be computed.
 *
 * @param token.bytes the token's length
 * @param token.former the browser's token so far: all that it opens moves to the new token
 */
export async function grantCase(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  grant: {
    readonly caseId: string;
    readonly madeBy: 'mail' | 'submission' | 'link' | 'account';
    readonly expiresAt: Date;
    /** The session with which the grant ends; of an account's grant only. */
    readonly sessionId?: string | undefined;
  },
  { bytes, former }: { readonly bytes?: number; readonly former?: string | undefined } = {},
) {
  const { token, tokenHash } = newToken(bytes);
  if (former !== undefined) await moveGrants(db, sha256(former), tokenHash);
  await insertGrant(db, { ...grant, tokenHash, createdAt: now() });
  return { token, tokenHash };
}

/** The cases that this token opens now; none without a token. */
export async function listGranted(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string | undefined,
): Promise<readonly string[]> {
  return token === undefined ? [] : findGranted(db, sha256(token), now());
}

/**
 * Deletes the grants of links and cookies that have expired; answers how many. They open nothing any more.
 *
 * @param stillNeeded the cases of which it is still to be shown when the client opened them
 */
export async function forgetGrantsOver(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  stillNeeded: StillNeeded = NOTHING_NEEDED,
): Promise<number> {
  return deleteGrantsOver(db, now(), stillNeeded);
}
