import { isDeepStrictEqual } from 'node:util';
import { isAPIError } from 'better-auth/api';
import { isId } from '#core/ids.ts';
import { FIRST_LANGUAGE, languageOr } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import { isCommonPassword } from '#platform/auth/known-passwords.ts';
import { hashingFor, isPassword, nobodysPassword } from '#platform/auth/passwords.ts';
import { newToken, sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { callerNetwork } from '#platform/http/client-address.ts';
import {
  browserName,
  isFitUsername,
  isReservedUsername,
  lookOf,
  normalizeCode,
  normalizeUsername,
  passwordProblem,
  type Role,
} from '../domain.ts';
import { newDeviceMail } from '../emails.tsx';
import {
  deleteChallenges,
  deleteSession,
  deleteSessionOf,
  findAccount,
  findAccountByUsername,
  findChallengedAccount,
  isKnownDevice,
  isLookTaken,
  keepDevice,
  readLock,
} from '../repository/index.ts';
import type { AccountDeps } from './deps.ts';
import { isFreshCode, type Tries, takeCodeTries, takeTries } from './limits.ts';
import { createAccount } from './new-account.ts';
import { tellAccount } from './proved.ts';
import { leaveTrail } from './trail.ts';

/** The browser that signs in. */
export type SignInCaller = {
  /** Cookies, browser and address, for the auth library. */
  readonly headers: Headers;
  readonly address: string;
  /** The token of a known browser; undefined at its first sign-in. */
  readonly device: string | undefined;
  /** The browser's current session, which this sign-in replaces. */
  readonly replaces: { readonly accountId: string; readonly sessionId: string } | undefined;
  /** The account of the page that asks to sign in again; undefined for any other page. */
  readonly pageOf: string | undefined;
};

export type SignedIn = {
  readonly status: 'signed-in' | 'second-factor' | 'passkey';
  /** Undefined until the sign-in is complete: until then nobody needs to know it. */
  readonly role: Role | undefined;
  readonly isNew: boolean;
  /** To be set unchanged. */
  readonly cookies: readonly string[];
  /** The browser's token from now on; undefined until the sign-in is complete. */
  readonly device: string | undefined;
};

/** A hash to compare with if there is no account, so that every refusal takes the same work. */
const NOBODYS_PASSWORD = nobodysPassword();

/**
 * Signs in, or creates a client's account for an unknown name and signs in to it (product 6.1). An existing name needs its
 * password. An administrator's, a client's, a locked and a reserved name are refused alike, after the same work.
 *
 * Refused with `credentials-missing`, `username-unfit`, `credentials-wrong`, `password-short`, `password-common`,
 * `username-alike` or `too-many-tries`. Tries are counted before anything is compared, and given back after a success.
 */
export async function signIn(
  deps: AccountDeps,
  typed: { readonly username: string; readonly password: string },
  caller: SignInCaller,
) {
  const username = normalizeUsername(typed.username);
  const { password } = typed;
  if (username === '' || password === '') return refused('credentials-missing');
  if (!isFitUsername(username)) return refused('username-unfit');

  const account = await findAccountByUsername(deps.db, username);
  const device = account && (await knownDevice(deps, account.id, caller));
  const tries = await takeTries(
    deps,
    device
      ? [`device:${device}:${account.id}`]
      : [`address:${callerNetwork(caller.address)}`, `name:${sha256(username)}`],
  );
  if (!tries) {
    // Write only this log line: further calls cost a stranger nothing, so they must not cost the database a write each.
    deps.log.info({ accountId: account?.id }, 'failed to sign in: too many tries');
    return refused('too-many-tries');
  }

  return hashingFor(account?.role ?? 'client', () =>
    prove(deps, account, { username, password }, tries, caller),
  );
}

/**
 * The hash of the caller's browser if the account knows it. Such a browser has buckets of its own, so that a stranger's guesses do
 * not lock the owner out.
 */
export async function knownDevice({ db }: AccountDeps, accountId: string, { device }: SignInCaller) {
  const hash = device && sha256(device);
  return hash && (await isKnownDevice(db, accountId, hash)) ? hash : undefined;
}

/** Checks the password of a name, or creates its account with it. Refused as `signIn` says, after its tries are taken. */
async function prove(
  deps: AccountDeps,
  known: Awaited<ReturnType<typeof findAccountByUsername>>,
  { username, password }: { readonly username: string; readonly password: string },
  tries: Tries,
  caller: SignInCaller,
) {
  let account = known;
  let isNew = false;
  if (!account && !isReservedUsername(username) && !(await isGone(deps, caller.pageOf))) {
    const problem = passwordProblem(password, username, await isCommonPassword(password));
    if (problem) return refused(problem);
    if (await isAlike(deps, username)) return refused('username-alike');
    isNew = await tries.unlessBusy(
      createAccount(deps, { username, password, role: 'client', language: languageOr(FIRST_LANGUAGE) }),
    );
    // If two first sign-ins come at once, the second one finds the account of the first.
    account = await findAccountByUsername(deps.db, username);
  }
  if (!account || account.bannedAt) {
    await tries.unlessBusy(isPassword(NOBODYS_PASSWORD, password));
    if (account) await leaveTrail(deps, account, 'failed to sign in');
    else deps.log.info('failed to sign in: a reserved name');
    return refused('credentials-wrong');
  }

  const begun = await tries.unlessBusy(beginByPassword(deps, account, password, caller));
  if (!begun) {
    await leaveTrail(deps, account, 'failed to sign in');
    return refused('credentials-wrong');
  }
  await tries.giveBack();
  const { status, cookies } = begun;
  if (status !== 'signed-in')
    return ok<SignedIn>({ status, role: undefined, isNew, cookies, device: undefined });
  return ok<SignedIn>({ ...(await welcome(deps, account, caller)), isNew, cookies });
}

/**
 * Whether the page's account was closed or erased since the page was opened. Signing in again there must not make a new account
 * of the same name.
 */
const isGone = async ({ db }: AccountDeps, pageOf: string | undefined) =>
  pageOf !== undefined && isId(pageOf) && !(await findAccount(db, pageOf));

/**
 * Checks the password, and begins a session or the next step; undefined if it is wrong. For staff with a passkey but no
 * authenticator app it begins nothing: the password is not enough, and the passkey does not need it.
 */
async function beginByPassword(
  deps: AccountDeps,
  { id, username }: { readonly id: string; readonly username: string },
  password: string,
  { headers }: SignInCaller,
): Promise<Pick<SignedIn, 'status' | 'cookies'> | undefined> {
  const lock = await readLock(deps.db, id);
  if (lock?.needsPasskey) {
    const isRight = lock.passwordHash !== null && (await isPassword(lock.passwordHash, password));
    return isRight ? { status: 'passkey', cookies: [] } : undefined;
  }
  const body = { username, password };
  const answer = await orRefused(() => deps.auth.api.signInUsername({ body, headers, returnHeaders: true }));
  if (!answer) return undefined;
  const token = 'token' in answer.response ? answer.response.token : undefined;
  if (!(await isStillOpenedBy(deps, id, lock, token))) return undefined;
  const status = 'twoFactorRedirect' in answer.response ? 'second-factor' : 'signed-in';
  return { status, cookies: answer.headers.getSetCookie() };
}

/**
 * Whether the account can still be opened as it could when the step of this sign-in began; if not, what the step has begun is
 * ended. The library compares with what it has read, and begins the session long afterwards, so whoever changed the password or
 * locked the account in between found no session to end. A change that is under way is waited for; a later one finds the session.
 *
 * @param token of the session that was begun; undefined if the sign-in waits for its second factor
 */
async function isStillOpenedBy(
  deps: Pick<Deps, 'db'>,
  accountId: string,
  lock: Awaited<ReturnType<typeof readLock>>,
  token: string | undefined,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    if (isDeepStrictEqual(await readLock(tx, accountId, { isHeld: true }), lock)) return true;
    if (token) await deleteSessionOf(tx, sha256(token));
    else await deleteChallenges(tx, accountId);
    return false;
  });
}

/**
 * The second step of a sign-in: a code of the authenticator app, or a recovery code, each of which works once. Refused with
 * `code-wrong`, with `sign-in-over` if no sign-in waits for it any more, and with `too-many-tries` or `too-many-codes`.
 *
 * @param challenge what the first step left in the browser; undefined if there is nothing
 */
export async function completeSignIn(
  deps: AccountDeps,
  typed: string,
  challenge: string | undefined,
  caller: SignInCaller,
) {
  const findWaiting = async () => (challenge ? findChallengedAccount(deps.db, challenge) : undefined);
  const accountId = await findWaiting();
  const account = accountId ? await findAccount(deps.db, accountId) : undefined;
  if (!account || account.bannedAt) return refused('sign-in-over');
  const device = await knownDevice(deps, account.id, caller);
  const tries = await takeCodeTries(deps, device ? `device:${device}:${account.id}` : account.id);
  if (!tries.ok) return tries;
  const code = normalizeCode(typed);
  const isFromApp = /^\d{6}$/.test(code);
  const fail = async () => {
    await leaveTrail(deps, account, 'failed to sign in', { by: 'code' });
    // After five wrong codes the library drops the sign-in: then no code is right any more.
    return refused((await findWaiting()) ? 'code-wrong' : 'sign-in-over');
  };
  if (isFromApp && !(await isFreshCode(deps, account.id, code))) return fail();
  const lock = await readLock(deps.db, account.id);
  const call = { body: { code }, headers: caller.headers, returnHeaders: true as const };
  const answer = await orRefused(async () => {
    const { headers, response } = isFromApp
      ? await deps.auth.api.verifyTOTP(call)
      : await deps.auth.api.verifyBackupCode(call);
    return { headers, token: response.token };
  });
  if (!answer || !(await isStillOpenedBy(deps, account.id, lock, answer.token))) return fail();
  await tries.value.giveBack();
  const cookies = answer.headers.getSetCookie();
  return ok<SignedIn>({ ...(await welcome(deps, account, caller)), isNew: false, cookies });
}

/**
 * The end of every complete sign-in: makes the browser known, and ends its former session. If the browser was unknown, mails the
 * account's owner.
 */
export async function welcome(
  deps: Deps,
  account: { readonly id: string; readonly username: string; readonly role: Role },
  { device = newToken(24).token, replaces, headers }: SignInCaller,
) {
  const at = deps.now();
  const deviceHash = sha256(device);
  const isNewDevice = !(await isKnownDevice(deps.db, account.id, deviceHash));
  await deps.db.transaction(async (tx) => {
    await keepDevice(tx, account.id, deviceHash, at);
    if (replaces) await deleteSession(tx, replaces.accountId, replaces.sessionId);
    if (!isNewDevice) return;
    const seen = {
      username: account.username,
      browser: browserName(headers.get('user-agent')),
      at,
    };
    await tellAccount({ ...deps, db: tx }, account.id, 'new-device', (contact) =>
      newDeviceMail(seen, contact),
    );
  });
  await leaveTrail(deps, account, 'signed in');
  return { status: 'signed-in', role: account.role, device } as const;
}

/** Returns the library's answer; undefined if it refuses. Throws any other error. */
export async function orRefused<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined;
    throw error;
  }
}

/** Whether the name could be mistaken for that of an existing account. A name without letters and digits looks like no other. */
export async function isAlike({ db }: Pick<Deps, 'db'>, username: string): Promise<boolean> {
  const look = lookOf(username);
  return look !== '' && (await isLookTaken(db, look, username));
}

/** Ends the session of this browser. */
export async function signOut(
  { db }: Pick<Deps, 'db'>,
  actor: { readonly accountId: string; readonly sessionId: string },
): Promise<void> {
  await deleteSession(db, actor.accountId, actor.sessionId);
}
