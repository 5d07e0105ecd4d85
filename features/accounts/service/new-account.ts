import { FIRST_LANGUAGE, type Language } from '#core/language.ts';
import { EVERY_RIGHT, type StaffRole } from '#core/rights.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import type { Deps } from '#platform/deps.ts';
import { lookOf, type Role } from '../domain.ts';
import { insertAccount } from '../repository/index.ts';

// Apart from signing in, whose mails are made of components: commands run it as it is.

/** Makes an account. False when the name is taken. */
export async function createAccount(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  account: {
    readonly username: string;
    readonly password: string;
    /** As it is kept, where that is worked out already. */
    readonly passwordHash?: string;
    readonly role: Role;
    /** What one of the staff is on the team for; by default everything. */
    readonly staffRoles?: readonly StaffRole[];
    readonly mustChoosePassword?: boolean;
    /** In which its owner is written to. */
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
