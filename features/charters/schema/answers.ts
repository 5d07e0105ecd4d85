import { z } from 'zod';
import { pictureAnswer } from '#core/fields.ts';
import { LANGUAGES } from '#core/language.ts';
import { SLOT_IDS } from '#features/calendar/domain/index.ts';
import { MODES } from '#features/fleet/domain/lawful-guests.ts';
import { moneyAnswer } from '#features/money/schema/index.ts';
import { unsentMailsAnswer } from '#features/notifications/schema.ts';
import { BILLINGS } from '#features/pricing/domain/index.ts';
import { priceAnswer } from '#features/pricing/schema/answers.ts';
import { PRICING_TYPES } from '../domain.ts';
import { CHARTER_EVENTS, CHARTER_STATUSES } from '../policy/states.ts';

export const at = z.iso.datetime();
export const status = z.enum(CHARTER_STATUSES);
export const dollars = z.number().nullable().meta({ description: 'Whole US dollars' });

/** The facts that every answer about a charter has: which yacht, when, and for how many. */
export const trip = {
  yacht: z.object({ id: z.string(), name: z.string() }),
  startDate: z.string(),
  duration: z.enum(SLOT_IDS),
  departsAt: at,
  returnsAt: at,
  guestCount: z.number(),
};

/** The answer to a request for a charter. `message` is for the visitor to read. */
export const charterRequestAnswer = z
  .object({
    id: z.uuid(),
    message: z.string(),
    estimate: priceAnswer.optional().meta({
      description: 'What it comes to by the prices that it was taken at; left out where prices are on demand',
    }),
    isMailed: z
      .literal(false)
      .optional()
      .meta({ description: 'Only where no copy is mailed: the address has had several within the hour' }),
  })
  .meta({ id: 'CharterRequestReceived' });
export type CharterRequestAnswer = z.infer<typeof charterRequestAnswer>;

const quoteAnswer = z.object({
  id: z.uuid(),
  number: z.number(),
  price: priceAnswer,
  note: z.string(),
  terms: z.array(z.string()),
  heldUntil: at,
  createdAt: at,
  acceptedAt: at.nullable(),
  acceptedName: z.string().nullable(),
});

/** A charter as its own client sees it. */
export const clientCharterAnswer = z
  .object({
    id: z.uuid(),
    number: z.string().meta({ description: 'The last eight characters of the id' }),
    status,
    ...trip,
    pricingType: z.enum(PRICING_TYPES),
    mode: z
      .enum(MODES)
      .meta({ description: 'Who hires the captain: crewed, the owner; bareboat, the client' }),
    boarding: z
      .object({
        isInFleet: z.boolean().meta({ description: 'false: the yacht has left the fleet and has no page' }),
        marina: z.string(),
        picture: pictureAnswer.nullable(),
        arriveBy: at.meta({ description: 'When the client should be at the dock' }),
      })
      .meta({ description: 'Which yacht to look for, where she lies and when to be there' }),
    captain: z.string().nullable().meta({ description: 'Who takes it out; null until one is assigned' }),
    damageHold: dollars.meta({
      description:
        'Held on a card against damage before departure, and let go of after the return; null: nothing',
    }),
    contactName: z.string(),
    language: z.enum(LANGUAGES).meta({ description: 'In which the client is written to' }),
    specialRequests: z.string(),
    estimate: priceAnswer.nullable().meta({ description: 'By the prices of the day it was asked for' }),
    quote: quoteAnswer.nullable(),
    cancellation: z
      .object({
        refundPercent: z.number(),
        sentence: z.string(),
        refundCents: z
          .number()
          .optional()
          .meta({ description: 'In US cents; absent when the sentence names no amount' }),
      })
      .nullable()
      .meta({ description: 'What comes back when it is cancelled now; null when it can’t be any more' }),
    money: moneyAnswer
      .nullable()
      .meta({ description: 'What is owed, was paid and goes back; null: nothing yet' }),
    hasLeft: z
      .boolean()
      .meta({ description: 'true once the yacht has left for it: nothing is to be prepared' }),
    history: z.array(
      z.object({
        status,
        at,
        by: z.enum(['client', 'team']),
        isChange: z
          .literal(true)
          .optional()
          .meta({ description: 'It was moved, or its captain changed: the status stayed' }),
      }),
    ),
    createdAt: at,
  })
  .meta({ id: 'ClientCharter' });
export type ClientCharterAnswer = z.infer<typeof clientCharterAnswer>;

/** A charter as staff see it: as the client does, and with names, reasons and the possible steps. */
export const staffCharterAnswer = clientCharterAnswer
  .omit({ history: true, money: true, captain: true, hasLeft: true })
  .extend({
    version: z.number(),
    guestsProblem: z
      .string()
      .nullable()
      .meta({ description: 'Why, as it stands, so many guests may not sail; null: they may' }),
    billedAs: z.enum(BILLINGS),
    contactEmail: z.string(),
    contactPhone: z.string(),
    message: z.string(),
    extras: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .meta({ description: 'Offered still or not' }),
    suspectedSpam: z.boolean(),
    sentQuickly: z.boolean(),
    quotes: z
      .array(
        quoteAnswer.extend({
          quotedBy: z.string(),
          written: z
            .object({
              basePrice: dollars,
              lines: z.array(z.object({ label: z.string(), amount: z.number() })),
            })
            .meta({
              description: 'What staff wrote: the yacht’s price (null: the listed one), and own lines',
            }),
        }),
      )
      .meta({ description: 'Every version, the newest first' }),
    messages: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(['mail', 'note']),
        by: z.string(),
        subject: z.string(),
        body: z.string(),
        at,
      }),
    ),
    unsentMails: unsentMailsAnswer,
    history: z.array(
      z.object({ from: status.nullable(), to: status, by: z.string(), reason: z.string(), at }),
    ),
    events: z
      .array(z.enum(CHARTER_EVENTS))
      .meta({ description: 'What the team can do with it now, in the order of its buttons' }),
    nextStep: z
      .enum(CHARTER_EVENTS)
      .nullable()
      .meta({ description: 'The first of them, where it is the sensible next step' }),
  })
  .meta({ id: 'StaffCharter' });

export type StaffCharterAnswer = z.infer<typeof staffCharterAnswer>;

/** A request in its client's list. */
export const ownRequestAnswer = z
  .object({
    id: z.uuid(),
    requestType: z.literal('charter'),
    status,
    startDate: z.string(),
    duration: z.enum(SLOT_IDS),
    departsAt: at,
    returnsAt: at,
    guestCount: z.number(),
    estimatedBudget: dollars.meta({ description: 'The estimate of the day it was asked for' }),
    quotedPrice: dollars.meta({ description: 'The newest quote’s total' }),
    message: z.string(),
    yachtId: z.string(),
    yachtName: z.string(),
    createdAt: at,
    updatedAt: at,
  })
  .meta({ id: 'OwnRequest' });
export type OwnRequestAnswer = z.infer<typeof ownRequestAnswer>;

/** The answer to any change: the charter's new status, and a sentence for the person who made the change. */
export const changedAnswer = z
  .object({ id: z.uuid(), status, version: z.number(), message: z.string() })
  .meta({ id: 'CharterChanged' });
