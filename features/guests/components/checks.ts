import type { z } from 'zod';
import type { FieldFaults, TypedValues } from '#ui/typed-values.ts';
import { guestBody, type WaiverInput, waiverBody } from '../schema.ts';

/* The server's own validation rules, loaded only when a form is first checked. */

function faultsIn(schema: z.ZodType, filled: unknown): FieldFaults {
  const faults: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(filled).error?.issues ?? [])
    faults[path.join('.')] ??= message;
  return faults;
}

/** The faults in a filled-in waiver, by field. */
export const checkWaiver = (filled: WaiverInput) => faultsIn(waiverBody, filled);

/** The faults in a filled-in guest form, by field. */
export const checkGuest = (typed: TypedValues) => faultsIn(guestBody, typed);
