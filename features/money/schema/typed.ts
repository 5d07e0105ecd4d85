import { z } from 'zod';
import { words } from './words/index.ts';

/** An amount as a colleague types it. */
export const amount = z
  .number({ error: () => words.amountMissing })
  .int({ error: () => words.wholeCents })
  .min(1, { error: () => words.aboveZero })
  .max(1_000_000_000, { error: () => words.moreThanCharter })
  .meta({ description: 'US cents' });

export const howPaid = () => words.howPaid;
export const howTaken = () => words.howTaken;
