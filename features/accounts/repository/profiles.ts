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

/** Stores a profile. If the email address changes, it is unconfirmed. */
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

/** Stores the language that the account's owner has chosen. */
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

/** Marks the address as confirmed; false if the profile has another address by now. Capitals make no other address. */
export async function markEmailVerified(
  db: Database,
  accountId: string,
  email: string,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(profiles)
    .set({ emailVerifiedAt: at })
    .where(and(eq(profiles.accountId, accountId), sql`lower(${profiles.email}) = lower(${email})`));
  return (rowCount ?? 0) > 0;
}

/** Sets the address back to a confirmed one. */
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

/** Accounts with this confirmed address, or with this username and any confirmed address. */
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

/** Stores a link, and deletes earlier ones for the same purpose. */
export async function replaceLink(db: Database, link: Link): Promise<void> {
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.accountId, link.accountId), eq(accountLinks.purpose, link.purpose)));
  await addLink(db, link);
}

/** Stores a link, and keeps earlier ones. */
export async function addLink(db: Database, link: Link): Promise<void> {
  await db.insert(accountLinks).values(link);
}

/**
 * Deletes an account's links, except those that undo a change of address and were mailed before that instant: the owner of an
 * even earlier address may be the real owner of the account.
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

/** Whether a link is stored, so still waiting for its account. */
export async function isLinkKept(db: Database, tokenHash: string): Promise<boolean> {
  return (await db.$count(accountLinks, eq(accountLinks.tokenHash, tokenHash))) > 0;
}

/**
 * Deletes and returns a link that is still valid, so that it works only once.
 *
 * @param accountId the account it must belong to; undefined if any will do
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

/** Whether a link for this purpose was mailed since that instant. Limits how often one can be requested. */
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
