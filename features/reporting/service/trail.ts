import type { Deps } from '#platform/deps.ts';
import { findAccountsOf, findApplicationsOf, findInquiriesOf } from '../repository/index.ts';

/** Where else the business knows a customer from: accounts, financing applications, inquiries. */
export async function readCustomerTrail(
  { db }: Pick<Deps, 'db'>,
  { email, accountId }: { readonly email: string | null; readonly accountId: string | null },
) {
  const [accounts, applications, inquiries] = await Promise.all([
    email ? findAccountsOf(db, { email }) : accountId ? findAccountsOf(db, { accountId }) : [],
    email ? findApplicationsOf(db, email) : [],
    email ? findInquiriesOf(db, email) : [],
  ]);
  return { accounts, applications, inquiries };
}

export type CustomerTrail = Awaited<ReturnType<typeof readCustomerTrail>>;
