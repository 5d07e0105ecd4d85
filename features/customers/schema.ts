import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import {
  onlyThese,
  pageFields,
  plainText,
  requiredEmail,
  requiredLine,
  textLine,
} from '#core/text-schema.ts';
import { bookingAnswer } from '#features/charters/schema/index.ts';
import { CUSTOMER_SORTS, CUSTOMER_STATUSES } from './domain/index.ts';
import { words } from './words/index.ts';

const status = z.enum(CUSTOMER_STATUSES);
const at = z.iso.datetime();

/** Filters, order and page of the list of customers. */
export const customerQuery = z.object({
  q: textLine(120).optional().meta({ description: 'Name, email or phone' }),
  ids: onlyThese,
  status: status.optional(),
  sort: z.enum(CUSTOMER_SORTS, { error: `Must be one of ${CUSTOMER_SORTS.join(', ')}` }).default('recent'),
  ...pageFields(25),
});
export type CustomerQuery = z.output<typeof customerQuery>;

const notes = plainText(10_000).default('');

/** A new customer, as staff add it. */
export const newCustomerBody = z
  .object({
    name: requiredLine(200, () => words.nameMissing),
    email: requiredEmail(() => words.emailMissing),
    phone: textLine(40).default(''),
    notes,
  })
  .meta({ id: 'NewCustomer' });
export type NewCustomerInput = z.input<typeof newCustomerBody>;
export type NewCustomerBody = z.output<typeof newCustomerBody>;

/** The fields of the edit form. Unlike a new customer, one whose account has no address may stay without. */
export const customerForm = newCustomerBody.extend({ email: z.union([z.literal(''), requiredEmail()]) });

/** An edit of a customer. An address that comes from requests or an account cannot be changed here. */
export const customerBody = customerForm
  .extend({
    email: z
      .union([z.literal(''), requiredEmail()])
      .optional()
      .meta({ description: 'May change while nothing but this entry has it' }),
    version: z.number().int().optional().meta({ description: 'The version that was looked at' }),
  })
  .meta({ id: 'CustomerEdit' });
export type CustomerInput = z.input<typeof customerBody>;
export type CustomerBody = z.output<typeof customerBody>;

/** A customer in the list. */
export const customerAnswer = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string().meta({ description: 'Empty for an account without an address' }),
    phone: z.string(),
    totalRequests: z.number(),
    totalBookings: z.number().meta({ description: 'Confirmed and completed charters' }),
    totalSpent: z.number().meta({ description: 'What those come to, in whole US dollars' }),
    openCents: z.number().meta({ description: 'Still to be paid for all of them, in US cents' }),
    overCents: z.number().meta({ description: 'Paid and not owed, in US cents' }),
    hasAccount: z.boolean(),
    hasNotes: z.boolean(),
    status,
    firstSeenAt: at,
    lastActiveAt: at,
    version: z.number(),
  })
  .meta({ id: 'Customer' });
export type CustomerAnswer = z.infer<typeof customerAnswer>;

/** A customer with everything the business knows about them. */
export const customerDetailAnswer = customerAnswer
  .extend({
    notes: z.string(),
    language: z.enum(LANGUAGES).meta({
      description: 'As their account says, else as they wrote last',
    }),
    canChangeEmail: z.boolean(),
    bookings: z
      .array(bookingAnswer)
      .meta({ description: 'Requests and bookings, the newest first; 100 at most' }),
    accounts: z.array(
      z.object({
        id: z.uuid(),
        username: z.string(),
        createdAt: at,
        isEmailConfirmed: z.boolean(),
        isClient: z.boolean().meta({ description: 'No colleague’s' }),
        isLocked: z.boolean(),
      }),
    ),
    applications: z
      .array(z.object({ id: z.uuid(), status: z.string(), amount: z.number(), submittedAt: at }))
      .meta({ description: 'For roles that read financing; empty for others' }),
    inquiries: z.array(z.object({ id: z.uuid(), kind: z.enum(['contact', 'quote']), createdAt: at })),
  })
  .meta({ id: 'CustomerDetail' });
export type CustomerDetailAnswer = z.infer<typeof customerDetailAnswer>;

/** The search for the client of a booking, used while the client is on the phone. */
export const clientsQuery = z.object({
  q: textLine(120).default('').meta({ description: 'Words of a name or an address, digits of a number' }),
});

/** A known client: from the list of customers, or from earlier bookings that have only a phone number. */
export const knownClientAnswer = z
  .object({
    name: z.string(),
    email: z.string().meta({ description: 'Empty for somebody who is only called' }),
    phone: z.string(),
    language: z
      .enum(LANGUAGES)
      .nullable()
      .meta({ description: 'In which they are written to; null: nothing says so yet' }),
    bookings: z.number().meta({ description: 'Confirmed and completed charters' }),
  })
  .meta({ id: 'KnownClient' });

export const customerKeptAnswer = z
  .object({ id: z.uuid(), version: z.number(), message: z.string() })
  .meta({ id: 'CustomerKept' });

export const summaryAnswer = z
  .object({
    requestCount: z.number(),
    quoteCount: z.number(),
    savedYachtCount: z.number(),
    claimableCount: z
      .number()
      .meta({ description: 'Requests sent as a guest from the confirmed address, not yet claimed' }),
  })
  .meta({ id: 'AccountSummary' });

export const claimedAnswer = z.object({ claimed: z.number(), message: z.string() }).meta({ id: 'Claimed' });

/** A privacy request as a staff member records it. */
export const privacyRequestBody = z
  .object({
    kind: z.enum(['erase', 'export'], { error: () => words.kindMissing }),
    who: requiredLine(254, () => words.whoMissing)
      .transform((who) => who.toLowerCase())
      .meta({ description: 'An email address, or the name of an account' }),
    note: textLine(300)
      .default('')
      .meta({ description: 'How it came and how you know it is them, for the colleague who is to agree' }),
  })
  .meta({ id: 'NewPrivacyRequest' });
export type PrivacyRequestBody = z.output<typeof privacyRequestBody>;
export type PrivacyRequestInput = z.input<typeof privacyRequestBody>;

export const privacyRequestAnswer = z
  .object({
    id: z.uuid(),
    kind: z.enum(['erase', 'export']),
    who: z.string(),
    note: z.string(),
    typedBy: z.array(z.string()).meta({
      description: 'Accounts in which the address was only typed: they are no part of the request',
    }),
    askedBy: z.string(),
    askedAt: at,
    endsAt: at,
    isAgreed: z.boolean(),
    mayAgree: z.boolean().meta({ description: 'Whether the caller is the second colleague it needs' }),
    mayFetch: z.boolean().meta({ description: 'Whether the file of an export can be fetched' }),
  })
  .meta({ id: 'PrivacyRequest' });
export type PrivacyRequestAnswer = z.infer<typeof privacyRequestAnswer>;

/** What closing an account will do, shown before the client confirms. */
export const closingAnswer = z
  .object({
    ahead: z.string().meta({ description: 'Why it cannot be closed yet; empty where it can' }),
    deleted: z.array(z.string()),
    unnamed: z.string(),
    kept: z.string().meta({ description: 'Empty where there is no application' }),
    guests: z.string(),
    log: z.string(),
  })
  .meta({ id: 'AccountClosing' });
export type ClosingAnswer = z.infer<typeof closingAnswer>;
