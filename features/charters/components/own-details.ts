import { answer } from '#core/api-client.ts';
import { accounts } from '#features/accounts/queries/user.ts';
import type { BookingValues } from './booking-values.ts';

/** What identifies whoever asks, in the charter form. */
export type OwnDetails = Pick<BookingValues, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** How the client who is signed in can be reached; null for everybody else. Staff book for others. */
export async function readOwnDetails(): Promise<OwnDetails | null> {
  try {
    const { role, firstName, lastName, email, phone } = await answer(await accounts().auth.user.$get());
    return role === 'client' ? { firstName, lastName, email, phone } : null;
  } catch {
    return null;
  }
}
