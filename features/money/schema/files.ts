import { z } from 'zod';

/** A photograph or PDF beside a payment or the damage hold. */
export const moneyFile = z.object({
  id: z.uuid(),
  contentType: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type MoneyFileAnswer = z.infer<typeof moneyFile>;

export const moneyFileKept = z.object({ id: z.uuid(), message: z.string() }).meta({ id: 'MoneyFileKept' });
