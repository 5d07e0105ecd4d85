import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { browserOf } from '#platform/auth/cookies.ts';
import type { Database } from '#platform/db/database.ts';
import { deleteInParts } from '#platform/db/delete-in-parts.ts';
import { idempotencyKeys } from '#platform/db/tables.ts';
import type { Deps } from '#platform/deps.ts';
import { callerNetwork } from './client-address.ts';
import { type Alternative, type Issue, refuse } from './errors.ts';
import type { FailureCode } from './failures.ts';
import { callerAddress } from './guards.ts';
import type { ApiEnv } from './route.ts';

type Created<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | {
      readonly ok: false;
      readonly reason: FailureCode;
      readonly issues?: readonly Issue[];
      readonly alternatives?: readonly Alternative[];
    };

/** Thrown when the call was refused, to roll back the key's row together with everything else. */
class Refused extends Error {
  readonly reason: FailureCode;
  readonly issues: readonly Issue[] | undefined;
  readonly alternatives: readonly Alternative[] | undefined;
  constructor(reason: FailureCode, issues?: readonly Issue[], alternatives?: readonly Alternative[]) {
    super(reason);
    this.reason = reason;
    this.issues = issues;
    this.alternatives = alternatives;
  }
}

/** A hash of the content; the order of the fields does not change it. */
function hashOf(body: unknown): string {
  const ordered = JSON.stringify(body, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(ordered).digest('base64url');
}

/** How a caller is identified: by the account of its session, else by the browser's token, else by its network address. */
type Sender = 'account' | 'browser' | 'address';

/**
 * The sender that a key belongs to. Equal keys of different senders are independent, so that nobody gets the answer to another
 * sender's call.
 */
async function senderOf(c: Context<ApiEnv>, deps: Deps): Promise<{ from: Sender; caller: string }> {
  const actor = await c.get('findActor')();
  const browser = browserOf(c, deps.config);
  const [from, who]: [Sender, string] = actor
    ? ['account', actor.accountId]
    : browser
      ? ['browser', browser]
      : ['address', callerNetwork(callerAddress(c, deps.config))];
  return { from, caller: createHash('sha256').update(`${from} ${who}`).digest('base64url') };
}

/**
 * Runs a creating call once per sender and Idempotency-Key. The key is written in the creation's own transaction, so that a
 * hundred simultaneous copies wait for the first and then get its answer. A refused call leaves no key behind. The same key
 * with another body is refused. Without the header, the call simply runs.
 *
 * A route whose answer gives access to something must check again who calls before it uses this: a key alone proves nothing.
 *
 * @param answered sends what goes with the answer, such as a cookie, each time that the answer is given
 */
export async function createOnce<Answer extends Record<string, unknown>>(
  c: Context<ApiEnv>,
  deps: Deps,
  body: unknown,
  create: (deps: Deps) => Promise<Created<Answer>>,
  answered?: (answer: Answer, given: { readonly isFirst: boolean; readonly from: Sender }) => Promise<void>,
) {
  const done = await runOnce(c, deps, body, create, 201);
  if (done instanceof Refused) return refusalOf(c, done);
  await answered?.(done.answer, done);
  return c.json(done.answer, 201);
}

/**
 * Like createOnce, when part of the answer gives access to something: `show` makes that part each time from the stored answer,
 * and it is never stored.
 */
export async function createOnceAndShow<
  Kept extends Record<string, unknown>,
  Shown extends Record<string, unknown>,
>(
  c: Context<ApiEnv>,
  deps: Deps,
  body: unknown,
  create: (deps: Deps) => Promise<Created<Kept>>,
  show: (kept: Kept) => Shown,
) {
  const done = await runOnce(c, deps, body, create, 201);
  return done instanceof Refused ? refusalOf(c, done) : c.json(show(done.answer), 201);
}

/** Like createOnce, for a call that is answered with 200. */
export async function doOnce<Answer extends Record<string, unknown>>(
  c: Context<ApiEnv>,
  deps: Deps,
  body: unknown,
  act: (deps: Deps) => Promise<Created<Answer>>,
) {
  const done = await runOnce(c, deps, body, act, 200);
  return done instanceof Refused ? refusalOf(c, done) : c.json(done.answer, 200);
}

const refusalOf = (c: Context, { reason, issues, alternatives }: Refused) =>
  refuse(c, reason, issues, alternatives);

async function runOnce<Answer extends Record<string, unknown>>(
  c: Context<ApiEnv>,
  deps: Deps,
  body: unknown,
  create: (deps: Deps) => Promise<Created<Answer>>,
  status: number,
): Promise<{ answer: Answer; isFirst: boolean; from: Sender } | Refused> {
  const key = c.req.header('idempotency-key');
  // Store only a digest of the path, because some addresses give access to anybody who knows them.
  const route = `${c.req.method} ${createHash('sha256').update(c.req.path).digest('base64url')}`;
  const bodyHash = hashOf(body);
  const { from, caller } = await senderOf(c, deps);
  const own = and(
    eq(idempotencyKeys.caller, caller),
    eq(idempotencyKeys.route, route),
    eq(idempotencyKeys.key, key ?? ''),
  );
  try {
    return await deps.db.transaction(async (tx) => {
      const within: Deps = { ...deps, db: tx };
      if (key) {
        const taken = await tx
          .insert(idempotencyKeys)
          .values({ caller, route, key, bodyHash, createdAt: deps.now() })
          .onConflictDoNothing()
          .returning({ key: idempotencyKeys.key });
        if (taken.length === 0) {
          const [given] = await tx.select().from(idempotencyKeys).where(own);
          if (given?.bodyHash !== bodyHash) throw new Refused('key-reused');
          return { answer: given.answer as Answer, isFirst: false, from };
        }
      }
      const created = await create(within);
      if (!created.ok) throw new Refused(created.reason, created.issues, created.alternatives);
      if (key) {
        await tx.update(idempotencyKeys).set({ status, answer: created.value }).where(own);
      }
      return { answer: created.value, isFirst: true, from };
    });
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** Deletes the keys of calls made before that instant; returns how many. */
export async function forgetKeysBefore(db: Database, before: Date): Promise<number> {
  return deleteInParts(db, idempotencyKeys, lt(idempotencyKeys.createdAt, before));
}
