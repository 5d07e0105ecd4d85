import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Account, Entry, Standing, TrialBalance } from '../domain/index.ts';
import { ACCOUNT_NAMES, ACCOUNTS } from '../domain/index.ts';
import { moneyEntries, moneyTransactions } from '../tables/index.ts';

export type Transaction = Omit<typeof moneyTransactions.$inferInsert, 'writtenIn'>;

/** Locks a charter's money until the caller's transaction ends. */
export async function lockMoney(db: Database, charterId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${charterId}, 33))`);
}

/** Stores a transaction with its entries. */
export async function insertTransaction(
  db: Database,
  transaction: Transaction,
  entries: readonly Entry[],
): Promise<void> {
  await db.insert(moneyTransactions).values(transaction);
  await db.insert(moneyEntries).values(entries.map((entry) => ({ ...entry, transactionId: transaction.id })));
}

/** The transaction of a cause or with an id, with its entries; undefined if there is none. */
export async function findTransaction(db: Database, of: string | { readonly id: string }) {
  const [found] = await db
    .select()
    .from(moneyTransactions)
    .where(typeof of === 'string' ? eq(moneyTransactions.cause, of) : eq(moneyTransactions.id, of.id));
  if (!found) return undefined;
  const entries: Entry[] = await db
    .select({ account: moneyEntries.account, cents: moneyEntries.cents })
    .from(moneyEntries)
    .where(eq(moneyEntries.transactionId, found.id));
  return { ...found, entries };
}

/** Accounts of damage holds, which settle nothing that is owed. */
const isOfHolds = (name: Account) => name === 'damage-holds' || name === 'damage-income';

/**
 * A charter's money by account, in cents of credit. Without the accounts where the money is (bank, cleared),
 * and without damage holds; with what the client's bank has of it.
 */
export async function findStanding(db: Database, charterId: string): Promise<Standing> {
  const accounts = ACCOUNT_NAMES.filter(
    (name) => name === 'disputes' || (ACCOUNTS[name].side === 'credit' && !isOfHolds(name)),
  );
  const rows = await db
    .select({ account: moneyEntries.account, cents: sql`-sum(${moneyEntries.cents})`.mapWith(Number) })
    .from(moneyEntries)
    .innerJoin(moneyTransactions, eq(moneyTransactions.id, moneyEntries.transactionId))
    .where(sql`${moneyTransactions.charterId} = ${charterId} and ${inArray(moneyEntries.account, accounts)}`)
    .groupBy(moneyEntries.account);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

/** The trial balance of all charters before a moment. */
export async function findTrialBalance(db: Database, before: Date): Promise<TrialBalance> {
  const { account, cents, transactionId } = moneyEntries;
  const rows = await db
    .select({
      account,
      debitCents: sql`coalesce(sum(${cents}) filter (where ${cents} > 0), 0)`.mapWith(Number),
      creditCents: sql`coalesce(-sum(${cents}) filter (where ${cents} < 0), 0)`.mapWith(Number),
      balanceCents: sql`sum(${cents})`.mapWith(Number),
    })
    .from(moneyEntries)
    .innerJoin(moneyTransactions, eq(moneyTransactions.id, transactionId))
    .where(lt(moneyTransactions.madeAt, before))
    .groupBy(account);
  const none = { debitCents: 0, creditCents: 0, balanceCents: 0 };
  return ACCOUNT_NAMES.map((name) => rows.find((row) => row.account === name) ?? { account: name, ...none });
}

/** The lines of the ledger from one moment until before another, in order. */
export async function findLedger(db: Database, from: Date, before: Date, limit: number) {
  const t = moneyTransactions;
  return db
    .select({
      madeAt: t.madeAt,
      transactionId: t.id,
      charterId: t.charterId,
      cause: t.cause,
      reverses: t.reverses,
      madeBy: t.madeBy,
      account: moneyEntries.account,
      cents: moneyEntries.cents,
    })
    .from(moneyEntries)
    .innerJoin(t, eq(t.id, moneyEntries.transactionId))
    .where(sql`${t.madeAt} >= ${from.toISOString()} and ${t.madeAt} < ${before.toISOString()}`)
    .orderBy(asc(t.madeAt), asc(t.id), asc(moneyEntries.account))
    .limit(limit);
}
