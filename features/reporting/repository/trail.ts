import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#core/language.ts';
import { profiles } from '#features/accounts/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { financingApplications } from '#features/financing/tables.ts';
import { contactMessages, quoteRequests } from '#features/inquiries/tables.ts';
import { accounts } from '#platform/auth/tables.ts';
import type { Database } from '#platform/db/database.ts';

/** More than anybody has; limits the size of one query. */
const MOST = 50;

/** The accounts whose profile has this email, or the one account with this id. */
export async function findAccountsOf(db: Database, whose: { email: string } | { accountId: string }) {
  const condition: SQL =
    'email' in whose ? sql`lower(${profiles.email}) = ${whose.email}` : eq(accounts.id, whose.accountId);
  return db
    .select({
      id: accounts.id,
      username: accounts.username,
      role: accounts.role,
      lockedAt: accounts.bannedAt,
      createdAt: accounts.createdAt,
      emailVerifiedAt: profiles.emailVerifiedAt,
      language: profiles.language,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(condition)
    .orderBy(desc(accounts.createdAt))
    .limit(MOST);
}

/** The language of each of these addresses: of the newest account that has proved it, else of its newest request; none where it has neither. */
export async function findLanguagesOf(db: Database, emails: readonly string[]) {
  if (emails.length === 0) return new Map<string, Language>();
  const ofAccount = sql<string>`lower(${profiles.email})`;
  const known = await db
    .selectDistinctOn([ofAccount], { email: ofAccount, language: profiles.language })
    .from(profiles)
    .innerJoin(accounts, eq(profiles.accountId, accounts.id))
    .where(and(inArray(ofAccount, [...emails]), isNotNull(profiles.emailVerifiedAt)))
    .orderBy(ofAccount, desc(accounts.createdAt));
  const ofRequest = sql<string>`lower(${charterRequests.contactEmail})`;
  const asked = await db
    .selectDistinctOn([ofRequest], { email: ofRequest, language: charterRequests.language })
    .from(charterRequests)
    .where(and(inArray(ofRequest, [...emails]), eq(charterRequests.suspectedSpam, false)))
    .orderBy(ofRequest, desc(charterRequests.createdAt));
  return new Map<string, Language>([...asked, ...known].map(({ email, language }) => [email, language]));
}

/** The financing applications from an email address, the newest first. */
export async function findApplicationsOf(db: Database, email: string) {
  return db
    .select({
      id: financingApplications.id,
      status: financingApplications.status,
      estimatedAmountCents: financingApplications.estimatedAmountCents,
      submittedAt: financingApplications.submittedAt,
    })
    .from(financingApplications)
    .where(sql`lower(${financingApplications.email}) = ${email} and not ${financingApplications.isDemo}`)
    .orderBy(desc(financingApplications.submittedAt))
    .limit(MOST);
}

/** The contact messages and quote requests from an email address, the newest first. */
export async function findInquiriesOf(db: Database, email: string) {
  const [contact, quote] = await Promise.all([
    db
      .select({ id: contactMessages.id, createdAt: contactMessages.createdAt })
      .from(contactMessages)
      .where(sql`lower(${contactMessages.email}) = ${email}`)
      .orderBy(desc(contactMessages.createdAt))
      .limit(MOST),
    db
      .select({ id: quoteRequests.id, createdAt: quoteRequests.createdAt })
      .from(quoteRequests)
      .where(sql`lower(${quoteRequests.email}) = ${email}`)
      .orderBy(desc(quoteRequests.createdAt))
      .limit(MOST),
  ]);
  return [
    ...contact.map((inquiry) => ({ ...inquiry, kind: 'contact' as const })),
    ...quote.map((inquiry) => ({ ...inquiry, kind: 'quote' as const })),
  ].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
