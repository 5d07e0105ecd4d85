import { z } from 'zod';
import { requiredLine } from '#core/text-schema.ts';
import { ADDITION_SORTS } from '../domain/index.ts';
import { amount, sayWhat, sayWhich } from './typed.ts';

/** Something that a client comes to owe after confirming. */
export const additionBody = z
  .object({
    label: requiredLine(120, sayWhat),
    cents: amount.meta({ description: 'US cents, without the sales tax' }),
    sort: z.enum(ADDITION_SORTS, { error: sayWhich }).meta({
      description: 'An extra bears the sales tax of its charter; costs beyond the APA are owed as they are',
    }),
  })
  .meta({ id: 'Addition' });
export type AdditionInput = z.input<typeof additionBody>;

export const additionKept = z.object({ id: z.uuid(), message: z.string() }).meta({ id: 'AdditionKept' });
