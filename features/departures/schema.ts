import { z } from 'zod';
import { requiredText } from '#core/text-schema.ts';
import { CHARTER_STATUSES } from '#features/charters/policy/states.ts';
import { MODES } from '#features/fleet/domain/lawful-guests.ts';
import { CHECKS, LICENSES, POINTS, STEPS } from './domain/index.ts';

const at = z.iso.datetime();
const day = z.string().nullable();
const license = z.enum(LICENSES.map(({ id }) => id));

/** Whom a charter is given; null takes the captain off. */
export const captainBody = z
  .object({ captainId: z.string().max(120).nullable() })
  .meta({ id: 'AssignedCaptain' });

/** What is let pass, and why. */
export const overrideBody = z
  .object({
    point: z.string().min(1).max(200).meta({ description: 'One of what is missing, as it was read' }),
    reason: requiredText(1_000, 'Please say why.').meta({
      description: 'Kept as long as the charter’s client is named',
    }),
  })
  .meta({ id: 'DepartureOverride' });

const missingAnswer = z.object({
  check: z.enum(CHECKS),
  code: z.enum(POINTS),
  point: z.string().meta({ description: 'Exactly what: an override lets this pass and nothing else' }),
  sentence: z.string(),
  mayOverride: z.boolean().meta({ description: 'Whether the law leaves it to the house' }),
});

/** A charter's departure as staff read it. */
export const departureAnswer = z
  .object({
    mode: z.enum(MODES),
    departsFrom: at.meta({ description: 'From when on it may leave' }),
    captain: z.object({ id: z.string(), name: z.string(), license, licenseValidUntil: day }).nullable(),
    captains: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          license,
          licenseValidUntil: day,
          isBusy: z.boolean().meta({ description: 'On another charter at that time' }),
        }),
      )
      .meta({ description: 'Who can be chosen, until it has left' }),
    departedAt: at.nullable(),
    departedBy: z.string().nullable(),
    returnedAt: at.nullable(),
    returnedBy: z.string().nullable(),
    missing: z
      .array(missingAnswer)
      .meta({ description: 'What stands against its leaving, but for what was let pass' }),
    overrides: z.array(z.object({ code: z.enum(POINTS), reason: z.string(), by: z.string(), at })),
    steps: z.array(z.enum(STEPS)).meta({ description: 'What can be done now' }),
  })
  .meta({ id: 'Departure' });
export type DepartureAnswer = z.infer<typeof departureAnswer>;

const listedAnswer = z
  .object({
    charterId: z.uuid(),
    number: z.string(),
    status: z.enum(CHARTER_STATUSES),
    client: z.string(),
    yacht: z.object({ id: z.string(), name: z.string() }),
    departsAt: at,
    returnsAt: at,
    guestCount: z.number(),
    captain: z.string().nullable(),
    departedAt: at.nullable(),
    returnedAt: at.nullable(),
    checks: z.number().meta({ description: 'How many things are asked' }),
    done: z.number().meta({ description: 'Of how many of them nothing is missing' }),
    missing: z.array(z.string()).meta({ description: 'What is missing, a sentence each' }),
    mayLeave: z.boolean().meta({ description: 'Its time to leave has come' }),
  })
  .meta({ id: 'ListedDeparture' });
export type ListedDeparture = z.infer<typeof listedAnswer>;

export const departuresAnswer = z
  .object({
    today: z.string(),
    tomorrow: z.string(),
    underWay: z.array(listedAnswer),
    leavingToday: z.array(listedAnswer).meta({ description: 'Yesterday’s first that have not left' }),
    leavingTomorrow: z.array(listedAnswer),
    more: z
      .object({ underWay: z.number(), leavingToday: z.number(), leavingTomorrow: z.number() })
      .meta({ description: 'How many more of each there are than are listed' }),
  })
  .meta({ id: 'Departures' });
export type DeparturesAnswer = z.infer<typeof departuresAnswer>;

export const departureChanged = z.object({ message: z.string() }).meta({ id: 'DepartureChanged' });
