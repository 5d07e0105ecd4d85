import type { SocialNetwork } from '#core/brand.ts';
import type { Translations } from '#core/field-kinds.ts';

/** One of the pictures that home opens with, and the occasion it stands for. */
export type HeroSlide = {
  readonly id: string;
  /** Also the occasion that "Reserve now" carries into the booking. */
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly image: string;
  /** Which part of the picture a narrow screen keeps: 0 is its left edge, 100 its right. */
  readonly focus: number;
  /** Behind the picture until it arrives: #rrggbb. */
  readonly color: string;
  readonly translations?: Translations;
};

/** What home opens with, and the pictures further down. */
export type HomePage = {
  readonly slides: readonly HeroSlide[];
  readonly pictures: { readonly about: string; readonly fleet: string; readonly financing: string };
};

export type Statistic = {
  readonly value: string;
  readonly label: string;
  readonly translations?: Translations;
};

/** The settings staff change, one group a row. */
export type Settings = {
  readonly contact: { readonly phone: string; readonly email: string; readonly address: readonly string[] };
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  readonly chat: { readonly url: string };
  readonly statistics: { readonly home: readonly Statistic[]; readonly about: readonly Statistic[] };
  readonly home: HomePage;
  /** What search engines are told; switched off, they are told nothing. */
  readonly rating: { readonly value: number; readonly reviews: number; readonly isShown: boolean };
  readonly money: MoneyRules;
  readonly policies: {
    readonly modificationHoursBefore: number;
    readonly arriveMinutesEarly: number;
    readonly gratuityPercentFrom: number;
    readonly gratuityPercentTo: number;
    readonly payments: readonly string[];
    readonly translations?: Translations;
  };
};

/** The rules of payment that the server applies (product 3.6). */
export type MoneyRules = {
  readonly charterDepositPercent: number;
  readonly charterBalanceHoursBefore: number;
  readonly eventDepositPercent: number;
  readonly eventBalanceDaysBefore: number;
  /** How long a quote holds its slot. */
  readonly holdHours: number;
  /** Kept back from what was paid when a charter is cancelled a week or more ahead. */
  readonly cancellationFeePercent: number;
  /** Up to so many dollars a payment may be reversed by the colleague who recorded it. */
  readonly reversalLimit: number;
  /** So many hours after the return a damage hold on a card is released, unless staff say otherwise (product 4.23). */
  readonly holdReleaseHours: number;
  /** Where clients send money, as they are told; empty where that way is not offered. */
  readonly bankTransferTo: string;
  readonly zelleTo: string;
  readonly translations?: Translations;
};

export type SettingsGroup = keyof Settings;

/** What people call each group. */
export const SETTINGS_NAMES: Readonly<Record<SettingsGroup, string>> = {
  contact: 'Contact',
  social: 'Channels',
  chat: 'Chat',
  statistics: 'Statistics',
  home: 'Home page',
  rating: 'Rating',
  money: 'Money rules',
  policies: 'Policies',
};

type Translated = { readonly translations?: Translations };

/** What says nothing of its translations keeps those that it had. */
const keptBy = <One extends Translated>(one: One, before: Translated | undefined): One =>
  one.translations === undefined && before?.translations
    ? { ...one, translations: before.translations }
    : one;

const figuresKept = (figures: readonly Statistic[], before: readonly Statistic[]) =>
  figures.map((figure) =>
    keptBy(
      figure,
      before.find(({ label }) => label === figure.label),
    ),
  );

const asGiven = <Given>(given: Given) => given;

const KEEPING: {
  readonly [Group in SettingsGroup]: (given: Settings[Group], before: Settings[Group]) => Settings[Group];
} = {
  contact: asGiven,
  social: asGiven,
  chat: asGiven,
  rating: asGiven,
  money: keptBy,
  policies: keptBy,
  statistics: (given, before) => ({
    home: figuresKept(given.home, before.home),
    about: figuresKept(given.about, before.about),
  }),
  home: (given, before) => ({
    ...given,
    slides: given.slides.map((slide) =>
      keptBy(
        slide,
        before.slides.find(({ id }) => id === slide.id),
      ),
    ),
  }),
};

/**
 * A group as it is to be kept: where whoever sends it knows of no translations, they stay as they were. A slide is known by its
 * id, a figure by its words.
 */
export function keepingTranslations<Group extends SettingsGroup>(
  group: Group,
  given: Settings[Group],
  before: Settings[Group],
): Settings[Group] {
  return KEEPING[group](given, before);
}
