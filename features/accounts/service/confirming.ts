import { ok, type Result, refused } from '#core/result.ts';
import { isPassword } from '#platform/auth/passwords.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Deps } from '#platform/deps.ts';
import { normalizeCode } from '../domain.ts';
import { confirmSession, findPasswordHash } from '../repository/index.ts';
import type { AccountDeps } from './deps.ts';
import { isFreshCode, takeCodeTries, takeTries } from './limits.ts';
import { orRefused } from './sign-in.ts';
import { leaveOwnTrail } from './trail.ts';

/**
 * Checks the account's password: a wrong one counts as a try, the right one confirms the session. Refused with `password-wrong`
 * or `too-many-tries`.
 */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  actor: Actor,
  password: string,
): Promise<Result<null, 'password-wrong' | 'too-many-tries'>> {
  const tries = await takeTries(deps, [`password:${actor.accountId}`]);
  if (!tries) return refused('too-many-tries');
  const hash = await findPasswordHash(deps.db, actor.accountId);
  if (!hash || !(await isPassword(hash, password))) {
    await leaveOwnTrail(deps, actor, 'failed to confirm');
    return refused('password-wrong');
  }
  await tries.giveBack();
  await confirmSession(deps.db, actor.sessionId);
  return ok(null);
}

/**
 * Confirms the session with a code of the authenticator app, or with a recovery code, each of which works once. Refused with
 * `code-wrong`, `too-many-tries` or `too-many-codes`.
 */
export async function confirmByCode(deps: AccountDeps, actor: Actor, typed: string, headers: Headers) {
  const tries = await takeCodeTries(deps, `confirming:${actor.accountId}`);
  if (!tries.ok) return tries;
  const code = normalizeCode(typed);
  // Check `hasSecondFactor` first: the library would start a prepared factor with its first right code.
  const isRight =
    actor.hasSecondFactor &&
    (await isFreshCode(deps, actor.accountId, code)) &&
    (await orRefused<unknown>(() =>
      /^\d{6}$/.test(code)
        ? deps.auth.api.verifyTOTP({ body: { code }, headers })
        : deps.auth.api.verifyBackupCode({ body: { code, disableSession: true }, headers }),
    ));
  if (!isRight) {
    await leaveOwnTrail(deps, actor, 'failed to confirm', { by: 'code' });
    return refused('code-wrong');
  }
  await tries.value.giveBack();
  await confirmSession(deps.db, actor.sessionId);
  return ok(null);
}
