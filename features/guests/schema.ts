import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { plainText, requiredLine, sayWhy, textLine } from '#core/text-schema.ts';
import { AGE_BANDS, comparableName, MINOR_BANDS, NAMED_BY, SEALED_DETAILS, STANDINGS } from './domain.ts';
import { words } from './words/index.ts';

const at = z.iso.datetime();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = requiredLine(120, () => words.nameMissing);
const contact = textLine(200);
const allergies = plainText(500);
/** How many minors one guest may sign for at once. */
export const MOST_MINORS = 12;

const guestShape = {
  name,
  ageBand: z.enum(AGE_BANDS, { error: () => words.ageMissing }),
  allergies: allergies.optional().meta({ description: 'Left out or empty: as it was' }),
  contact: contact.optional().meta({ description: 'In an emergency. Left out or empty: as it was' }),
};

/** A guest as the charter's client or a staff member names one. */
export const guestBody = z.object(guestShape).meta({ id: 'GuestNamed' });
export type GuestBody = z.output<typeof guestBody>;
export type GuestInput = z.input<typeof guestBody>;

/** A change of a guest: what is left out stays as it is. */
export const guestChangeBody = z.object(guestShape).partial().meta({ id: 'GuestChange' });
export type GuestChangeBody = z.output<typeof guestChangeBody>;
export type GuestChangeInput = z.input<typeof guestChangeBody>;

const minor = z.object({
  name,
  ageBand: z.enum(MINOR_BANDS, { error: () => words.ageMissing }),
  allergies: allergies.default(''),
});

/** The body of a guest's signature, for themselves and for the minors whose guardian they are. */
export const waiverBody = z
  .object({
    sha256: sha256.meta({ description: 'Of the text that was shown' }),
    name,
    isAdult: z.literal(true, { error: () => words.adultMissing }),
    contact: requiredLine(200, () => words.contactMissing),
    allergies: allergies.default(''),
    minors: z
      .array(minor)
      .max(MOST_MINORS, { error: () => words.tooManyMinors(MOST_MINORS) })
      .default([]),
    isGuardian: z.boolean().default(false),
    isAboard: z
      .boolean()
      .default(true)
      .meta({ description: 'False for a guardian who signs for minors only and stays ashore' }),
    agrees: z.literal(true, { error: () => words.consentMissing }),
    signature: requiredLine(120, () => words.signatureMissing),
  })
  .refine(({ minors, isGuardian }) => minors.length === 0 || isGuardian, {
    path: ['isGuardian'],
    error: () => words.guardianMissing,
  })
  .refine(({ name: given, signature }) => comparableName(given) === comparableName(signature), {
    path: ['signature'],
    error: () => words.signatureDiffers,
  })
  .meta({ id: 'WaiverSignature' });
export type WaiverBody = z.output<typeof waiverBody>;
export type WaiverInput = z.input<typeof waiverBody>;

const shownGuest = {
  id: z.uuid(),
  name: z.string(),
  ageBand: z.enum(AGE_BANDS),
  hasAllergies: z.boolean().meta({ description: 'What was noted is sealed; nobody reads it back here' }),
  hasContact: z.boolean(),
  isSigned: z.boolean(),
};
const standing = z.enum(STANDINGS);

/** The guests of a charter, as its client sees them. */
export const clientGuestsAnswer = z
  .object({
    standing,
    most: z.number().int().meta({ description: 'For how many the charter is' }),
    guests: z.array(z.object(shownGuest)),
    url: z.url().nullable().meta({ description: 'By which guests sign; null while there is none' }),
  })
  .meta({ id: 'CharterGuests' });
export type ClientGuests = z.infer<typeof clientGuestsAnswer>;

const signature = z.object({
  name: z.string(),
  minors: z.array(z.string()),
  at,
  language: z.enum(LANGUAGES),
  template: z.string(),
  wordingSha256: sha256,
  recordSha256: sha256,
  address: z.string(),
  browser: z.string(),
});

/** The guests of a charter for the team, also with who signed, when and from where. */
export const staffGuestsAnswer = z
  .object({
    standing,
    most: z.number().int(),
    hasLink: z.boolean().meta({ description: 'Whether there is a link by which guests sign' }),
    guests: z.array(z.object({ ...shownGuest, namedBy: z.enum(NAMED_BY), signature: signature.nullable() })),
  })
  .meta({ id: 'StaffCharterGuests' });
export type StaffGuests = z.infer<typeof staffGuestsAnswer>;

export const detailBody = z
  .object({
    field: z.enum(SEALED_DETAILS, { error: 'Must be allergies or contact' }),
    reason: requiredLine(500, sayWhy),
  })
  .meta({ id: 'GuestDetailAsked' });
export type DetailAsked = z.output<typeof detailBody>;

export const detailAnswer = z
  .object({ field: z.enum(SEALED_DETAILS), value: z.string() })
  .meta({ id: 'GuestDetail' });

export const guestChanged = z.object({ id: z.uuid(), message: z.string() }).meta({ id: 'GuestChanged' });
export const guestRemoved = z.object({ message: z.string() }).meta({ id: 'GuestRemoved' });
export const linkEnded = z.object({ message: z.string() }).meta({ id: 'GuestLinkEnded' });
export const linkBody = z
  .object({
    renews: z.boolean().default(false).meta({ description: 'Whether to end the link that there is' }),
  })
  .meta({ id: 'GuestLinkAsked' });
export const linkMade = z.object({ url: z.url(), message: z.string() }).meta({ id: 'GuestLinkMade' });

/** The page of a guest's link: of the charter what every guest may know, the text, and no guest's name. */
export const waiverAnswer = z
  .object({
    standing,
    charter: z
      .object({
        yacht: z.string(),
        marina: z.string(),
        startDate: z.string(),
        departsAt: at,
        returnsAt: at,
        arriveBy: at,
      })
      .nullable()
      .meta({ description: 'Null where it is not to come' }),
    text: z
      .object({
        language: z.enum(LANGUAGES),
        template: z.string(),
        sha256,
        title: z.string(),
        paragraphs: z.array(z.string()),
        noticeTitle: z.string(),
        notice: z.string().meta({ description: 'As Florida Statutes s. 744.301(3) words it, in English' }),
        noticeTranslated: z.string().nullable(),
      })
      .nullable(),
    keepDays: z.number().int(),
  })
  .meta({ id: 'Waiver' });
export type WaiverPage = z.infer<typeof waiverAnswer>;

export const waiverSigned = z
  .object({
    id: z.uuid(),
    signedAt: at,
    recordSha256: sha256,
    checkInUrl: z.url().meta({
      description:
        'Held up as a code at the dock: opened by a colleague, it checks the guest in. Nobody else is shown anything',
    }),
    message: z.string(),
  })
  .meta({ id: 'WaiverSigned' });
