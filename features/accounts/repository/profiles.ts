import { and, eq, getTableColumns, gt, gte, ne, or, sql } from 'drizzle-orm';
import type { Language } from '#core/language.ts';
import { accounts } from '#platform/auth/tables.ts';
import type { Database } from '#platform/db/database.ts';
import type { Profile } from '../domain.ts';
import { accountLinks, profiles } from '../tables.ts';

const { accountId: _accountId, updatedAt: _updatedAt, ...told } = getTableColumns(profiles);

export async function findProfile(db: Database, accountId: string) {
  const [found] = await db.select(told).from(profiles).where(eq(profiles.accountId, accountId));
  return found;
}

/** Stores a profile. Another email address than before is not verified. */
export async function saveProfile(
  db: Database,
  accountId: string,
  profile: Profile,
  at: Date,
): Promise<void> {
  const changed = { ...profile, updatedAt: at };
  await db
    .insert(profiles)
    .values({ accountId, ...changed })
    .onConflictDoUpdate({
      target: profiles.accountId,
      set: {
        ...changed,
        emailVerifiedAt: sql`case when lower(${profiles.email}) = lower(${profile.email}) then ${profiles.emailVerifiedAt} end`,
      },
    });
}

/** Stores the language that an account's owner has chosen. */
export async function saveLanguage(
  db: Database,
  accountId: string,
  language: Language,
  at: Date,
): Promise<void> {
  const changed = { language, updatedAt: at };
  await db
    .insert(profiles)
    .values({ accountId, ...changed })
    .onConflictDoUpdate({ target: profiles.accountId, set: changed });
}

/** Notes that an account's owner reads mail at that address; false when the profile names another by now. */
export async function markEmailVerified(
  db: Database,
  accountId: string,
  email: string,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(profiles)
    .set({ emailVerifiedAt: at })
    .where(and(eq(profiles.accountId, accountId), eq(profiles.email, email)));
  return (rowCount ?? 0) > 0;
}

/** Gives an account the address back that its owner reads mail at. */
export async function restoreAddress(
  db: Database,
  accountId: string,
  email: string,
  at: Date,
): Promise<void> {
  await db
    .update(profiles)
    .set({ email, emailVerifiedAt: at, updatedAt: at })
    .where(eq(profiles.accountId, accountId));
}

/** Accounts whose verified address this is, or whose name it is and that have a verified address. */
export async function findResettable(db: Database, usernameOrEmail: string) {
  return db
    .select({ accountId: accounts.id, username: accounts.username, email: profiles.email })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(
      and(
        sql`${profiles.emailVerifiedAt} is not null and ${accounts.bannedAt} is null`,
        sql`(${accounts.username} = ${usernameOrEmail} or lower(${profiles.email}) = ${usernameOrEmail})`,
      ),
    )
    .limit(5);
}

type Link = typeof accountLinks.$inferInsert;

/** Stores a link; those mailed before for the same purpose no longer work. */
export async function replaceLink(db: Database, link: Link): Promise<void> {
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.accountId, link.accountId), eq(accountLinks.purpose, link.purpose)));
  await addLink(db, link);
}

/** Stores a link beside those mailed before. */
export async function addLink(db: Database, link: Link): Promise<void> {
  await db.insert(accountLinks).values(link);
}

/**
 * Ends an account's links, but for those to take an address back that were mailed before that instant: whoever had the address
 * earlier may still be the one who is wronged.
 */
export async function deleteLinksAfter(db: Database, accountId: string, since: Date): Promise<void> {
  await db
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.accountId, accountId),
        or(ne(accountLinks.purpose, 'restore-email'), gte(accountLinks.createdAt, since)),
      ),
    );
}

/**
 * Takes a link that still holds; it is gone then, so that it works once.
 *
 * @param accountId whose it must be; absent where the link itself says it
 */
export async function takeLink(
  db: Database,
  tokenHash: string,
  purpose: Link['purpose'],
  now: Date,
  accountId?: string,
) {
  const [link] = await db
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        eq(accountLinks.purpose, purpose),
        gt(accountLinks.expiresAt, now),
        accountId ? eq(accountLinks.accountId, accountId) : undefined,
      ),
    )
    .returning({
      accountId: accountLinks.accountId,
      email: accountLinks.email,
      secondFactorId: accountLinks.secondFactorId,
      createdAt: accountLinks.createdAt,
    });
  return link;
}

/** Links are asked for again at most so often: how many went out since that instant. */
export async function hasLinkSince(
  db: Database,
  accountId: string,
  purpose: Link['purpose'],
  since: Date,
): Promise<boolean> {
  const found = await db.$count(
    accountLinks,
    and(
      eq(accountLinks.accountId, accountId),
      eq(accountLinks.purpose, purpose),
      gt(accountLinks.createdAt, since),
    ),
  );
  return found > 0;
}
