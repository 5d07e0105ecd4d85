import { ok, refused } from '#core/result.ts';
import {
  accountIn,
  CHALLENGE_MS,
  challengeIn,
  creationOptions,
  madePasskey,
  newChallenge,
  type Purpose,
  provedCounter,
  requestOptions,
} from '#platform/auth/passkeys.ts';
import { type Actor, beginSession } from '#platform/auth/session.ts';
import { sha256 } from '#platform/auth/tokens.ts';
import type { Deps } from '#platform/deps.ts';
import { callerNetwork } from '#platform/http/client-address.ts';
import { PASSKEYS_MOST } from '../domain.ts';
import { passkeyAddedMail } from '../emails.tsx';
import {
  confirmSession,
  deletePasskey,
  deleteSessions,
  findAccount,
  findPasskey,
  findPasskeys,
  holdAccountRow,
  insertPasskey,
  notePasskeyUse,
  renamePasskey,
  takeTry,
} from '../repository/index.ts';
import type { NewPasskey, PasskeyAnswer, PasskeySignIn } from '../schema.ts';
import type { AccountDeps } from './deps.ts';
import { takeTries } from './limits.ts';
import { tellAccount, tellLessProtected } from './proved.ts';
import { knownDevice, type SignedIn, type SignInCaller, welcome } from './sign-in.ts';
import { leaveOwnTrail, leaveTrail } from './trail.ts';

const forAdding = ({ sessionId }: Actor): Purpose => `add:${sessionId}`;
const forConfirming = ({ sessionId }: Actor): Purpose => `confirm:${sessionId}`;

/** Marks the challenge of an answer as used; false if it was used before. So an overheard answer is useless. */
function takeChallenge({ db, now }: Pick<Deps, 'db' | 'now'>, answer: Parameters<typeof challengeIn>[0]) {
  const bucket = `passkey:${sha256(challengeIn(answer))}`;
  return takeTry(db, bucket, now(), { most: 1, windowMs: CHALLENGE_MS });
}

/** An account's passkeys, with what their owner may see. */
export async function listOwnPasskeys({ db }: Pick<Deps, 'db'>, { accountId }: Pick<Actor, 'accountId'>) {
  const found = await findPasskeys(db, accountId);
  return found.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt }));
}

/** The options with which a browser creates a passkey, on a device that has none of this account yet. */
export async function prepareOwnPasskey(deps: Pick<Deps, 'db' | 'config' | 'now'>, actor: Actor) {
  const challenge = newChallenge(deps.config, forAdding(actor), deps.now());
  return creationOptions(deps.config, challenge, actor, await findPasskeys(deps.db, actor.accountId));
}

/**
 * Stores the passkey that a browser has created, and mails the account's confirmed address. Refused with `passkey-wrong` or
 * `passkeys-full`.
 */
export async function addOwnPasskey(deps: Deps, actor: Actor, { name, passkey }: NewPasskey) {
  const asked = { config: deps.config, purpose: forAdding(actor), now: deps.now() };
  const made = await madePasskey(asked, passkey);
  if (!made || !(await takeChallenge(deps, passkey))) return refused('passkey-wrong');
  const { accountId, username } = actor;
  const { transports } = passkey.response;
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const row = { id: deps.newId(), accountId, name, transports, createdAt: deps.now(), ...made };
    const came = await insertPasskey(tx, row, PASSKEYS_MOST);
    if (came !== 'stored') return refused(came === 'full' ? 'passkeys-full' : 'passkey-wrong');
    // From now on the password alone does not let a staff member in: end the sessions that it has begun elsewhere.
    const wasOpenedByPassword = !actor.hasSecondFactor && !actor.hasPasskey;
    if (actor.role === 'administrator' && wasOpenedByPassword)
      await deleteSessions(tx, accountId, actor.sessionId);
    await tellAccount(within, accountId, 'passkey-added', (contact) =>
      passkeyAddedMail({ username, name }, contact),
    );
    await leaveOwnTrail(within, actor, 'added a passkey');
    return ok(null);
  });
}

/** Renames one of the account's passkeys. Refused with `passkey-not-found`, also for another account's. */
export async function renameOwnPasskey({ db }: Pick<Deps, 'db'>, actor: Actor, id: string, name: string) {
  return (await renamePasskey(db, actor.accountId, id, name)) ? ok(null) : refused('passkey-not-found');
}

/**
 * Removes one of the account's passkeys, which no longer works then, and mails the account's confirmed address. Refused with
 * `passkey-not-found`.
 */
export async function removeOwnPasskey(deps: Deps, actor: Actor, id: string) {
  return deps.db.transaction(async (tx) => {
    if (!(await deletePasskey(tx, actor.accountId, id))) return refused('passkey-not-found');
    const within = { ...deps, db: tx };
    await tellLessProtected(within, actor, 'passkey-removed');
    await leaveOwnTrail(within, actor, 'removed a passkey');
    return ok(null);
  });
}

/** The options with which a browser asks for any account's passkey: the owner types no name. */
export function askForPasskey({ config, now }: Pick<Deps, 'config' | 'now'>) {
  return requestOptions(config, newChallenge(config, 'sign-in', now()));
}

/** The options with which a browser asks for a passkey of the signed-in account, to prove again who is acting. */
export async function askForOwnPasskey(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  actor: Actor,
) {
  const challenge = newChallenge(config, forConfirming(actor), now());
  return requestOptions(config, challenge, await findPasskeys(db, actor.accountId));
}

/** The account whose passkey has correctly answered an unused challenge of this purpose; undefined if the answer is not valid. */
async function provedAccount(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  purpose: Purpose,
  answer: PasskeyAnswer,
): Promise<string | undefined> {
  const { config, db, now } = deps;
  const passkey = await findPasskey(db, answer.id);
  if (!passkey || accountIn(answer) !== passkey.accountId) return undefined;
  const counter = await provedCounter({ config, purpose, now: now() }, answer, passkey);
  if (counter === undefined || !(await takeChallenge(deps, answer))) return undefined;
  return (await notePasskeyUse(db, passkey.id, counter, now())) ? passkey.accountId : undefined;
}

/**
 * Begins a session unless the account is locked or the passkey is gone; undefined then. Whoever is locking the account now is waited
 * for, and whoever does it later finds the session to end.
 */
async function beginIfStillOpen(
  deps: AccountDeps,
  accountId: string,
  credentialId: string,
  { address, headers }: SignInCaller,
): Promise<string | undefined> {
  const browser = headers.get('user-agent');
  return deps.db.transaction(async (tx) => {
    await holdAccountRow(tx, accountId);
    const [account, passkey] = [await findAccount(tx, accountId), await findPasskey(tx, credentialId)];
    if (!account || account.bannedAt || passkey?.accountId !== accountId) return undefined;
    return beginSession({ ...deps, db: tx }, { accountId, address, browser });
  });
}

/**
 * Signs in with a passkey alone. No code is needed, because the device has checked its owner. Refused with `passkey-wrong` or
 * `too-many-tries`.
 */
export async function signInByPasskey(deps: AccountDeps, typed: PasskeySignIn, caller: SignInCaller) {
  const passkey = await findPasskey(deps.db, typed.passkey.id);
  const device = passkey && (await knownDevice(deps, passkey.accountId, caller));
  const tries = await takeTries(deps, [
    device ? `device:${device}:${passkey.accountId}` : `address:${callerNetwork(caller.address)}`,
  ]);
  if (!tries) return refused('too-many-tries');
  const accountId = await provedAccount(deps, 'sign-in', typed.passkey);
  const account = accountId ? await findAccount(deps.db, accountId) : undefined;
  const isMeant = typed.accountId === undefined || typed.accountId === accountId;
  const cookie = account && isMeant && (await beginIfStillOpen(deps, account.id, typed.passkey.id, caller));
  if (!cookie) {
    if (account) await leaveTrail(deps, account, 'failed to sign in', { by: 'passkey' });
    return refused('passkey-wrong');
  }
  await tries.giveBack();
  await leaveTrail(deps, account, 'used a passkey');
  return ok<SignedIn>({ ...(await welcome(deps, account, caller)), isNew: false, cookies: [cookie] });
}

/** Confirms the session with one of the account's own passkeys. Refused with `passkey-wrong` or `too-many-tries`. */
export async function confirmByPasskey(deps: AccountDeps, actor: Actor, answer: PasskeyAnswer) {
  const tries = await takeTries(deps, [`passkey:${actor.accountId}`]);
  if (!tries) return refused('too-many-tries');
  if ((await provedAccount(deps, forConfirming(actor), answer)) !== actor.accountId) {
    await leaveOwnTrail(deps, actor, 'failed to confirm', { by: 'passkey' });
    return refused('passkey-wrong');
  }
  await tries.giveBack();
  await confirmSession(deps.db, actor.sessionId);
  await leaveOwnTrail(deps, actor, 'used a passkey');
  return ok(null);
}
