import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { cookieAttributes, cookieNames, forgetSession, hintAtSession, SESSION_SECONDS } from './cookies.ts';
import { authSecret } from './secret.ts';
import { accounts, sessions } from './tables.ts';

/** Who is signed in, as the database has it at this very call. */
export type Actor = {
  readonly accountId: string;
  readonly username: string;
  readonly role: 'client' | 'administrator';
  readonly sessionId: string;
  readonly hasSecondFactor: boolean;
  readonly mustChoosePassword: boolean;
};

export type FindActor = () => Promise<Actor | undefined>;

/** A session in use is prolonged once a day. */
const PROLONGED_AFTER = '1 day';

/**
 * The session that a token names, with its account. One query for each call that asks, and no cache: a role taken away,
 * a ban or a sign-out counts at the next call. Time is the database's own, as it was when the session began.
 */
async function findSession(db: Database, token: string) {
  const [found] = await db
    .select({
      accountId: accounts.id,
      username: accounts.username,
      role: accounts.role,
      sessionId: sessions.id,
      hasSecondFactor: accounts.twoFactorEnabled,
      mustChoosePassword: accounts.mustChoosePassword,
      isOld: sql<boolean>`${sessions.updatedAt} < now() - ${PROLONGED_AFTER}::interval`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .where(and(eq(sessions.token, token), sql`${sessions.expiresAt} > now()`, isNull(accounts.bannedAt)));
  return found;
}

async function prolong(db: Database, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: sql`now() + make_interval(secs => ${SESSION_SECONDS})`, updatedAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
}

/** Lets every route ask who calls. Nobody is looked up before a route wants to know. */
export function provideActor(
  deps: Pick<Deps, 'db' | 'config'>,
): MiddlewareHandler<{ Variables: { findActor: FindActor; isSecondFactorRequired: boolean } }> {
  const secret = authSecret(deps.config);
  const { session: name } = cookieNames(deps.config);
  return async (c, next) => {
    let actor: Promise<Actor | undefined> | undefined;
    c.set('findActor', () => {
      actor ??= findActor(c, deps, name, secret);
      return actor;
    });
    c.set('isSecondFactorRequired', deps.config.isSecondFactorRequired);
    await next();
  };
}

async function findActor(
  c: Context,
  { db, config }: { db: Database; config: Config },
  name: string,
  secret: string,
): Promise<Actor | undefined> {
  const token = await getSignedCookie(c, secret, name);
  const found = token ? await findSession(db, token) : undefined;
  if (!token || !found) {
    // What the browser still holds of a session that has ended would only make it ask again.
    forgetSession(c, config);
    return undefined;
  }
  const { isOld, ...actor } = found;
  // A page that is rendered asks in-process and has no way to hand a cookie on: the next call of the browser's does.
  if (isOld && !c.env?.isPage) {
    await prolong(db, actor.sessionId);
    await setSignedCookie(c, name, token, secret, { ...cookieAttributes(config), maxAge: SESSION_SECONDS });
    hintAtSession(c, config);
  }
  return actor;
}
