import { ok, refused } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import type { Deps } from '#platform/deps.ts';
import type { Charter } from '../repository/index.ts';
import type { NewBookingAnswer, NewBookingBody } from '../schema/index.ts';
import { words as said } from '../schema/words/index.ts';
import { type Changer, holdCharter, inLog, openCharter } from './change.ts';
import { holdForRequest, takeOverHold } from './entries.ts';
import { prepareRequest, storeRequest } from './prepare.ts';
import { confirmWithin } from './staff.ts';

/**
 * Add Booking: stores a charter that a client asked a staff member for and, with `confirm`, confirms it at once; in the caller's
 * transaction. The client is mailed only with the confirmation or a later quote, not about the request itself.
 *
 * Refused like a visitor's request, like a confirmation, or like `takeOverHold`. A client without an address gets no mail: staff
 * have to call.
 *
 * @param owner whose charter it is; without an account: of the account of the charter whose client is the same, else of none, until
 * one proves that it owns the email address
 */
export async function addBooking(
  deps: Deps,
  booking: NewBookingBody,
  by: Changer,
  owner?: Pick<Charter, 'accountId' | 'claimedAt'>,
) {
  const { billedAs = 'charter' } = booking;
  const held = booking.hold ? await takeOverHold(deps, booking.hold, by) : ok(null);
  if (!held.ok) return held;
  const prepared = await prepareRequest(deps, { ...booking, billedAs }, 'extraIds', true, held.value);
  if (!prepared.ok) return prepared;
  const { id, yachtName, startOn } = await storeRequest(deps, booking, prepared.value, `staff: ${by.name}`, {
    billedAs,
    ...(owner?.accountId ? owner : await ownerOf(deps, booking)),
  });
  await logStep(deps, by, { action: 'added', subject: inLog({ id, yachtName, startOn }) });
  const stored = await openCharter(deps, id);
  if (!stored.ok) return stored;
  const { turnaroundMinutes } = prepared.value.yacht;
  // Also of a charter that is confirmed at once: with it the charter keeps the hold's own turnaround.
  if (held.value && !(await holdForRequest(deps, stored.value, held.value, turnaroundMinutes)))
    return refused('dates-taken');
  if (!booking.confirm) {
    return ok<NewBookingAnswer>({ id, status: 'pending', message: said.onTheList });
  }
  const confirmed = await confirmWithin(deps, stored.value, 'confirm', by, {});
  return confirmed.ok
    ? ok({
        id,
        status: 'confirmed' as const,
        message: booking.contactEmail ? said.confirmedAndTold : said.confirmedCall,
      })
    : confirmed;
}

/**
 * The account of the earlier charter that the booking names, if that is for the same address: another one may be another person's.
 * The charter is locked, so that no correction of its address comes in between.
 */
async function ownerOf(deps: Deps, { sameClientAs, contactEmail }: NewBookingBody) {
  const earlier = sameClientAs ? await holdCharter(deps, sameClientAs) : undefined;
  if (!earlier?.ok || contactEmail === '') return {};
  const { contactEmail: address, accountId, claimedAt } = earlier.value;
  return address.toLowerCase() === contactEmail.toLowerCase() ? { accountId, claimedAt } : {};
}
