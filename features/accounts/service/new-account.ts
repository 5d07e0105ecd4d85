import { FIRST_LANGUAGE, type Language } from '#core/language.ts';
import { EVERY_RIGHT, type StaffRole } from '#core/rights.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import type { Deps } from '#platform/deps.ts';
import { lookOf, type Role } from '../domain.ts';
import { insertAccount } from '../repository/index.ts';

// Separate from sign-in.ts, whose mails are JSX: command-line scripts run this file without a build.

/** Creates an account. False if the name is taken. */
export async function createAccount(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  account: {
    readonly username: string;
    readonly password: string;
    /** The password's hash, if the caller has computed it already. */
    readonly passwordHash?: string;
    readonly role: Role;
    /** The roles of a staff member; by default all rights. */
    readonly staffRoles?: readonly StaffRole[];
    readonly mustChoosePassword?: boolean;
    /** The language of mails to the owner. */
    readonly language?: Language;
  },
): Promise<boolean> {
  const { username, password, role, mustChoosePassword = false, language = FIRST_LANGUAGE } = account;
  const staffRoles = role === 'client' ? [] : (account.staffRoles ?? EVERY_RIGHT);
  return insertAccount(deps.db, {
    id: deps.newId(),
    credentialId: deps.newId(),
    username,
    look: lookOf(username),
    role,
    staffRoles,
    passwordHash: account.passwordHash ?? (await hashPassword(password)),
    mustChoosePassword,
    language,
    at: deps.now(),
  });
}
