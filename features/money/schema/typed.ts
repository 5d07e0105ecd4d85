import { z } from 'zod';
import { MOST_CENTS } from '../domain/index.ts';
import { words } from './words/index.ts';

const amountFrom = (least: number) =>
  z
    .number({ error: () => words.amountMissing })
    .int({ error: () => words.wholeCents })
    .min(least, { error: () => words.aboveZero })
    .max(MOST_CENTS, { error: () => words.moreThanCharter })
    .meta({ description: 'US cents' });

/** An amount that staff type, in cents. */
export const amount = amountFrom(1);
/** Like `amount`, but 0 is allowed. */
export const amountOrNothing = amountFrom(0);

export const howPaid = () => words.howPaid;
export const howTaken = () => words.howTaken;
export const sayWhat = () => words.sayWhat;
export const sayWhich = () => words.sayWhich;
