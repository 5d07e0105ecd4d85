import { DEFAULT_CONTACT, type SocialNetwork } from '#core/brand.ts';
import type { Columns, Public, Translations } from '#core/field-kinds.ts';
import type { faqFields, showcaseFields, testimonialFields } from './fields/lists.ts';

export const TESTIMONIAL_PAGES = ['home', 'special-events'] as const;
export type TestimonialPage = (typeof TESTIMONIAL_PAGES)[number];
export type Testimonial = Columns<Public<typeof testimonialFields>> & { readonly id: string };

/** The accordions of the site, by the page or the heading they stand under. */
export const FAQ_LISTS = ['booking', 'general', 'special-events', 'book-charter', 'financing'] as const;
export type FaqList = (typeof FAQ_LISTS)[number];
export type Faq = Columns<Public<typeof faqFields>> & { readonly id: string };

/** One fact of the featured rental: "5 cabins". */
export type Spec = { readonly icon: string; readonly value: string; readonly label: string };

/** A card of the home page: one of the three of "Top Luxury Yacht", or the featured rental. */
export type ShowcaseYacht = Columns<typeof showcaseFields> & {
  readonly id: string;
  readonly specs: readonly Spec[];
  readonly isHotRental: boolean;
};

/** A film of the business's own, played from our own server. */
export type Film = {
  /** Also its file: /films/{name}.mp4. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly translations: Translations;
  readonly poster: string;
};

/** What the media gallery shows once it is filmed, the featured film first. */
export const FILMS: readonly Film[] = [
  {
    name: 'hero',
    title: 'The last light on the bay',
    description: 'Lying off the skyline, in the half hour that nobody aboard ever photographs badly.',
    translations: {
      es: {
        title: { text: 'La última luz en la bahía', of: 'The last light on the bay' },
        description: {
          text: 'Frente a la ciudad, en la media hora que nadie a bordo fotografía mal.',
          of: 'Lying off the skyline, in the half hour that nobody aboard ever photographs badly.',
        },
      },
      pt: {
        title: { text: 'A última luz na baía', of: 'The last light on the bay' },
        description: {
          text: 'Diante da cidade, na meia hora que ninguém a bordo fotografa mal.',
          of: 'Lying off the skyline, in the half hour that nobody aboard ever photographs badly.',
        },
      },
    },
    poster: 'film-hero',
  },
  {
    name: 'day-at-sea',
    title: 'A day at sea',
    description: 'Out past the last buoy before breakfast, back when the towels are dry.',
    translations: {
      es: {
        title: { text: 'Un día en el mar', of: 'A day at sea' },
        description: {
          text: 'Más allá de la última boya antes del desayuno, y de vuelta cuando las toallas están secas.',
          of: 'Out past the last buoy before breakfast, back when the towels are dry.',
        },
      },
      pt: {
        title: { text: 'Um dia no mar', of: 'A day at sea' },
        description: {
          text: 'Além da última boia antes do café da manhã, e de volta quando as toalhas estão secas.',
          of: 'Out past the last buoy before breakfast, back when the towels are dry.',
        },
      },
    },
    poster: 'film-day-at-sea',
  },
  {
    name: 'night-at-the-dock',
    title: 'A night at the dock',
    description: 'Lamps, palms and a deck full of friends who have stopped looking at the time.',
    translations: {
      es: {
        title: { text: 'Una noche en el muelle', of: 'A night at the dock' },
        description: {
          text: 'Faroles, palmeras y una cubierta llena de amigos que dejaron de mirar la hora.',
          of: 'Lamps, palms and a deck full of friends who have stopped looking at the time.',
        },
      },
      pt: {
        title: { text: 'Uma noite no píer', of: 'A night at the dock' },
        description: {
          text: 'Luzes, palmeiras e um convés cheio de amigos que pararam de olhar a hora.',
          of: 'Lamps, palms and a deck full of friends who have stopped looking at the time.',
        },
      },
    },
    poster: 'film-night-at-the-dock',
  },
  {
    name: 'base',
    title: 'At anchor off the city',
    description: 'Anchor down, ladder out, and the skyline close enough to wave at.',
    translations: {
      es: {
        title: { text: 'Al ancla frente a la ciudad', of: 'At anchor off the city' },
        description: {
          text: 'El ancla abajo, la escalera afuera y la ciudad tan cerca que se la puede saludar.',
          of: 'Anchor down, ladder out, and the skyline close enough to wave at.',
        },
      },
      pt: {
        title: { text: 'No fundeio diante da cidade', of: 'At anchor off the city' },
        description: {
          text: 'Âncora no fundo, escada fora e a cidade tão perto que dá para acenar.',
          of: 'Anchor down, ladder out, and the skyline close enough to wave at.',
        },
      },
    },
    poster: 'film-base',
  },
  {
    name: 'all-addons',
    title: 'Every toy in the water',
    description: 'Jet ski, fly board and slide, all out at once, as the children had asked.',
    translations: {
      es: {
        title: { text: 'Todos los juguetes en el agua', of: 'Every toy in the water' },
        description: {
          text: 'Moto de agua, flyboard y tobogán, todos a la vez, como pidieron los niños.',
          of: 'Jet ski, fly board and slide, all out at once, as the children had asked.',
        },
      },
      pt: {
        title: { text: 'Todos os brinquedos na água', of: 'Every toy in the water' },
        description: {
          text: 'Jet ski, flyboard e escorregador, tudo ao mesmo tempo, como as crianças pediram.',
          of: 'Jet ski, fly board and slide, all out at once, as the children had asked.',
        },
      },
    },
    poster: 'film-all-addons',
  },
];

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
};

/** What home opens with, and the pictures further down. */
export type HomePage = {
  readonly slides: readonly HeroSlide[];
  readonly pictures: { readonly about: string; readonly fleet: string; readonly financing: string };
};

export type Statistic = { readonly value: string; readonly label: string };

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
  /** Where clients send money, as they are told; empty where that way is not offered. */
  readonly bankTransferTo: string;
  readonly zelleTo: string;
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

/** Two letters for whoever has no picture: "Ana Paula Ruiz" is AR. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
}

/** What an empty site starts with. Figures: product 1.12, 3.6, 4.4 and 4.7. */
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
      { value: '100+', label: 'yachts in the fleet' },
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
  home: {
    slides: [
      {
        id: 'weddings',
        title: 'Weddings',
        subtitle: 'Say yes where the bay meets the sky',
        description:
          'A ceremony on the foredeck, dinner under lanterns, a first dance at anchor. We keep time with the sunset.',
        image: 'home-weddings',
        focus: 38,
        color: '#4a3a44',
      },
      {
        id: 'lifestyle-vacation',
        title: 'Lifestyle Vacation',
        subtitle: 'A week with no plan but the next anchorage',
        description:
          'Coffee off Key Biscayne, lunch on a sandbar, Bimini by evening. Captain, chef and crew see to everything else.',
        image: 'home-lifestyle-vacation',
        focus: 71,
        color: '#4b4a55',
      },
      {
        id: 'dockside-parties',
        title: 'Dockside Parties',
        subtitle: 'The best table in town is tied to a dock',
        description:
          'Lamps in the rigging, a band on the aft deck and nobody asked to leave at eleven. The lines stay fast all night.',
        image: 'home-dockside-parties',
        focus: 67,
        color: '#2b2440',
      },
    ],
    pictures: { about: 'about-story', fleet: 'special-lifestyle', financing: 'home-financing' },
  },
  rating: { value: 4.8, reviews: 127, isShown: true },
  money: {
    charterDepositPercent: 50,
    charterBalanceHoursBefore: 24,
    eventDepositPercent: 30,
    eventBalanceDaysBefore: 14,
    holdHours: 48,
    cancellationFeePercent: 5,
    reversalLimit: 1_000,
    bankTransferTo: '',
    zelleTo: '',
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
