import { answer } from '#core/api-client.ts';
import { accounts } from '#features/accounts/queries/user.ts';
import type { BookingValues } from './booking-values.ts';

const CONTACT = ['firstName', 'lastName', 'email', 'phone'] as const;

/** The contact details for the charter form, and the account that they are from. */
type OwnDetails = Pick<BookingValues, (typeof CONTACT)[number]> & { readonly accountId: string };

/** The contact details of the client who is signed in; null for anybody else. Staff book for others, so theirs are not used. */
export async function readOwnDetails(): Promise<OwnDetails | null> {
  try {
    const { id, role, firstName, lastName, email, phone } = await answer(await accounts().auth.user.$get());
    return role === 'client' ? { accountId: id, firstName, lastName, email, phone } : null;
  } catch {
    return null;
  }
}

/** The contact details, each from the first values that have it. */
export const contactFrom = (...known: readonly Partial<BookingValues>[]): Partial<BookingValues> =>
  Object.fromEntries(CONTACT.map((name) => [name, known.find((values) => values[name])?.[name] ?? '']));

/** Empty values for the contact fields that still have the account's values; undefined if there are none. */
export function withoutOwn(own: OwnDetails, now: Partial<BookingValues>): Partial<BookingValues> | undefined {
  const filled = CONTACT.filter((name) => own[name] !== '' && now[name] === own[name]);
  return filled.length === 0 ? undefined : Object.fromEntries(filled.map((name) => [name, '']));
}
