import { z } from 'zod';
import {
  existingDay,
  requiredLine,
  requiredPhone,
  requiredText,
  sayWhy,
  textLine,
} from '#core/text-schema.ts';
import { AGREEMENT_STATES } from '#features/agreements/domain/index.ts';
import { signerAgreementAnswer } from '#features/agreements/schema.ts';
import { CHARTER_STATUSES } from '#features/charters/policy/states.ts';
import { MODES } from '#features/fleet/domain/lawful-guests.ts';
import { AGE_BANDS } from '#features/guests/domain.ts';
import { CHECKS, CHOICES, LICENSES, POINTS, STEPS } from './domain/index.ts';
import { words } from './words/index.ts';

const at = z.iso.datetime();
const day = z.string().nullable();
const license = z.enum(LICENSES.map(({ id }) => id));

/** The captain to assign to a charter; null takes the captain off. */
export const captainBody = z
  .object({
    captainId: z.string().max(120).nullable(),
    from: z
      .string()
      .max(120)
      .nullable()
      .optional()
      .meta({ description: 'Who it was when it was looked at; refused when it is somebody else by now' }),
  })
  .meta({ id: 'AssignedCaptain' });
export type CaptainBody = z.output<typeof captainBody>;

const givenLicense = {
  license: z.enum(
    LICENSES.map(({ id }) => id),
    { error: () => words.licenseMissing },
  ),
  licenseNumber: requiredLine(40, () => words.numberMissing),
  licenseValidUntil: requiredLine(10, () => words.untilMissing).pipe(existingDay),
};

/** The captain whom the charterer of a bareboat charter chooses. */
export const choiceBody = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('listed'),
      captainId: requiredLine(120, () => words.chooseOne).meta({
        description: 'One of those that can be chosen',
      }),
    }),
    z.object({
      kind: z.literal('named'),
      name: requiredLine(120, () => words.nameMissing),
      ...givenLicense,
      phone: requiredPhone(() => words.phoneMissing),
      email: textLine(254)
        .refine((text) => text === '' || z.email().safeParse(text).success, { error: () => words.emailWrong })
        .default(''),
    }),
    z.object({ kind: z.literal('self'), ...givenLicense }),
  ])
  .meta({ id: 'CaptainChosen' });
export type ChoiceBody = z.output<typeof choiceBody>;
export type ChoiceInput = z.input<typeof choiceBody>;

/** The captain of a bareboat charter, for its client. */
export const choiceAnswer = z
  .object({
    canChoose: z
      .boolean()
      .meta({ description: 'It is a bareboat charter that is confirmed and has not left' }),
    charterer: z.string(),
    captains: z
      .array(z.object({ id: z.string(), name: z.string(), license }))
      .meta({ description: 'Free then and licensed for her: at least two, or none' }),
    choice: z
      .object({
        kind: z.enum(CHOICES),
        captainId: z.string().nullable(),
        name: z.string(),
        license,
        licenseValidUntil: day,
        phone: z.string(),
        isMailed: z.boolean().meta({ description: 'The captain is mailed the link to sign by' }),
      })
      .nullable(),
    isLost: z.boolean().meta({
      description:
        'The captain is set down for this charter no longer, as after a move, or may not take it out: switched off, or with a license that ends before or is too small',
    }),
    isAwaited: z.boolean().meta({ description: 'The contract is being made' }),
    isCurrent: z.boolean().meta({
      description: 'The first contract is with this captain and as agreed on now; else all are of before',
    }),
    contracts: z.array(signerAgreementAnswer).meta({ description: 'The newest first' }),
  })
  .meta({ id: 'CaptainChoice' });
export type ChoiceAnswer = z.infer<typeof choiceAnswer>;

export const choiceChanged = z.object({ message: z.string() }).meta({ id: 'CaptainChoiceChanged' });
export const captainLinkMade = z
  .object({ url: z.url(), message: z.string() })
  .meta({ id: 'CaptainLinkMade' });

/** The page of a captain's own link. */
export const contractAnswer = z
  .object({
    captain: z.string(),
    charterer: z.string(),
    yacht: z.string(),
    marina: z.string(),
    startDate: z.string(),
    departsAt: at,
    returnsAt: at,
    guestCount: z.number(),
    isCurrent: z.boolean().meta({
      description:
        'The first contract is as agreed on now; else the charter has changed, and its client signs first',
    }),
    contracts: z
      .array(signerAgreementAnswer)
      .meta({ description: 'The newest first; none until the charterer has signed' }),
  })
  .meta({ id: 'CaptainContract' });
export type ContractAnswer = z.infer<typeof contractAnswer>;

/** Whether a guest is aboard. */
export const boardingBody = z.object({ isAboard: z.boolean() }).meta({ id: 'GuestBoarding' });
export const checkInBody = z.object({ guestId: z.string().max(60) }).meta({ id: 'GuestCheckIn' });
export const boardingChanged = z
  .object({ aboard: z.number(), named: z.number(), message: z.string() })
  .meta({ id: 'GuestBoarded' });

const boardingAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  ageBand: z.enum(AGE_BANDS),
  isSigned: z.boolean(),
  isAboard: z.boolean(),
  at: at.nullable(),
  by: z.string().nullable(),
});

/** The guests of a check-in code, for the staff member who scans it. */
export const checkInAnswer = z
  .object({
    charterId: z.uuid(),
    number: z.string(),
    client: z.string(),
    yacht: z.string(),
    departsAt: at,
    returnsAt: at,
    guests: z.array(boardingAnswer),
    against: z.string().nullable().meta({ description: 'Why nobody can be checked in now' }),
  })
  .meta({ id: 'CheckIn' });
export type CheckInAnswer = z.infer<typeof checkInAnswer>;

/** The point to let pass, and why. */
export const overrideBody = z
  .object({
    point: z.string().min(1).max(200).meta({ description: 'One of what is missing, as it was read' }),
    reason: requiredText(1_000, sayWhy).meta({
      description: 'Kept as long as the charter’s client is named',
    }),
  })
  .meta({ id: 'DepartureOverride' });

const missingAnswer = z.object({
  check: z.enum(CHECKS),
  code: z.enum(POINTS),
  point: z.string().meta({ description: 'Exactly what: an override lets this pass and nothing else' }),
  sentence: z.string(),
  mayOverride: z.boolean().meta({ description: 'Whether the law leaves it to the business' }),
  isAbsence: z.boolean().meta({
    description: 'It only says that somebody has not come: the charter desk may let it pass, too',
  }),
});

/** A charter's departure, for staff. */
export const departureAnswer = z
  .object({
    mode: z.enum(MODES),
    departsFrom: at.meta({ description: 'From when on it may leave' }),
    captain: z
      .object({ id: z.string(), name: z.string(), license, licenseValidUntil: day })
      .nullable()
      .meta({ description: 'Bareboat whom the charterer has chosen; of one who was named the id is empty' }),
    choice: z
      .object({
        kind: z.enum(CHOICES),
        phone: z.string(),
        email: z.string(),
        chosenAt: at,
        contract: z.enum(AGREEMENT_STATES).nullable(),
      })
      .nullable()
      .meta({ description: 'Bareboat' }),
    boarding: z
      .array(boardingAnswer)
      .meta({ description: 'Each guest, and whether they were checked off as aboard' }),
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
    named: z.number().meta({ description: 'Guests who are named' }),
    aboard: z.number().meta({ description: 'Of them, who was checked off as aboard' }),
    departedAt: at.nullable(),
    returnedAt: at.nullable(),
    checks: z.number().meta({ description: 'How many things are asked' }),
    done: z
      .number()
      .meta({ description: 'How many of them are done: neither missing, nor waiting for another' }),
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
