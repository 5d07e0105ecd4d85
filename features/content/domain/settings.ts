import type { SocialNetwork } from '#core/brand.ts';
import type { Translations } from '#core/field-kinds.ts';
import { LANGUAGES_IN_ENGLISH, type Language, OTHER_LANGUAGES } from '#core/language.ts';

/** One of the slides at the top of the home page, with its occasion. */
export type HeroSlide = {
  readonly id: string;
  /** Also the occasion that "Reserve now" passes to the booking form. */
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly image: string;
  /** The part of the picture that a narrow screen keeps: 0 is its left edge, 100 its right. */
  readonly focus: number;
  /** The color behind the picture until it arrives: #rrggbb. */
  readonly color: string;
  readonly translations?: Translations;
};

/** The home page's slides, and its pictures further down. */
export type HomePage = {
  readonly slides: readonly HeroSlide[];
  readonly pictures: { readonly about: string; readonly fleet: string; readonly financing: string };
};

export type Statistic = {
  readonly value: string;
  readonly label: string;
  readonly translations?: Translations;
};

/** The settings that staff can change, one database row per group. */
export type Settings = {
  readonly contact: { readonly phone: string; readonly email: string; readonly address: readonly string[] };
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  readonly chat: { readonly url: string };
  readonly statistics: { readonly home: readonly Statistic[]; readonly about: readonly Statistic[] };
  readonly home: HomePage;
  /** The rating for search engines; if switched off, they get none. */
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
  /** The percentage of the paid amount that we keep when a charter is canceled at least a week ahead. */
  readonly cancellationFeePercent: number;
  /** Up to this amount, in dollars, the colleague who recorded a payment may also reverse it. */
  readonly reversalLimit: number;
  /** How many hours after the return a damage hold on a card is released, unless staff decide otherwise (product 4.23). */
  readonly holdReleaseHours: number;
  /** Where clients send money, in the words that they read; empty if that way is not offered. */
  readonly bankTransferTo: string;
  readonly zelleTo: string;
  readonly translations?: Translations;
};

/**
 * Where clients are told to send bank transfers. A translation that is older than the English is not said, because it may name
 * a closed account: they read the English text until it is translated anew (product 2.13).
 */
export function bankTransferToIn(
  language: Language,
  { bankTransferTo, translations }: Pick<MoneyRules, 'bankTransferTo' | 'translations'>,
): string {
  const said =
    language === 'en' || bankTransferTo === '' ? undefined : translations?.[language]?.bankTransferTo;
  return said?.text && said.of === bankTransferTo ? said.text : bankTransferTo;
}

/** Where clients are told to pay, in every language, by a name for the team. */
const waysToPay = (rules: MoneyRules): Readonly<Record<string, string>> => ({
  Zelle: rules.zelleTo,
  'Bank transfers': rules.bankTransferTo,
  ...Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [
      `Bank transfers, in ${LANGUAGES_IN_ENGLISH[language]}`,
      bankTransferToIn(language, rules),
    ]),
  ),
});

/** What clients are told anew about where to pay. */
export function changedWaysToPay(before: MoneyRules, after: MoneyRules) {
  const former = waysToPay(before);
  return Object.entries(waysToPay(after)).flatMap(([name, is]) => {
    const was = former[name] ?? '';
    return was === is ? [] : [{ name, was, is }];
  });
}

export type SettingsGroup = keyof Settings;

/** The name of each group for people. */
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

/** Keeps the earlier translations if the new value has no `translations`. */
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
 * A group to store. If the sender leaves translations out, the earlier ones stay. Slides are matched by id, figures by label.
 */
export function keepingTranslations<Group extends SettingsGroup>(
  group: Group,
  given: Settings[Group],
  before: Settings[Group],
): Settings[Group] {
  return KEEPING[group](given, before);
}
