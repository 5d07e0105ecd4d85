import { z } from 'zod';
import { textLine } from '#core/text-schema.ts';
import { CHARTER_STATUSES } from '#features/charters/policy/states.ts';
import { INQUIRY_STATE_NAMES } from '#features/inquiries/domain.ts';

/** The text that staff search for across all kinds of records. */
export const searchQuery = z.object({
  q: textLine(120)
    .default('')
    .meta({ description: 'Words of a name, an email address, a telephone number, a request’s number' }),
});

/** The results: a few of each kind, the newest first or sorted by name. */
export const searchAnswer = z
  .object({
    yachts: z.array(
      z.object({ id: z.string(), name: z.string(), brand: z.string(), isArchived: z.boolean() }),
    ),
    customers: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string(), phone: z.string() })),
    charters: z.array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        client: z.string(),
        yacht: z.string(),
        startDate: z.string(),
        status: z.enum(CHARTER_STATUSES),
      }),
    ),
    applications: z.array(
      z.object({
        id: z.uuid(),
        applicant: z.string(),
        status: z.string(),
        purpose: z.string(),
        estimatedAmount: z.number().meta({ description: 'Whole US dollars' }),
      }),
    ),
    inquiries: z.array(
      z.object({
        id: z.uuid(),
        sender: z.string(),
        topic: z.string(),
        state: z.enum(INQUIRY_STATE_NAMES),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'StaffSearch' });
export type SearchAnswer = z.infer<typeof searchAnswer>;
