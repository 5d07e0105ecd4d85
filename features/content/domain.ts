import { DEFAULT_CONTACT, type SocialNetwork } from '#core/brand.ts';
import type { Cents } from '#core/money.ts';

export const TESTIMONIAL_PAGES = ['home', 'special-events'] as const;
export type TestimonialPage = (typeof TESTIMONIAL_PAGES)[number];

export type Testimonial = {
  readonly id: string;
  readonly text: string;
  readonly author: string;
  /** Initials. */
  readonly avatar: string;
  readonly rating: number;
  readonly page: TestimonialPage;
};

/** The accordions of the site, by the page or the heading they stand under. */
export const FAQ_LISTS = ['booking', 'general', 'special-events', 'book-charter', 'financing'] as const;
export type FaqList = (typeof FAQ_LISTS)[number];

export type Faq = {
  readonly id: string;
  readonly list: FaqList;
  readonly question: string;
  readonly answer: string;
};

/** One fact of the featured rental: "5 cabins". */
export type Spec = { readonly icon: string; readonly value: string; readonly label: string };

/** A card of the home page: one of the three of "Top Luxury Yacht", or the featured rental. */
export type ShowcaseYacht = {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly description: string;
  /** With its unit: "70 ft". */
  readonly length: string;
  readonly capacity: number;
  readonly year: number | null;
  readonly pricePerHourCents: Cents;
  readonly image: string;
  readonly specs: readonly Spec[];
  readonly isHotRental: boolean;
};

export type Statistic = { readonly value: string; readonly label: string };

/** The settings staff change, one group a row. */
export type Settings = {
  readonly contact: { readonly phone: string; readonly email: string; readonly address: readonly string[] };
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  readonly chat: { readonly url: string };
  readonly statistics: { readonly home: readonly Statistic[]; readonly about: readonly Statistic[] };
  /** What search engines are told; switched off, they are told nothing. */
  readonly rating: { readonly value: number; readonly reviews: number; readonly isShown: boolean };
  readonly money: MoneyRules;
  readonly policies: {
    readonly modificationHoursBefore: number;
    readonly arriveMinutesEarly: number;
    readonly gratuityPercentFrom: number;
    readonly gratuityPercentTo: number;
    readonly payments: readonly string[];
  };
};

/** The rules of payment that the server applies (decisions §2 and §4). */
export type MoneyRules = {
  readonly charterDepositPercent: number;
  readonly charterBalanceHoursBefore: number;
  readonly eventDepositPercent: number;
  readonly eventBalanceDaysBefore: number;
  /** How long a quote holds its slot. */
  readonly holdHours: number;
  /** Kept back from what was paid when a charter is cancelled a week or more ahead. */
  readonly cancellationFeePercent: number;
};

export type SettingsGroup = keyof Settings;

/** What an empty site starts with. Figures: public-area §1 and §9, decisions §2 and §4. */
export const DEFAULT_SETTINGS: Settings = {
  contact: {
    phone: DEFAULT_CONTACT.phone,
    email: DEFAULT_CONTACT.email,
    address: DEFAULT_CONTACT.address,
  },
  social: DEFAULT_CONTACT.social,
  chat: { url: DEFAULT_CONTACT.chatUrl },
  statistics: {
    home: [
      { value: '8+', label: 'years of experience' },
      { value: '1000+', label: 'successful charters' },
      { value: '3.8M+', label: 'in sales since 2020' },
      { value: '20+', label: 'large corporate and trade events' },
    ],
    about: [
      { value: '100+', label: 'yachts' },
      { value: '5000+', label: 'charters' },
      { value: '4.9', label: 'rating' },
      { value: '24/7', label: 'support' },
    ],
  },
  rating: { value: 4.8, reviews: 127, isShown: true },
  money: {
    charterDepositPercent: 50,
    charterBalanceHoursBefore: 24,
    eventDepositPercent: 30,
    eventBalanceDaysBefore: 14,
    holdHours: 48,
    cancellationFeePercent: 5,
  },
  policies: {
    modificationHoursBefore: 48,
    arriveMinutesEarly: 15,
    gratuityPercentFrom: 15,
    gratuityPercentTo: 20,
    payments: ['Major cards', 'Zelle', 'Bank transfer', 'Cash', 'Crypto'],
  },
};

/**
 * The settings as stored, each group completed from what an empty site starts with: a group or a field that a newer
 * version added is there before staff have ever saved it. `isValid` judges a completed group; one that fails is
 * replaced whole, and named in `broken`, so that a damaged row costs its own group and not every page.
 */
export function completeSettings(
  rows: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[],
  isValid: (settings: unknown) => settings is Settings,
): { readonly settings: Settings; readonly broken: readonly SettingsGroup[] } {
  const broken: SettingsGroup[] = [];
  let settings: Settings = DEFAULT_SETTINGS;
  for (const group of Object.keys(DEFAULT_SETTINGS) as SettingsGroup[]) {
    const stored = rows.find((row) => row.key === group)?.value;
    if (stored === undefined) continue;
    // Networks without an account are left out on purpose, so that group is never completed.
    const completed = group === 'social' ? stored : { ...DEFAULT_SETTINGS[group], ...stored };
    const candidate = { ...settings, [group]: completed };
    if (isValid(candidate)) settings = candidate;
    else broken.push(group);
  }
  return { settings, broken };
}
