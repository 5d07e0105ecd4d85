import { z } from 'zod';
import { existingDay, textLine } from '#core/text-schema.ts';
import { SLOT_IDS } from '#features/calendar/domain/index.ts';
import { CHARTER_STATUSES } from '#features/charters/policy/states.ts';
import { at, status, trip } from '#features/charters/schema/answers.ts';
import { open } from '#features/charters/schema/charters.ts';
import { MONEY_LIST_NAMES } from '#features/money/domain/index.ts';

const dollars = z.number().meta({ description: 'Whole US dollars' });

const charter = z
  .object({
    id: z.uuid(),
    number: z.string(),
    status,
    contactName: z.string(),
    contactPhone: z.string(),
    ...trip,
    total: dollars.nullable(),
    createdAt: at,
  })
  .meta({ id: 'ReportedCharter' });
export type ReportedCharterAnswer = z.infer<typeof charter>;

/** The reasons for which a case waits for the team. */
export const WAITING_FOR = [
  'request',
  'inquiry',
  'quote',
  'reply',
  'document',
  'decision',
  'mail',
  'paper',
  'departure',
  'over',
  'erase',
  'export',
] as const;

/** A case that waits for the team, for one or more reasons. */
const waiting = z
  .object({
    kind: z.enum(['charter', 'inquiry', 'application', 'yacht', 'privacy']),
    id: z.string(),
    name: z.string(),
    about: z.string().meta({ description: 'The yacht, the occasion, the purpose, a yacht’s brand' }),
    on: z.string().nullable().meta({ description: 'The day of the charter or event' }),
    since: at.meta({ description: 'When the first of it began to wait' }),
    reasons: z.array(
      z.object({
        for: z.enum(WAITING_FOR),
        count: z.number(),
        due: z.string().nullable().meta({
          description:
            'When a quote lapses, the day a decision is due or a paper ends, when a charter departs or was over',
        }),
        note: z.string().nullable().meta({
          description:
            'Which mail failed and why, which paper it is, who wrote an erasure or export down; the first of several',
        }),
        mailId: z.uuid().optional().meta({ description: 'The mail that failed, the first of several' }),
      }),
    ),
  })
  .meta({ id: 'WaitingCase' });
export type WaitingAnswer = z.infer<typeof waiting>;

/** The part of the overview that is only for who may read charters. */
const chartersPart = z
  .object({
    activeBookings: z.number().meta({ description: 'Confirmed and not yet over' }),
    monthlyRevenue: dollars.meta({ description: 'The totals of the charters that depart this month' }),
    recent: z.array(charter),
    docks: z.object({
      today: z.array(charter),
      daysAhead: z.array(charter),
      lastDay: z.string().meta({ description: 'The last of the days ahead' }),
    }),
    unanswered: z.number().meta({ description: 'Requests that nobody has answered' }),
    months: z.array(
      z.object({
        month: z.string(),
        first: z.string(),
        last: z.string(),
        charters: z.number(),
        revenue: dollars,
        occupancyPercent: z.number(),
      }),
    ),
  })
  .partial();

/** The data of the overview, computed at the time of the call. Of charters only for who may read them. */
export const overviewAnswer = z
  .object({
    today: z.string(),
    month: z.object({ first: z.string(), last: z.string() }),
    totalYachts: z.number(),
    pendingFinancing: z.number().meta({ description: 'All financing applications' }),
    waiting: z
      .array(waiting)
      .meta({ description: 'What waits for the team and is part of the caller’s role, the oldest first' }),
    ...chartersPart.shape,
  })
  .meta({ id: 'Overview' });
export type OverviewAnswer = z.infer<typeof overviewAnswer>;

/** The query of the fleet calendar. */
export const fleetCalendarQuery = z.object({
  from: existingDay.optional().meta({ description: 'The first day; today without it' }),
  days: z.coerce.number({ error: 'Must be a number' }).int().min(1).max(120).default(90),
  q: textLine(120).optional().meta({ description: 'Name, brand or model of the yacht' }),
  free: existingDay.optional().meta({ description: 'Only yachts that are free on that day' }),
  slot: z.enum(SLOT_IDS).default('full-day').meta({ description: 'The time of that day' }),
  guests: z.coerce
    .number({ error: 'Must be a number' })
    .int()
    .min(1)
    .max(1_000)
    .optional()
    .meta({ description: 'Only yachts that carry so many' }),
});
export type FleetCalendarQuery = z.output<typeof fleetCalendarQuery>;

export const fleetCalendarAnswer = z
  .object({
    from: z.string(),
    days: z.number(),
    totalYachts: z.number().meta({ description: 'How many match; the first 500 are answered' }),
    yachts: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        brand: z.string(),
        capacity: z.number(),
        open: open.optional(),
      }),
    ),
    entries: z.array(
      z.object({
        id: z.uuid(),
        yachtId: z.string(),
        kind: z.enum(['charter', 'hold', 'block']),
        from: at,
        to: at,
        expiresAt: at.nullable(),
        reason: z.string(),
        version: z.string().meta({ description: 'For an edit: guards it against a colleague’s' }),
        charter: z
          .object({
            id: z.uuid(),
            client: z.string(),
            status: z.enum(CHARTER_STATUSES),
            startDate: z.string(),
            departsAt: at,
            returnsAt: at,
            guestCount: z.number(),
            version: z.number(),
          })
          .nullable()
          .meta({ description: 'Whose time it is; null for what is the business’s own' }),
      }),
    ),
  })
  .meta({ id: 'FleetCalendar' });
export type FleetCalendarAnswer = z.infer<typeof fleetCalendarAnswer>;

const cents = z.number().int().meta({ description: 'US cents' });

/** The query of the payment lists. */
export const paymentsQuery = z.object({
  list: z.enum(MONEY_LIST_NAMES).default('late'),
  q: textLine(120).optional().meta({ description: 'Client, yacht or number' }),
  from: existingDay
    .optional()
    .meta({ description: 'Of what was received and earned; this month without it' }),
  to: existingDay.optional().meta({ description: 'The last of these days' }),
});
export type PaymentsQuery = z.output<typeof paymentsQuery>;

export const paymentsAnswer = z
  .object({
    today: z.string(),
    from: z.string(),
    to: z.string(),
    found: z
      .number()
      .meta({ description: 'How many lines were asked for; of very many the first alone are listed' }),
    sums: z
      .array(z.object({ list: z.enum(MONEY_LIST_NAMES), count: z.number(), cents }))
      .meta({ description: 'Of every list' }),
    items: z.array(
      z.object({
        id: z.string(),
        what: z.string(),
        at: z.string().meta({ description: 'The day or instant it was or is due' }),
        cents,
        charter: z.object({
          id: z.uuid(),
          number: z.string(),
          client: z.string(),
          yacht: z.string(),
          startDate: z.string().nullable(),
          isKept: z.boolean().meta({ description: 'false: the charter itself has been forgotten' }),
        }),
      }),
    ),
  })
  .meta({ id: 'Payments' });
export type PaymentsAnswer = z.infer<typeof paymentsAnswer>;
