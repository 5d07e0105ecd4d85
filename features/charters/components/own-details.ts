import { answer } from '#core/api-client.ts';
import { accounts } from '#features/accounts/queries/user.ts';
import type { BookingValues } from './booking-values.ts';

/** The contact details for the charter form, and the account that they are from. */
export type OwnDetails = Pick<BookingValues, 'firstName' | 'lastName' | 'email' | 'phone'> & {
  readonly accountId: string;
};

/** The contact details of the client who is signed in; null for anybody else. Staff book for others, so theirs are not used. */
export async function readOwnDetails(): Promise<OwnDetails | null> {
  try {
    const { id, role, firstName, lastName, email, phone } = await answer(await accounts().auth.user.$get());
    return role === 'client' ? { accountId: id, firstName, lastName, email, phone } : null;
  } catch {
    return null;
  }
}
