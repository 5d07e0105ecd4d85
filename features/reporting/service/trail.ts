import type { Deps } from '#platform/deps.ts';
import { findAccountsOf, findApplicationsOf, findInquiriesOf, findLanguagesOf } from '../repository/index.ts';

/**
 * What else the business knows about a customer: accounts, financing applications, inquiries.
 *
 * @param withApplications false for a colleague who may not read applications
 */
export async function readCustomerTrail(
  { db }: Pick<Deps, 'db'>,
  {
    email,
    accountId,
    withApplications,
  }: { readonly email: string | null; readonly accountId: string | null; readonly withApplications: boolean },
) {
  const [accounts, applications, inquiries] = await Promise.all([
    email ? findAccountsOf(db, { email }) : accountId ? findAccountsOf(db, { accountId }) : [],
    email && withApplications ? findApplicationsOf(db, email) : [],
    email ? findInquiriesOf(db, email) : [],
  ]);
  return { accounts, applications, inquiries };
}

/** In which language each of these addresses is written to, as far as it is known. */
export const readLanguages = ({ db }: Pick<Deps, 'db'>, emails: readonly string[]) =>
  findLanguagesOf(db, emails);

export type CustomerTrail = Awaited<ReturnType<typeof readCustomerTrail>>;
