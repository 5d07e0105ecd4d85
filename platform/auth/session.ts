import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { generateSignedCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { LRUCache } from 'lru-cache';
import { mayOpenPersonalData, type StaffRole } from '#core/rights.ts';
import { ACCOUNT_HEADER } from '#core/session-hint.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/database.ts';
import type { Deps } from '#platform/deps.ts';
import { cookieAttributes, cookieNames, forgetSession, hintAtSession, SESSION_SECONDS } from './cookies.ts';
import { authSecrets } from './secret.ts';
import { accounts, passkeys, sessions } from './tables.ts';
import { newToken, sha256 } from './tokens.ts';

/** Who is signed in, as the database has it at this very call. */
export type Actor = {
  readonly accountId: string;
  readonly username: string;
  /** A client, or one of the staff, whom the specification calls administrators; what of the staff's they may do their roles say. */
  readonly role: 'client' | 'administrator';
  readonly staffRoles: readonly StaffRole[];
  readonly sessionId: string;
  /** Whether the password is not enough to sign in: an authenticator app's code is asked for. */
  readonly hasSecondFactor: boolean;
  readonly hasPasskey: boolean;
  readonly mustChoosePassword: boolean;
  /** Whether the bearer has proved within the last ten minutes to be the account's owner. */
  readonly isConfirmed: boolean;
};

/** Whose reading waits with whose: a crowd of guests keeps nobody from what they are signed in to. */
export type Lane = 'guests' | 'signed-in' | 'staff';

/** Sessions that were an administrator's when last asked, as hashes: in which lane they wait, never what they may do. */
const staffSessions = new LRUCache<string, true>({ max: 1_000, ttl: 30 * 60_000 });

export type FindActor = () => Promise<Actor | undefined>;

/**
 * How long a session lasts, whole and without being used, and how often its use is noted. Staff see what clients have told in
 * confidence: a desk that was left is locked soon, and nobody works on yesterday's sign-in.
 */
export const SESSION_LIMITS = {
  client: { whole: '90 days', idle: '30 days', notedEvery: '1 day' },
  administrator: { whole: '12 hours', idle: '30 minutes', notedEvery: '1 minute' },
} as const;

/** For so long nobody is asked again for the password before what could take the account over. */
export const CONFIRMED_FOR = '10 minutes';

const limit = (which: keyof (typeof SESSION_LIMITS)['client']) =>
  sql`case ${accounts.role} when 'administrator' then ${SESSION_LIMITS.administrator[which]}::interval else ${SESSION_LIMITS.client[which]}::interval end`;

/** Whether a session still holds, of its account's row beside it. By the database's own clock, as everything of a session is. */
export const isInForce = sql<boolean>`(${sessions.expiresAt} > now() and ${sessions.createdAt} > now() - ${limit('whole')} and ${sessions.updatedAt} > now() - ${limit('idle')})`;

/** Whether an account has a passkey, of its own row. */
export const ownsPasskey = sql<boolean>`exists (select from ${passkeys} where ${passkeys.accountId} = ${accounts.id})`;

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
      staffRoles: accounts.staffRoles,
      sessionId: sessions.id,
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
 * Begins a session for whoever was just recognized by other means than the library's.
 *
 * @returns the cookie to set, of whose token the database has the hash only
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
 * Whether somebody on the team has to set a second factor up before anything else: everybody where the business asks for it, and
 * whoever may open or export what names people once the site is reached over https. A trial on http://localhost is not held up.
 */
export function lacksSecondFactor(
  config: Pick<Config, 'isHttps' | 'isSecondFactorRequired'>,
  { hasSecondFactor, hasPasskey, staffRoles }: Pick<Actor, 'hasSecondFactor' | 'hasPasskey' | 'staffRoles'>,
): boolean {
  // Staff who have a passkey are let in by it, never by the password alone.
  if (hasSecondFactor || hasPasskey) return false;
  return config.isSecondFactorRequired || (config.isHttps && mayOpenPersonalData(staffRoles));
}

/** Lets every route ask who calls. Nobody is looked up before a route wants to know. */
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

/** In which lane a call waits, told without the database: a cookie that we have signed, and whose it was when it was last read. */
export function laneFinder(config: Config): (c: Context) => Promise<Lane> {
  const secrets = authSecrets(config);
  const { session: name } = cookieNames(config);
  return async (c) => {
    const token = c.req.header('cookie')?.includes(name) && (await readSigned(c, name, secrets));
    if (!token) return 'guests';
    return staffSessions.has(sha256(token)) ? 'staff' : 'signed-in';
  };
}

/** What a signed cookie says, by whichever secret it was signed; undefined for one that none of ours signed. */
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
    // What the browser still holds of a session that has ended would only make it ask again.
    forgetSession(c, config);
    return undefined;
  }
  const { isToBeNoted, ...actor } = found;
  // The page is somebody else's, left open from before: what is pressed there is done in nobody's name but theirs.
  if ((c.req.header(ACCOUNT_HEADER) ?? actor.accountId) !== actor.accountId) return undefined;
  if (!isToBeNoted) return actor;
  // Staff's cookie outlives their session. A client's is prolonged with it, which a page that is rendered has no way to hand on:
  // the next call of the browser's does.
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
