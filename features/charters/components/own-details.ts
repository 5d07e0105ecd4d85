import { answer } from '#core/api-client.ts';
import { accounts } from '#features/accounts/queries/user.ts';
import type { BookingValues } from './booking-values.ts';

/** What identifies whoever asks, in the charter form, and whose account says so. */
export type OwnDetails = Pick<BookingValues, 'firstName' | 'lastName' | 'email' | 'phone'> & {
  readonly accountId: string;
};

/** How the client who is signed in can be reached; null for everybody else. Staff book for others. */
export async function readOwnDetails(): Promise<OwnDetails | null> {
  try {
    const { id, role, firstName, lastName, email, phone } = await answer(await accounts().auth.user.$get());
    return role === 'client' ? { accountId: id, firstName, lastName, email, phone } : null;
  } catch {
    return null;
  }
}
