import { z } from 'zod';
import { SOCIAL_NETWORKS } from '#core/brand.ts';
import { FAQ_LISTS, type Settings, TESTIMONIAL_PAGES } from './domain.ts';

const text = z.string();
const whole = z.number().int().min(0);
const percent = z.number().min(0).max(100);

export const testimonialAnswer = z
  .object({
    id: text,
    text,
    author: text,
    avatar: text.meta({ description: 'Initials' }),
    rating: z.number().int().min(1).max(5),
    page: z.enum(TESTIMONIAL_PAGES),
  })
  .meta({ id: 'Testimonial' });

export const faqAnswer = z
  .object({ id: text, list: z.enum(FAQ_LISTS), question: text, answer: text })
  .meta({ id: 'Faq' });

export const showcaseYachtAnswer = z
  .object({
    id: text,
    name: text,
    brand: text,
    model: text,
    description: text,
    length: text.meta({ description: 'With its unit: "70 ft"' }),
    capacity: z.number().int(),
    year: z.number().int().nullable(),
    pricePerHour: z.number().int().meta({ description: 'Whole US dollars' }),
    currency: z.literal('USD'),
    period: z.literal('hour'),
    image: text.meta({ description: 'A full address, or a name under /api/yacht-images/' }),
    specs: z.array(z.object({ icon: text, value: text, label: text })),
    isHotRental: z.boolean().meta({ description: 'The featured rental, not one of the three cards' }),
  })
  .meta({ id: 'ShowcaseYacht' });

/** An empty value is what a form with nothing chosen sends: it counts as absent. */
export const testimonialsQuery = z.object({
  page: z.enum([...TESTIMONIAL_PAGES, ''], { error: `Must be ${TESTIMONIAL_PAGES.join(' or ')}` }).optional(),
});
export const faqsQuery = z.object({
  list: z.enum([...FAQ_LISTS, ''], { error: `Must be one of ${FAQ_LISTS.join(', ')}` }).optional(),
});

const statistic = z.strictObject({ value: text, label: text });
const social = z.partialRecord(z.enum(SOCIAL_NETWORKS), z.url());

/** Every group of settings, whole. Strict, so that nothing staff keep elsewhere slips into an answer. */
export const settingsSchema: z.ZodType<Settings> = z.strictObject({
  contact: z.strictObject({ phone: text, email: z.email(), address: z.array(text) }),
  social,
  chat: z.strictObject({ url: z.url() }),
  statistics: z.strictObject({ home: z.array(statistic), about: z.array(statistic) }),
  rating: z.strictObject({ value: z.number().min(0).max(5), reviews: whole, isShown: z.boolean() }),
  money: z.strictObject({
    charterDepositPercent: percent,
    charterBalanceHoursBefore: whole,
    eventDepositPercent: percent,
    eventBalanceDaysBefore: whole,
    holdHours: whole.min(1),
    cancellationFeePercent: percent,
  }),
  policies: z.strictObject({
    modificationHoursBefore: whole,
    arriveMinutesEarly: whole,
    gratuityPercentFrom: percent,
    gratuityPercentTo: percent,
    payments: z.array(text),
  }),
});

/** What everyone may know of the settings. */
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
    rating: z
      .strictObject({ value: z.number(), reviews: z.number().int() })
      .nullable()
      .meta({ description: 'What search engines are told; null when staff switched it off' }),
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
export type FaqAnswer = z.infer<typeof faqAnswer>;
export type ShowcaseYachtAnswer = z.infer<typeof showcaseYachtAnswer>;
export type SiteSettingsAnswer = z.infer<typeof siteSettingsAnswer>;
