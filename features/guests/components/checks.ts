import { faultsIn } from '#core/text-schema.ts';
import type { TypedValues } from '#ui/typed-values.ts';
import { guestBody, type WaiverInput, waiverBody } from '../schema.ts';

/* The server's own validation rules, loaded only when a form is first checked. */

/** The faults in a filled-in waiver, by field. */
export const checkWaiver = (filled: WaiverInput) => faultsIn(waiverBody, filled);

/** The faults in a filled-in guest form, by field. */
export const checkGuest = (typed: TypedValues) => faultsIn(guestBody, typed);
