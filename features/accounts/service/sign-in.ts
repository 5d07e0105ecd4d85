import { isAPIError } from 'better-auth/api';
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
  normalizeUsername,
  passwordProblem,
  type Role,
} from '../domain.ts';
import { newDeviceMail } from '../emails.tsx';
import {
  deleteSession,
  findAccount,
  findAccountByUsername,
  findChallengedAccount,
  findPasswordHash,
  hasPasskey,
  isKnownDevice,
  isLookTaken,
  keepDevice,
} from '../repository/index.ts';
import type { AccountDeps } from './deps.ts';
import { isFreshCode, type Tries, takeTries } from './limits.ts';
import { createAccount } from './new-account.ts';
import { tellAccount } from './proved.ts';
import { leaveTrail } from './trail.ts';

/** What is known of the browser that signs in. */
export type SignInCaller = {
  /** For the auth library: cookies, browser, address. */
  readonly headers: Headers;
  readonly address: string;
  /** The name by which the browser is known; undefined at its first sign-in. */
  readonly device: string | undefined;
  /** The session that this sign-in takes the place of. */
  readonly replaces: { readonly accountId: string; readonly sessionId: string } | undefined;
};

export type SignedIn = {
  readonly status: 'signed-in' | 'second-factor' | 'passkey';
  /** Undefined while anything is waited for: nobody is told what they cannot yet use. */
  readonly role: Role | undefined;
  readonly isNew: boolean;
  /** To be set as they are. */
  readonly cookies: readonly string[];
  /** The browser's name from now on; undefined while anything is waited for. */
  readonly device: string | undefined;
};

/** Compared with when there is nothing to compare with, so that every refusal takes the same work. */
const NOBODYS_PASSWORD = nobodysPassword();

/**
 * Signs in, or makes a client's account of an unknown name and signs in to that (product 6.1). A name that exists needs its
 * password; an administrator's, a client's, a banned one's and a reserved one are refused alike, after the same work.
 *
 * Refused with `credentials-missing`, `username-unfit`, `credentials-wrong`, `password-short`, `password-common`,
 * `username-alike` or `too-many-tries`. Tries are counted before anything is compared and given back when they succeed.
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
  const deviceHash = caller.device && sha256(caller.device);
  const isKnown =
    account !== undefined &&
    deviceHash !== undefined &&
    (await isKnownDevice(deps.db, account.id, deviceHash));
  // Whoever has signed in from here before is not held up by a stranger's guesses.
  const tries = await takeTries(
    deps,
    isKnown
      ? [`device:${deviceHash}:${account?.id}`]
      : [`address:${callerNetwork(caller.address)}`, `name:${sha256(username)}`],
  );
  if (!tries) {
    // Not written down beyond this line: it costs a stranger nothing, and is not to cost the database either.
    deps.log.info({ accountId: account?.id }, 'failed to sign in: too many tries');
    return refused('too-many-tries');
  }

  return hashingFor(account?.role ?? 'client', () =>
    prove(deps, account, { username, password }, tries, caller),
  );
}

/** The password of a name: compared, or from now on that of a new account. Refused as `signIn` says, once its tries are taken. */
async function prove(
  deps: AccountDeps,
  known: Awaited<ReturnType<typeof findAccountByUsername>>,
  { username, password }: { readonly username: string; readonly password: string },
  tries: Tries,
  caller: SignInCaller,
) {
  let account = known;
  let isNew = false;
  if (!account && !isReservedUsername(username)) {
    const problem = passwordProblem(password, username, await isCommonPassword(password));
    if (problem) return refused(problem);
    if (await isAlike(deps, username)) return refused('username-alike');
    isNew = await tries.unlessBusy(
      createAccount(deps, { username, password, role: 'client', language: languageOr(FIRST_LANGUAGE) }),
    );
    // Two first sign-ins at once: the second meets an account like any other.
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
 * Compares the password, and begins what it opens; undefined where it is wrong. Of staff who have a passkey and no app's code it
 * begins nothing: it is not enough, and the passkey does not need it.
 */
async function beginByPassword(
  deps: AccountDeps,
  account: { readonly id: string; readonly username: string; readonly role: Role; twoFactorEnabled: boolean },
  password: string,
  { headers }: SignInCaller,
): Promise<Pick<SignedIn, 'status' | 'cookies'> | undefined> {
  const { id, username, role, twoFactorEnabled } = account;
  if (role === 'administrator' && !twoFactorEnabled && (await hasPasskey(deps.db, id))) {
    const hash = await findPasswordHash(deps.db, id);
    const isRight = hash !== undefined && (await isPassword(hash, password));
    return isRight ? { status: 'passkey', cookies: [] } : undefined;
  }
  const body = { username, password };
  const answer = await orRefused(() => deps.auth.api.signInUsername({ body, headers, returnHeaders: true }));
  if (!answer) return undefined;
  const status = 'twoFactorRedirect' in answer.response ? 'second-factor' : 'signed-in';
  return { status, cookies: answer.headers.getSetCookie() };
}

/**
 * The second half of a sign-in: a code of the authenticator app, or one of the recovery codes, each of which works once.
 * Refused with `code-wrong`, with `sign-in-over` when no sign-in waits for it any more, and with `too-many-tries`.
 *
 * @param challenge what the sign-in's first half left in the browser; undefined when there is nothing
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
  const tries = await takeTries(deps, [`code:${account.id}`]);
  if (!tries) return refused('too-many-tries');
  const code = typed.replace(/\s/g, '');
  const isFromApp = /^\d{6}$/.test(code);
  const fail = async () => {
    await leaveTrail(deps, account, 'failed to sign in', { by: 'code' });
    // After five wrong ones the library forgets the sign-in: then no code is right any more.
    return refused((await findWaiting()) ? 'code-wrong' : 'sign-in-over');
  };
  if (isFromApp && !(await isFreshCode(deps, account.id, code))) return fail();
  const call = { body: { code }, headers: caller.headers, returnHeaders: true as const };
  const answer = await orRefused(async () => {
    const { headers } = isFromApp
      ? await deps.auth.api.verifyTOTP(call)
      : await deps.auth.api.verifyBackupCode(call);
    return headers;
  });
  if (!answer) return fail();
  await tries.giveBack();
  const cookies = answer.getSetCookie();
  return ok<SignedIn>({ ...(await welcome(deps, account, caller)), isNew: false, cookies });
}

/**
 * What follows every complete sign-in: the browser is known from now on, and its former session is over. Of one that was not
 * known the account's owner is told.
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

/** What the library answers; undefined when it refuses. Anything else that goes wrong is thrown. */
export async function orRefused<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined;
    throw error;
  }
}

/** Whether somebody who reads that name takes it for one there is. Names without letters and digits look like nothing else. */
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
