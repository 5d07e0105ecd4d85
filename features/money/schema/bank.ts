import { z } from 'zod';
import { textLine } from '#core/text-schema.ts';
import { areColumnsSaid, COLUMN_MEANINGS } from '../domain/bank/columns.ts';
import { columnsMissing } from '../domain/bank/lines.ts';
import { PROPOSED_BY } from '../domain/bank/match.ts';
import { at, cents, reason } from './index.ts';
import { amountOrNothing } from './typed.ts';

/** A charter that a payment at the bank may be for. */
const payer = z.object({
  charterId: z.uuid(),
  number: z.string().meta({ description: 'What a client writes on a payment, behind the word "Charter"' }),
  client: z.string(),
  yacht: z.string(),
  startDate: z.string(),
  openCents: cents.meta({ description: 'Still to be paid' }),
});
export type PayerAnswer = z.infer<typeof payer>;

const BANK_STATES = ['open', 'recorded', 'aside'] as const;

/** A line of a bank's file, with its state. */
export const bankLineAnswer = z
  .object({
    id: z.uuid(),
    receivedOn: z.string(),
    cents,
    words: z.string().meta({ description: 'As the bank has them; empty once they are forgotten' }),
    takenBy: z.string(),
    takenAt: at,
    state: z.enum(BANK_STATES),
    proposal: payer
      .extend({
        by: z.enum(PROPOSED_BY),
        recordedAs: z
          .object({ paymentId: z.uuid(), receiptNumber: z.number().int(), receivedOn: z.string() })
          .nullable()
          .meta({ description: 'The payment recorded by hand that it seems to be' }),
      })
      .nullable()
      .meta({ description: 'The charter it seems to be for' }),
    recorded: z
      .object({
        receiptNumber: z.number().int(),
        isByHand: z
          .boolean()
          .meta({ description: 'Recorded before the line was matched, which can be undone' }),
        payer: payer.nullable(),
      })
      .nullable(),
    payout: z
      .object({ feeCents: cents, by: z.string(), at })
      .nullable()
      .meta({ description: 'It is a payout of the card company, or cash paid in' }),
    aside: z.object({ reason: z.string(), by: z.string(), at }).nullable(),
    hasDouble: z.boolean().meta({ description: 'Whether another line has its day and amount' }),
  })
  .meta({ id: 'BankLine' });

export const bankLinesAnswer = z
  .object({
    counts: z.record(z.enum(BANK_STATES), z.number().int()),
    lines: z.array(bankLineAnswer),
  })
  .meta({ id: 'BankLines' });
export type BankLinesAnswer = z.infer<typeof bankLinesAnswer>;

export const bankLinesQuery = z.object({
  state: z.enum(BANK_STATES).default('open'),
  page: z.coerce.number({ error: 'Must be a number' }).int().min(1).max(10_000).default(1),
});

export const payersQuery = z.object({ q: textLine(120) });
export const payersAnswer = z.array(payer).meta({ id: 'Payers' });

export const bankFileTaken = z
  .object({
    taken: z.number().int().meta({ description: 'Lines that were not here before' }),
    known: z.number().int(),
    debits: z.number().int().meta({ description: 'Lines of money that went out, which are left out' }),
    others: z.number().int().meta({ description: 'Lines that moved nothing, or have not arrived yet' }),
    unsaid: z
      .number()
      .int()
      .meta({ description: 'Lines where the bank does not say which way the money went' }),
    message: z.string(),
  })
  .meta({ id: 'BankFileTaken' });

/** The columns of a table as staff describe them; `columns` holds one word for each, separated by commas. */
export const bankColumns = z
  .object({
    columns: z
      .string()
      .max(400)
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(COLUMN_MEANINGS)))
      .refine(areColumnsSaid, { error: columnsMissing }),
    hasHeading: z.stringbool({ truthy: ['yes'], falsy: ['no'] }).default(false),
  })
  .optional();

export const bankPaymentBody = z
  .object({
    charterId: z.string().max(60),
    isAnother: z.boolean().default(false).meta({
      description: 'It is no payment of the charter that was recorded by hand, though it has its amount',
    }),
  })
  .meta({ id: 'BankPayment' });
export type BankPaymentInput = z.input<typeof bankPaymentBody>;
export const bankMatchBody = z.object({ paymentId: z.string().max(60) }).meta({ id: 'BankMatch' });
export const bankPayoutBody = z
  .object({ feeCents: amountOrNothing.default(0) })
  .meta({ id: 'BankPayout', description: 'A payout, with what the card company kept of it' });
export const bankAsideBody = z.object({ reason }).meta({ id: 'BankAside' });
