import { z } from 'zod';
import { existingDay, requiredLine, sayWhy, textLine } from '#core/text-schema.ts';
import {
  DISPUTE_STATES,
  HOLD_ORDERS,
  HOLD_VIEWS,
  HOLD_WAYS,
  METHOD_NAMES,
  OBLIGATION_KINDS,
  OTHER_WAYS,
  PIECE_STATES,
  REFUND_STEP_NAMES,
  REFUND_STEPS,
  RETURN_STATES,
  type RefundStep,
  TOLD_METHODS,
} from '../domain/index.ts';
import { moneyFile } from './files.ts';
import { amount, amountOrNothing, howPaid } from './typed.ts';

export const at = z.iso.datetime();
export const cents = z.number().int().meta({ description: 'US cents' });
/** The actions that staff can take on a damage hold. */
export const HOLD_ACTS = [
  'authorize',
  'record',
  'release',
  'capture',
  'give-back',
  'keep',
  'unkeep',
] as const;

const refundState = z.enum(['wanted', ...REFUND_STEP_NAMES]);

const piece = z.object({
  id: z.uuid().optional().meta({ description: 'Of an addition, of which there can be several' }),
  kind: z.enum(OBLIGATION_KINDS),
  label: z.string(),
  cents,
  taxCents: cents.meta({ description: 'How much of it is sales tax' }),
  paidCents: cents,
  dueAt: at,
  state: z.enum(PIECE_STATES),
  isOnItsWay: z.boolean().meta({ description: 'All that is open, by a way that settles days later' }),
});

const payment = z.object({
  id: z.uuid(),
  receiptNumber: z.number().int(),
  cents,
  method: z.string(),
  receivedOn: z.string(),
  isReversed: z.boolean(),
  lostCents: cents.meta({ description: 'What of it the client’s bank has taken back for good' }),
});

const refund = z.object({ id: z.uuid(), cents, method: z.string(), state: refundState, at });

const sums = {
  owedCents: cents,
  paidCents: cents.meta({ description: 'What was paid, less what was reversed' }),
  returnedCents: cents.meta({ description: 'Sent back' }),
  returningCents: cents.meta({ description: 'To go back, not sent yet' }),
  openCents: cents.meta({ description: 'Still to be paid' }),
  overCents: cents.meta({ description: 'Paid and not owed, and not going back yet' }),
};

const card = z.object({
  label: z.string().meta({ description: 'What is to be paid next' }),
  piece: z.string().meta({ description: 'The same, to be named by the call that pays it' }),
  cents: cents.meta({ description: 'What of it; 0 while a payment is on its way' }),
  consent: z
    .object({ name: z.string(), words: z.string() })
    .nullable()
    .meta({ description: 'What a client agrees to so that the card is kept; null: none is to be kept' }),
});

const hold = z.object({
  cents,
  dueAt: at
    .nullable()
    .meta({ description: 'From when on it is put on a card; null: nothing is owed any more' }),
  state: z.enum(HOLD_VIEWS),
  sentence: z.string(),
  capturedCents: cents.meta({ description: 'What of it was kept for damage' }),
  capturedFor: z
    .string()
    .meta({ description: 'For which damage, as staff wrote it; empty while none was kept' }),
  hasPaper: z.boolean().meta({ description: 'Whether the damage has photographs, which its paper shows' }),
  canAuthorize: z.boolean().meta({ description: 'Whether its client can authorize it on a page now' }),
});

const keptCard = z.object({
  brand: z.string(),
  lastFour: z.string(),
  isForHold: z
    .boolean()
    .meta({ description: 'Whether it was kept for the damage hold too, if there is one' }),
  sentence: z.string().meta({ description: 'What it is still used for' }),
});

const payTo = z.object({ reference: z.string(), bankTransfer: z.string(), zelle: z.string() });

/** The money of a charter for its client: owed, paid and refunded. */
export const moneyAnswer = z
  .object({
    ...sums,
    isPaidAhead: z.boolean().meta({
      description: 'Not confirmed yet: nothing is owed, and what is paid counts once it is confirmed',
    }),
    pieces: z.array(piece),
    payments: z.array(payment),
    refunds: z.array(refund),
    payTo: payTo.nullable().meta({ description: 'Where to send what is still to be paid' }),
    hold: hold.nullable().meta({ description: 'The refundable damage hold: never a part of what is paid' }),
    onItsWayCents: cents.meta({ description: 'Paid and not here yet, whatever is still to be paid' }),
    keptCard: keptCard.nullable().meta({ description: 'The card that is kept by consent' }),
    card: card.nullable().meta({ description: 'What can be paid by card; null where cards are not taken' }),
  })
  .meta({ id: 'CharterMoney', description: 'Amounts are in US cents: money that moves is not rounded' });
export type MoneyAnswer = z.infer<typeof moneyAnswer>;

/** The money of a charter for staff: also who did what, and what can be done. */
export const staffMoneyAnswer = moneyAnswer
  .extend({
    stage: z.enum(['agreed', 'earned', 'cancelled']),
    apaCents: cents.meta({ description: 'What can go back as the rest of the APA' }),
    pieces: z.array(
      piece.extend({
        withdrawable: z.uuid().nullable().meta({
          description: 'The id of an addition of which nothing is paid; null: it cannot be withdrawn',
        }),
      }),
    ),
    additionsTaxPercent: z
      .number()
      .nullable()
      .meta({ description: 'The sales tax of an extra that is added; null: nothing can be added now' }),
    keepsFiles: z
      .boolean()
      .meta({ description: 'Whether files are kept with it: not once its client is forgotten' }),
    payments: z.array(
      payment.extend({
        reference: z.string(),
        recordedBy: z.string(),
        recordedAt: at,
        leftCents: cents.meta({ description: 'What of it could still go back' }),
        isByCard: z
          .boolean()
          .meta({ description: 'Whether the card company sends back what goes back of it' }),
        files: z.array(moneyFile).meta({ description: 'Photographs and PDFs of its slip or receipt' }),
        reversal: z.object({ reason: z.string(), by: z.string(), at }).nullable(),
        canReverse: z
          .boolean()
          .meta({ description: 'false: it is reversed, goes back, or a colleague has to' }),
      }),
    ),
    refunds: z.array(
      refund.extend({
        receiptNumber: z.number().int(),
        reason: z.string(),
        wantedBy: z.string(),
        notes: z.array(z.string()),
        steps: z.array(z.enum(REFUND_STEP_NAMES)).meta({ description: 'What can be done with it now' }),
        isToCard: z
          .boolean()
          .meta({ description: 'Whether the card company sends it, and says what becomes of it' }),
        canGoOtherwise: z
          .boolean()
          .meta({ description: 'Its card did not take it: it can be sent another way' }),
      }),
    ),
    elsewhere: z
      .array(z.object({ id: z.string(), cents, receiptNumber: z.number().int(), at }))
      .meta({ description: 'Given back on the card company’s own pages, and not entered yet' }),
    disputes: z
      .array(
        z.object({
          id: z.string(),
          cents,
          reason: z.string(),
          state: z.enum(DISPUTE_STATES),
          respondBy: at.nullable(),
          isAnswered: z.boolean(),
          isOfHold: z.boolean().meta({ description: 'Whether it is about kept damage money' }),
          isUnderWay: z
            .boolean()
            .meta({ description: 'Whether an answer is on its way to the card company' }),
          isNear: z.boolean().meta({ description: 'Not answered, and due within 72 hours or late' }),
        }),
      )
      .meta({ description: 'Payments, and kept damage money, that a client’s bank wants back' }),
    hold: hold
      .extend({
        way: z.enum(HOLD_WAYS).nullable(),
        reference: z.string(),
        trouble: z.string().meta({ description: 'Why the last one was lost' }),
        captureBefore: at.nullable(),
        releaseAt: at.nullable().meta({ description: 'When it is released by itself' }),
        keptBy: z.string().nullable().meta({ description: 'Who said that it is not' }),
        ordered: z.enum(HOLD_ORDERS).nullable().meta({ description: 'What the card company is asked for' }),
        reason: z.string(),
        leftCents: cents.meta({ description: 'What was kept for damage and did not go back' }),
        returns: z
          .array(
            z.object({
              id: z.uuid(),
              cents,
              method: z.string(),
              state: z.enum(RETURN_STATES),
              at,
              by: z.string(),
              reason: z.string(),
              trouble: z.string(),
              canComeBack: z.boolean().meta({ description: 'Whether staff can say that it came back' }),
            }),
          )
          .meta({ description: 'What goes back to the client of what was kept' }),
        files: z.array(moneyFile).meta({ description: 'Photographs and PDFs of the damage' }),
        keepsFiles: z.boolean().meta({ description: 'Whether more of them are kept now' }),
        returnMethods: z.array(z.enum(METHOD_NAMES)).meta({ description: 'The ways by which it can go' }),
        can: z.array(z.enum(HOLD_ACTS)).meta({ description: 'What can be done with it now' }),
      })
      .nullable(),
    byTheRules: z.object({ percent: z.number(), cents }).nullable().meta({
      description:
        'What its conditions give back of what was paid, by when it was cancelled, and has not gone back since',
    }),
  })
  .meta({ id: 'StaffCharterMoney' });
export type StaffMoneyAnswer = z.infer<typeof staffMoneyAnswer>;

/** A payment that staff record. */
export const paymentBody = z
  .object({
    cents: amount,
    method: z.enum(TOLD_METHODS, { error: howPaid }),
    receivedOn: existingDay,
    reference: textLine(120).default(''),
    isAnother: z.boolean().default(false).meta({
      description: 'It is no payment that is recorded already, though it is the same in all of the above',
    }),
  })
  .meta({ id: 'Payment' });
export type PaymentInput = z.input<typeof paymentBody>;

/** The reason that staff give for an action. */
export const reason = requiredLine(300, sayWhy);

export const reversalBody = z.object({ reason }).meta({ id: 'PaymentReversal' });

export const refundBody = z
  .object({
    cents: amountOrNothing.meta({
      description: 'US cents; 0 only where a cancelled charter’s money is kept whole',
    }),
    reason,
    keepsRest: z.boolean().default(false).meta({
      description: 'Of a cancelled charter: what is left after it is the business’s own',
    }),
    isOfApa: z.boolean().default(false).meta({
      description: 'It is what is left of the APA: price, sales tax and gratuity stay as they are',
    }),
  })
  .meta({ id: 'Refund' });
export type RefundInput = z.input<typeof refundBody>;

/** A refund that was made on the card company's own pages. */
export const refundElsewhereBody = refundBody
  .pick({ reason: true, isOfApa: true })
  .extend({ id: z.string().max(120) })
  .meta({ id: 'RefundElsewhere' });
export type RefundElsewhereInput = z.input<typeof refundElsewhereBody>;

export const refundStepBody = z
  .object({
    step: z.enum(Object.keys(REFUND_STEPS) as [RefundStep, ...RefundStep[]], {
      error: `Must be one of ${Object.keys(REFUND_STEPS).join(', ')}`,
    }),
    note: textLine(300).default(''),
    way: z.enum(OTHER_WAYS).optional().meta({
      description: 'How it was sent instead, of one that its card did not take; with the step "sent"',
    }),
  })
  .meta({ id: 'RefundStep' });
export type RefundStepInput = z.input<typeof refundStepBody>;

/** The options with which a client asks for a card page. */
export const checkoutBody = z
  .object({
    consent: z
      .string()
      .max(20)
      .optional()
      .meta({ description: 'The name of the consent that its client has ticked, so that the card is kept' }),
    piece: z.string().max(60).optional().meta({
      description:
        'What its client was shown as next to be paid; refused with 409 when that is something else by now',
    }),
  })
  .meta({ id: 'CheckoutWish' });
export type CheckoutInput = z.input<typeof checkoutBody>;

export const paymentKept = z
  .object({ id: z.uuid(), receiptNumber: z.number().int(), message: z.string() })
  .meta({ id: 'PaymentKept' });
export const refundsKept = z
  .object({ ids: z.array(z.uuid()), message: z.string() })
  .meta({ id: 'RefundsKept' });
export const moneyChanged = z.object({ message: z.string() }).meta({ id: 'MoneyChanged' });

/** The address of the card page, which is the card company's own. */
export const checkoutAnswer = z.object({ url: z.url() }).meta({ id: 'Checkout' });
export const noticeNoted = z.object({ message: z.string() }).meta({ id: 'NoticeNoted' });
