import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { generateSignedCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { LRUCache } from 'lru-cache';
import { mayOpenPersonalData, type StaffRole } from '#core/rights.ts';
import { ACCOUNT_HEADER } from '#core/session-hint.ts';
import { STAFF_IDLE_MINUTES, USE_NOTED_EVERY_MINUTES } from '#core/staff-session.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import type { Deps } from '#platform/deps.ts';
import { cookieAttributes, cookieNames, forgetSession, hintAtSession, SESSION_SECONDS } from './cookies.ts';
import { authSecrets } from './secret.ts';
import { accounts, passkeys, sessions } from './tables.ts';
import { newToken, sha256 } from './tokens.ts';

/** Who is signed in, read from the database at this call. */
export type Actor = {
  readonly accountId: string;
  readonly username: string;
  /** A client or a staff member. For staff, `staffRoles` say what they may do. */
  readonly role: 'client' | 'administrator';
  readonly staffRoles: readonly StaffRole[];
  readonly sessionId: string;
  /** After how many seconds the session ends at the latest, however it is used. */
  readonly sessionEndsIn: number;
  /** Whether signing in needs an authenticator app's code besides the password. */
  readonly hasSecondFactor: boolean;
  readonly hasPasskey: boolean;
  readonly mustChoosePassword: boolean;
  /** Whether the user of this session has proved within the last ten minutes to be the account's owner. */
  readonly isConfirmed: boolean;
};

/** The lanes in which calls wait: a crowd of guests must not delay people who are signed in. */
export type Lane = 'guests' | 'signed-in' | 'staff';

/** Hashes of the session tokens that were an administrator's when last read. They choose the lane of a call, never its rights. */
const staffSessions = new LRUCache<string, true>({ max: 1_000, ttl: 30 * 60_000 });

export type FindActor = () => Promise<Actor | undefined>;

/**
 * How long a session lasts in all and without use, and how often its use is noted. Staff see what clients have told in
 * confidence, so an unattended staff screen is signed out soon, and no staff session outlasts a working day.
 */
export const SESSION_LIMITS = {
  client: { whole: '90 days', idle: '30 days', notedEvery: '1 day' },
  administrator: {
    whole: '12 hours',
    idle: `${STAFF_IDLE_MINUTES} minutes`,
    notedEvery: `${USE_NOTED_EVERY_MINUTES} minutes`,
  },
} as const;

/** How long a proof of ownership counts. After that, a change that could take over the account asks for the password again. */
export const CONFIRMED_FOR = '10 minutes';

const limit = (which: keyof (typeof SESSION_LIMITS)['client']) =>
  sql`case ${accounts.role} when 'administrator' then ${SESSION_LIMITS.administrator[which]}::interval else ${SESSION_LIMITS.client[which]}::interval end`;

/** Whether a session is valid, by the database's clock. The query must also read the row of the session's account. */
export const isInForce = sql<boolean>`(${sessions.expiresAt} > now() and ${sessions.createdAt} > now() - ${limit('whole')} and ${sessions.updatedAt} > now() - ${limit('idle')})`;

/** Whether an account has a passkey; the query must read the account's row. */
export const ownsPasskey = sql<boolean>`exists (select from ${passkeys} where ${passkeys.accountId} = ${accounts.id})`;

/**
 * Finds the session of a token, with its account. One query for each call that asks, and no cache, so that a role taken away, a
 * ban or a sign-out counts at the next call. Uses the database's clock, as at the session's start.
 */
async function findSession(db: Database, token: string) {
  const [found] = await db
    .select({
      accountId: accounts.id,
      username: accounts.username,
      role: accounts.role,
      staffRoles: accounts.staffRoles,
      sessionId: sessions.id,
      sessionEndsIn: sql<number>`extract(epoch from ${sessions.createdAt} + ${limit('whole')} - now())::int`,
      hasSecondFactor: accounts.twoFactorEnabled,
      hasPasskey: ownsPasskey,
      mustChoosePassword: accounts.mustChoosePassword,
      isConfirmed: sql<boolean>`${sessions.confirmedAt} > now() - ${CONFIRMED_FOR}::interval`,
      isToBeNoted: sql<boolean>`${sessions.updatedAt} < now() - ${limit('notedEvery')}`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .where(and(eq(sessions.token, sha256(token)), isInForce, isNull(accounts.bannedAt)));
  return found;
}

/**
 * Begins a session for a person who was recognized without the library.
 *
 * @returns the cookie to set; the database holds only a hash of its token
 */
export async function beginSession(
  { db, newId, config }: Pick<Deps, 'db' | 'newId' | 'config'>,
  session: { readonly accountId: string; readonly address: string; readonly browser: string | null },
): Promise<string> {
  const { token, tokenHash } = newToken();
  await db.insert(sessions).values({
    id: newId(),
    token: tokenHash,
    userId: session.accountId,
    expiresAt: sql`now() + make_interval(secs => ${SESSION_SECONDS})`,
    ipAddress: session.address,
    userAgent: session.browser,
    createdAt: sql`now()`,
    updatedAt: sql`now()`,
  });
  const [secret = ''] = authSecrets(config);
  const attributes = { ...cookieAttributes(config), maxAge: SESSION_SECONDS };
  return generateSignedCookie(cookieNames(config).session, token, secret, attributes);
}

async function noteUse(db: Database, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: sql`now() + make_interval(secs => ${SESSION_SECONDS})`, updatedAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
}

/**
 * Whether a staff member must set up a second factor before anything else. This holds for all staff where the business
 * requires it, and on https for staff who may open or export personal data. A trial on http://localhost is not held up.
 */
export function lacksSecondFactor(
  config: Pick<Config, 'isHttps' | 'isSecondFactorRequired'>,
  { hasSecondFactor, hasPasskey, staffRoles }: Pick<Actor, 'hasSecondFactor' | 'hasPasskey' | 'staffRoles'>,
): boolean {
  // A passkey is enough: staff who have one sign in with it, never with the password alone.
  if (hasSecondFactor || hasPasskey) return false;
  return config.isSecondFactorRequired || (config.isHttps && mayOpenPersonalData(staffRoles));
}

/** Gives every route a way to ask who calls. The database is read only when a route asks. */
export function provideActor(
  deps: Pick<Deps, 'db' | 'config'>,
): MiddlewareHandler<{ Variables: { findActor: FindActor; lacksSecondFactor: (actor: Actor) => boolean } }> {
  const secrets = authSecrets(deps.config);
  const { session: name } = cookieNames(deps.config);
  return async (c, next) => {
    let actor: Promise<Actor | undefined> | undefined;
    c.set('findActor', () => {
      actor ??= findActor(c, deps, name, secrets);
      return actor;
    });
    c.set('lacksSecondFactor', (actor) => lacksSecondFactor(deps.config, actor));
    await next();
  };
}

/** Chooses the lane of a call without the database: from a cookie that we signed, and the role its session had when last read. */
export function laneFinder(config: Config): (c: Context) => Promise<Lane> {
  const secrets = authSecrets(config);
  const { session: name } = cookieNames(config);
  return async (c) => {
    const token = c.req.header('cookie')?.includes(name) && (await readSigned(c, name, secrets));
    if (!token) return 'guests';
    return staffSessions.has(sha256(token)) ? 'staff' : 'signed-in';
  };
}

/** The value of a cookie that any of our secrets signed; undefined when none of them did. */
async function readSigned(c: Context, name: string, secrets: readonly string[]) {
  for (const secret of secrets) {
    const token = await getSignedCookie(c, secret, name);
    if (token) return token;
  }
  return undefined;
}

async function findActor(
  c: Context,
  { db, config }: { db: Database; config: Config },
  name: string,
  secrets: readonly string[],
): Promise<Actor | undefined> {
  const token = await readSigned(c, name, secrets);
  const found = token ? await findSession(db, token) : undefined;
  if (token && found?.role === 'administrator') staffSessions.set(sha256(token), true);
  else if (token) staffSessions.delete(sha256(token));
  if (!token || !found) {
    // The session has ended. If the browser kept its cookie, it would only ask again.
    forgetSession(c, config);
    return undefined;
  }
  const { isToBeNoted, ...actor } = found;
  // The page was left open from another account. Do not act in the name of the account that is signed in now.
  if ((c.req.header(ACCOUNT_HEADER) ?? actor.accountId) !== actor.accountId) return undefined;
  if (!isToBeNoted) return actor;
  // A staff cookie outlives its session, so only the use is noted. A client's cookie must be renewed with the session, which a
  // page that is being rendered cannot do: the browser's next API call does it.
  if (actor.role === 'administrator') await noteUse(db, actor.sessionId);
  else if (!c.env?.isPage) {
    await noteUse(db, actor.sessionId);
    await setSignedCookie(c, name, token, secrets[0] ?? '', {
      ...cookieAttributes(config),
      maxAge: SESSION_SECONDS,
    });
    hintAtSession(c, config);
  }
  return actor;
}
