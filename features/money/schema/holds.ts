import { z } from 'zod';
import { textLine } from '#core/text-schema.ts';
import { HAND_WAYS, METHOD_NAMES } from '../domain/index.ts';
import { reason } from './index.ts';
import { amount, howPaid, howTaken } from './typed.ts';

/** A hold that staff took by hand. */
export const handHoldBody = z
  .object({
    way: z.enum(HAND_WAYS, { error: howTaken }),
    cents: amount,
    reference: textLine(120).default(''),
  })
  .meta({ id: 'HandHold' });
export type HandHoldInput = z.input<typeof handHoldBody>;

export const captureBody = z.object({ cents: amount, reason }).meta({ id: 'HoldCapture' });

/** What goes back of what was kept of a hold. */
export const holdReturnBody = z
  .object({ cents: amount, method: z.enum(METHOD_NAMES, { error: howPaid }), reason })
  .meta({ id: 'HoldReturn' });
export type HoldReturnInput = z.input<typeof holdReturnBody>;

export const keepHoldBody = z
  .object({ keep: z.boolean().meta({ description: 'true: it is not released by itself' }) })
  .meta({ id: 'HoldKeeping' });
export const holdKept = z.object({ id: z.uuid(), message: z.string() }).meta({ id: 'HoldKept' });
