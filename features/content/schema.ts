import { z } from 'zod';
import { SOCIAL_NETWORKS } from '#core/brand.ts';
import type { Fields } from '#core/field-kinds.ts';
import { columnsOf, publicOf } from '#core/field-values.ts';
import { answerShape, bodyShape, pictureAnswer, versionField, webAddress } from '#core/fields.ts';
import { requiredLine, textLine } from '#core/text-schema.ts';
import { FAQ_LISTS, type Settings, type SettingsGroup, TESTIMONIAL_PAGES } from './domain/index.ts';
import { crewFields, faqFields, showcaseFields, specFields, testimonialFields } from './fields/lists.ts';
import {
  chatFields,
  contactFields,
  homePictureFields,
  moneyFields,
  policyFields,
  ratingFields,
  slideFields,
  statisticFields,
} from './fields/settings.ts';
import { words } from './words/index.ts';

const text = z.string();
const whole = z.number().int().min(0);
const percent = z.number().min(0).max(100);

export const testimonialAnswer = z
  .object({ id: text, ...answerShape(publicOf(testimonialFields)) })
  .meta({ id: 'Testimonial' });

export const faqAnswer = z.object({ id: text, ...answerShape(publicOf(faqFields)) }).meta({ id: 'Faq' });

export const crewMemberAnswer = z
  .object({
    id: text,
    ...answerShape(publicOf(crewFields)),
    picture: pictureAnswer.nullable().meta({ description: 'null: there is no portrait' }),
    initials: text,
  })
  .meta({ id: 'CrewMember' });

export const filmAnswer = z
  .object({
    name: text,
    title: text,
    description: text,
    src: text.meta({ description: 'An MP4 of our own server, which answers parts' }),
    poster: pictureAnswer,
  })
  .meta({ id: 'Film' });

export const homePageAnswer = z
  .object({
    slides: z
      .array(
        z
          .object({
            id: text,
            title: text.meta({
              description: 'Also the occasion that "Reserve now" carries into the booking',
            }),
            subtitle: text,
            description: text,
            image: text.meta({ description: 'A full address, or a name under /api/yacht-images/' }),
            focus: z.number().meta({
              description: 'What a narrow screen keeps of the picture, 0 its left edge, 100 its right',
            }),
            color: text.meta({ description: 'Behind the picture until it arrives, #rrggbb' }),
            picture: pictureAnswer,
          })
          .meta({ id: 'HeroSlide' }),
      )
      .meta({ description: 'What the page opens with, in this order' }),
    pictures: z
      .object({ about: pictureAnswer, fleet: pictureAnswer, financing: pictureAnswer })
      .meta({ description: 'The pictures further down the page' }),
    yachts: z.number().int().meta({ description: 'How many yachts the fleet has' }),
  })
  .meta({ id: 'HomePage' });

export const showcaseYachtAnswer = z
  .object({
    id: text,
    ...answerShape(publicOf(showcaseFields)),
    currency: z.literal('USD'),
    period: z.literal('hour'),
    picture: pictureAnswer,
    specs: z.array(z.object({ icon: text, value: text, label: text })),
    isHotRental: z.boolean().meta({ description: 'The featured rental, not one of the three cards' }),
    inFleet: z
      .object({
        id: text,
        allInPrice: z.number().int().nullable().meta({ description: 'As on her card: a full day, all-in' }),
        isAllInBasic: z.boolean(),
      })
      .meta({ description: 'The yacht of the fleet of that name and brand' }),
  })
  .meta({ id: 'ShowcaseYacht' });

/** A form sends an empty value if nothing is chosen; it counts as absent. */
export const testimonialsQuery = z.object({
  page: z.enum([...TESTIMONIAL_PAGES, ''], { error: `Must be ${TESTIMONIAL_PAGES.join(' or ')}` }).optional(),
});
export const faqsQuery = z.object({
  list: z.enum([...FAQ_LISTS, ''], { error: `Must be one of ${FAQ_LISTS.join(', ')}` }).optional(),
});

/** Stored translations; absent in groups that were saved before translations existed. */
const translations = answerShape({ translations: slideFields.translations }).translations.optional();
const statistic = z.strictObject({ value: text, label: text });
const keptStatistic = statistic.extend({ translations });
const social = z.partialRecord(z.enum(SOCIAL_NETWORKS), z.url());

/** The stored settings. Strict, so that no other stored data gets into an answer. */
export const settingsSchema: z.ZodType<Settings> = z.strictObject({
  contact: z.strictObject({ phone: text, email: z.email(), address: z.array(text) }),
  social,
  chat: z.strictObject({ url: z.url() }),
  statistics: z.strictObject({ home: z.array(keptStatistic), about: z.array(keptStatistic) }),
  home: z.strictObject({
    slides: z
      .array(
        z.strictObject({
          id: text,
          title: text.min(1),
          subtitle: text,
          description: text,
          image: text,
          focus: z.number().min(0).max(100),
          color: text.regex(/^#[0-9a-f]{6}$/i),
          translations,
        }),
      )
      .min(1),
    pictures: z.strictObject({ about: text, fleet: text, financing: text }),
  }),
  rating: z.strictObject({ value: z.number().min(0).max(5), reviews: whole, isShown: z.boolean() }),
  money: z.strictObject({
    charterDepositPercent: percent,
    charterBalanceHoursBefore: whole,
    eventDepositPercent: percent,
    eventBalanceDaysBefore: whole,
    holdHours: whole.min(1),
    cancellationFeePercent: percent,
    reversalLimit: whole,
    holdReleaseHours: whole,
    bankTransferTo: text,
    zelleTo: text,
    translations,
  }),
  policies: z.strictObject({
    modificationHoursBefore: whole,
    arriveMinutesEarly: whole,
    gratuityPercentFrom: percent,
    gratuityPercentTo: percent,
    payments: z.array(text),
    translations,
  }),
});

/** The settings that everyone may know. */
export const siteSettingsAnswer = z
  .strictObject({
    contact: z
      .strictObject({
        phone: text,
        email: text,
        address: z.array(text).meta({ description: 'One entry a line' }),
        chatUrl: text.meta({ description: 'The chat program’s deep link' }),
        social: z
          .strictObject(
            Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, text.optional()])) as Record<
              (typeof SOCIAL_NETWORKS)[number],
              z.ZodOptional<z.ZodString>
            >,
          )
          .meta({ description: 'A network without an account is left out' }),
      })
      .meta({ id: 'Contact' }),
    statistics: z.strictObject({ home: z.array(statistic), about: z.array(statistic) }),
    rating: z.strictObject({ value: z.number(), reviews: z.number().int() }).nullable().meta({
      description: 'What search engines are told; null when staff switched it off, or no guest has given one',
    }),
    policies: z.strictObject({
      charterDepositPercent: z.number(),
      charterBalanceHoursBefore: z.number(),
      eventDepositPercent: z.number(),
      eventBalanceDaysBefore: z.number(),
      cancellationFeePercent: z.number(),
      modificationHoursBefore: z.number(),
      arriveMinutesEarly: z.number(),
      gratuityPercentFrom: z.number(),
      gratuityPercentTo: z.number(),
      payments: z.array(text),
    }),
  })
  .meta({ id: 'SiteSettings' });

export type TestimonialAnswer = z.infer<typeof testimonialAnswer>;
export type CrewMemberAnswer = z.infer<typeof crewMemberAnswer>;
export type FilmAnswer = z.infer<typeof filmAnswer>;
export type FaqAnswer = z.infer<typeof faqAnswer>;
export type HomePageAnswer = z.infer<typeof homePageAnswer>;
export type ShowcaseYachtAnswer = z.infer<typeof showcaseYachtAnswer>;
export type SiteSettingsAnswer = z.infer<typeof siteSettingsAnswer>;

/** Adds to each translation the English text that it translates. */
const saying =
  <Of extends Fields>(fields: Of) =>
  <Given extends object>(given: Given) => ({ ...given, ...columnsOf(fields, given) });

/** A home page card as staff send it. */
export const showcaseYachtBody = z
  .object({
    ...bodyShape(showcaseFields),
    specs: z
      .array(
        z
          .object({
            icon: textLine(40).default(''),
            value: textLine(40),
            label: textLine(40),
            ...bodyShape({ translations: specFields.translations }),
          })
          .transform(saying(specFields)),
      )
      .max(8)
      .default([]),
    version: versionField,
  })
  .meta({ id: 'ShowcaseYachtFields' });

export const staffShowcaseYachtAnswer = showcaseYachtAnswer
  .omit({ inFleet: true })
  .extend({
    ...answerShape({ translations: showcaseFields.translations }),
    specs: z.array(z.object({ icon: text, value: text, label: text, translations })),
    version: z.number().int(),
  })
  .meta({ id: 'StaffShowcaseYacht' });

export const listedShowcaseYachtAnswer = staffShowcaseYachtAnswer
  .extend({
    isInFleet: z.boolean().meta({ description: 'If not, the home page does not show the card' }),
  })
  .meta({ id: 'ListedShowcaseYacht' });

const figures = z.array(z.strictObject(bodyShape(statisticFields)).transform(saying(statisticFields))).max(8);

/** The form of each group of settings: stricter than the stored settings, so that pages never lack a value. */
export const settingsForms: { readonly [Group in SettingsGroup]: z.ZodType<Settings[Group]> } = {
  contact: z.strictObject(bodyShape(contactFields)),
  social: z.partialRecord(z.enum(SOCIAL_NETWORKS), webAddress),
  chat: z.strictObject(bodyShape(chatFields)),
  statistics: z.strictObject({ home: figures, about: figures }),
  home: z.strictObject({
    slides: z
      .array(
        z
          .strictObject({ id: requiredLine(60, 'Must be an id'), ...bodyShape(slideFields) })
          .transform(saying(slideFields)),
      )
      .min(1, { error: () => words.noSlide })
      .max(8),
    pictures: z.strictObject(bodyShape(homePictureFields)),
  }),
  rating: z.strictObject(bodyShape(ratingFields)),
  money: z.strictObject(bodyShape(moneyFields)).transform(saying(moneyFields)),
  policies: z
    .strictObject(bodyShape(policyFields))
    .refine(({ gratuityPercentFrom, gratuityPercentTo }) => gratuityPercentFrom <= gratuityPercentTo, {
      error: () => words.figuresReversed,
      path: ['gratuityPercentTo'],
    })
    .transform(saying(policyFields)),
};

const settingsFields = z.record(z.string(), z.unknown());
export const settingsGroupParam = z.object({
  group: z.enum(Object.keys(settingsForms) as [SettingsGroup, ...SettingsGroup[]]),
});
export const settingsBody = z
  .object({ settings: settingsFields, version: z.number().int().min(0).optional() })
  .meta({ id: 'SettingsFields', description: 'The whole group' });
export const settingsGroupAnswer = z
  .object({ group: z.string(), settings: settingsFields, version: z.number().int() })
  .meta({ id: 'SettingsGroup' });

export type SettingsGroupAnswer = z.infer<typeof settingsGroupAnswer>;
export type ListedShowcaseYachtAnswer = z.infer<typeof listedShowcaseYachtAnswer>;
