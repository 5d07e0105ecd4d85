import { z } from 'zod';
import { existingDay } from '#core/text-schema.ts';
import { cents } from './index.ts';

export const trialBalanceAnswer = z
  .array(
    z.object({
      account: z.string(),
      label: z.string(),
      debitCents: cents,
      creditCents: cents,
      balanceCents: cents.meta({ description: 'Debit above 0, credit below' }),
    }),
  )
  .meta({ id: 'TrialBalance' });
export type TrialBalanceAnswer = z.infer<typeof trialBalanceAnswer>;

export const trialBalanceQuery = z.object({
  on: existingDay.optional().meta({ description: 'As of the end of that day in Miami; today without it' }),
});

export const ledgerQuery = z.object({
  from: existingDay
    .optional()
    .meta({ description: 'The first day, in Miami; from the beginning without it' }),
  to: existingDay.optional().meta({ description: 'The last day; today without it' }),
});
