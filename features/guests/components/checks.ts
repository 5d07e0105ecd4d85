import type { z } from 'zod';
import type { FieldFaults, TypedValues } from '#ui/typed-values.ts';
import { guestBody, type WaiverInput, waiverBody } from '../schema.ts';

/* The server's own rules, fetched when they are first asked. */

function faultsIn(schema: z.ZodType, filled: unknown): FieldFaults {
  const faults: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(filled).error?.issues ?? [])
    faults[path.join('.')] ??= message;
  return faults;
}

/** What is wrong with a waiver as it is filled in. */
export const checkWaiver = (filled: WaiverInput) => faultsIn(waiverBody, filled);

/** What is wrong with a guest as one is named. */
export const checkGuest = (typed: TypedValues) => faultsIn(guestBody, typed);
