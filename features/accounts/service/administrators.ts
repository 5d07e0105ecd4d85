import { ok, type Result, refused } from '#core/result.ts';
import { EVERY_RIGHT, type StaffRole } from '#core/rights.ts';
import { recordActivities } from '#features/activity/service/index.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import { spelledSecret } from '#platform/auth/tokens.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { Deps } from '#platform/deps.ts';
import { isFitUsername, normalizeUsername } from '../domain.ts';
import {
  countAdministrators,
  deletePasskeys,
  deleteSecondFactor,
  findAccountByUsername,
  lockTeam,
  shutOut,
  unlockAccount,
  updatePassword,
  updateStaffRoles,
} from '../repository/index.ts';
import { createAccount } from './new-account.ts';

type AdminDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** A staff member with the one-time password that their administrator hands over. It must be replaced at the first sign-in. */
export type MadeAdministrator = { readonly username: string; readonly password: string };

/** A one-time password and its hash. Call it before a transaction, because hashing would prolong its locks. */
export async function drawPassword() {
  const password = spelledSecret(4);
  return { password, passwordHash: await hashPassword(password) };
}

/**
 * Creates the first administrator if there is none, so that somebody can sign in, and opens the site. Several processes may start
 * at once: only one creates the account. With `adminPassword` set, no password needs to be printed.
 *
 * @param open opens the site, in the same transaction as the account: if the site cannot open, no administrator with an unknown
 * password is left; and when it opens, nobody can sign up first under that name
 * @returns the name and one-time password to print; undefined if there is nothing to print
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
  const password = adminPassword ?? spelledSecret(4);
  const mustChoosePassword = adminPassword === undefined;
  const account = { username, password, role: 'administrator', mustChoosePassword } as const;
  // Hash before the transaction: the database ends a transaction that is idle for seconds.
  const passwordHash = await hashPassword(password);
  const isMade = await deps.db.transaction(async (tx) => {
    const made = await createAccount({ ...deps, db: tx }, { ...account, passwordHash });
    await open();
    return made;
  });
  return isMade && mustChoosePassword ? { username, password } : undefined;
}

/**
 * Creates a staff member with a one-time password. An existing account joins the staff: it gets a new password, is unlocked,
 * signed out and, if requested, loses its second factor and passkeys. Refused with `username-unfit`, and with `username-taken`
 * for a client's account.
 *
 * @param options.isClient whether a client's account may be meant: whoever gets the password also gets what that client has
 * @param options.staffRoles the roles; by default all rights
 * @param options.drawn the password to set, if the caller has opened a transaction already
 */
export async function createAdministrator(
  deps: AdminDeps,
  typed: string,
  options: {
    readonly withoutSecondFactor: boolean;
    readonly isClient?: boolean;
    readonly staffRoles?: readonly StaffRole[];
    readonly drawn?: Awaited<ReturnType<typeof drawPassword>>;
  },
): Promise<Result<MadeAdministrator & { readonly isNew: boolean }, 'username-unfit' | 'username-taken'>> {
  const username = normalizeUsername(typed);
  if (!isFitUsername(username)) return refused('username-unfit');
  const { withoutSecondFactor, staffRoles = EVERY_RIGHT } = options;
  const { password, passwordHash } = options.drawn ?? (await drawPassword());
  const role = 'administrator' as const;
  const made = { username, password, passwordHash, role, staffRoles, mustChoosePassword: true };
  const isNew = await createAccount(deps, made);
  if (isNew) return ok({ username, password, isNew });
  return deps.db.transaction(async (tx) => {
    const account = await findAccountByUsername(tx, username);
    const isMeant = account?.role === 'administrator' || options.isClient;
    if (!account || !isMeant) return refused('username-taken');
    await updateStaffRoles(tx, account.id, staffRoles, deps.now());
    await updatePassword(tx, account.id, passwordHash, deps.now(), true);
    await unlockAccount(tx, account.id, deps.now());
    await shutOut(tx, account.id);
    if (withoutSecondFactor) {
      await deleteSecondFactor(tx, account.id);
      await deletePasskeys(tx, account.id);
    }
    return ok({ username, password, isNew });
  });
}

/** Who did something by a command on the machine: nobody has signed in there. */
const THE_SERVER = { accountId: null, username: 'the server' } as const;

/**
 * What `npm run admin:create` does: makes an administrator, or lets a locked-out colleague in again, who keeps their own roles as
 * long as the team has an administrator. The log says so, because whoever runs the machine could be anybody. Refused as
 * `createAdministrator` is.
 */
export async function letInFromTheMachine(
  deps: AdminDeps,
  typed: string,
  options: { readonly withoutSecondFactor: boolean; readonly isClient: boolean },
) {
  const drawn = await drawPassword();
  return allOrNothing(deps, async (within) => {
    const team = await lockTeam(within.db);
    const username = normalizeUsername(typed);
    const before = await findAccountByUsername(within.db, username);
    const colleague = before?.role === 'administrator' ? before : undefined;
    const isLed = team.some(({ staffRoles }) => staffRoles.includes('administrator'));
    const staffRoles = (isLed && colleague?.staffRoles) || EVERY_RIGHT;
    const made = await createAdministrator(within, typed, { ...options, staffRoles, drawn });
    if (!made.ok) return made;
    const account = await findAccountByUsername(within.db, username);
    if (!account) throw new Error('The administrator was not stored');
    const subject = { kind: 'team', id: account.id, name: username } as const;
    const { withoutSecondFactor } = options;
    const joined = { roles: [...staffRoles], ...(made.value.isNew ? {} : { wasClient: true }) };
    await recordActivities(within, THE_SERVER, [
      ...(colleague ? [] : [{ action: 'added', subject, details: joined }]),
      ...(colleague && !isLed
        ? [
            {
              action: 'changed the roles of',
              subject,
              details: { before: [...colleague.staffRoles], after: [...staffRoles] },
            },
          ]
        : []),
      { action: 'gave a one-time password', subject, details: { withoutSecondFactor } },
    ]);
    return ok({ ...made.value, isColleague: colleague !== undefined });
  });
}
