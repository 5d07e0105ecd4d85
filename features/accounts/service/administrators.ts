import { randomBytes } from 'node:crypto';
import { ok, type Result, refused } from '#core/result.ts';
import { EVERY_RIGHT, type StaffRole } from '#core/rights.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import type { Deps } from '#platform/deps.ts';
import { isFitUsername, normalizeUsername } from '../domain.ts';
import {
  countAdministrators,
  deletePasskeys,
  deleteSecondFactor,
  findAccountByUsername,
  shutOut,
  unlockAccount,
  updatePassword,
  updateStaffRoles,
} from '../repository/index.ts';
import { createAccount } from './new-account.ts';

type AdminDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** One of the staff as whoever made them has to tell them: the password is to be replaced at the first sign-in. */
export type MadeAdministrator = { readonly username: string; readonly password: string };

/** Four groups of five characters, none of which looks like another: 98 bits. */
function oneTimePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const drawn: string[] = [];
  while (drawn.length < 20) {
    for (const byte of randomBytes(32)) {
      // Bytes beyond the last whole round would make some letters likelier.
      const letter = byte < 248 ? letters[byte % letters.length] : undefined;
      if (letter && drawn.length < 20) drawn.push(letter);
    }
  }
  return drawn.join('').replace(/(.{5})(?=.)/g, '$1-');
}

/** A one-time password and what is kept of it. Before a transaction: that would hold its locks for as long as it is worked out. */
export async function drawPassword() {
  const password = oneTimePassword();
  return { password, passwordHash: await hashPassword(password) };
}

/**
 * Makes the first administrator when there is none, so that somebody can get in, and opens the site. Several processes may start at
 * once: one of them makes it. With `adminPassword` set, nothing has to be told.
 *
 * @param open opens the site. It and the account are one transaction: a site that cannot open leaves no administrator whose password
 *   nobody was told, and in one that opens nobody signs up first under that name
 * @returns the name and one-time password to print; undefined when there is nothing to tell
 */
export async function ensureAdministrator(
  deps: AdminDeps & Pick<Deps, 'config'>,
  open: () => Promise<void>,
): Promise<MadeAdministrator | undefined> {
  if ((await countAdministrators(deps.db)) > 0) {
    await open();
    return undefined;
  }
  const { adminUsername: username, adminPassword } = deps.config;
  const password = adminPassword ?? oneTimePassword();
  const mustChoosePassword = adminPassword === undefined;
  const account = { username, password, role: 'administrator', mustChoosePassword } as const;
  // Before the transaction, which the database ends when it stands still for seconds.
  const passwordHash = await hashPassword(password);
  const isMade = await deps.db.transaction(async (tx) => {
    const made = await createAccount({ ...deps, db: tx }, { ...account, passwordHash });
    await open();
    return made;
  });
  return isMade && mustChoosePassword ? { username, password } : undefined;
}

/**
 * Makes a member of staff with a one-time password. An account that exists already joins the staff: it gets a new password, is
 * unlocked, signed out and, when told to, loses its second factor and passkeys: the way back in for somebody who is locked out.
 * Refused with `username-unfit`.
 *
 * @param options.staffRoles what they are on the team for; by default everything
 * @param options.drawn the password to give, for a caller that has opened a transaction
 */
export async function createAdministrator(
  deps: AdminDeps,
  typed: string,
  options: {
    readonly withoutSecondFactor: boolean;
    readonly staffRoles?: readonly StaffRole[];
    readonly drawn?: Awaited<ReturnType<typeof drawPassword>>;
  },
): Promise<Result<MadeAdministrator & { readonly isNew: boolean }, 'username-unfit'>> {
  const username = normalizeUsername(typed);
  if (!isFitUsername(username)) return refused('username-unfit');
  const { withoutSecondFactor, staffRoles = EVERY_RIGHT } = options;
  const { password, passwordHash } = options.drawn ?? (await drawPassword());
  const role = 'administrator' as const;
  const made = { username, password, passwordHash, role, staffRoles, mustChoosePassword: true };
  const isNew = await createAccount(deps, made);
  if (!isNew) {
    await deps.db.transaction(async (tx) => {
      const account = await findAccountByUsername(tx, username);
      if (!account) return;
      await updateStaffRoles(tx, account.id, staffRoles, deps.now());
      await updatePassword(tx, account.id, passwordHash, deps.now(), true);
      await unlockAccount(tx, account.id, deps.now());
      await shutOut(tx, account.id);
      if (!withoutSecondFactor) return;
      await deleteSecondFactor(tx, account.id);
      await deletePasskeys(tx, account.id);
    });
  }
  return ok({ username, password, isNew });
}
