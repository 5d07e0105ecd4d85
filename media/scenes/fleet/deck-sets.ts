import type { YachtSeed } from '#database/seed/fleet/yacht-seed.ts';
import type { Prop, Yacht } from '../scene.ts';
import type { Light } from './lights.ts';
import type { Deck, Laid } from './words/kinds.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** How a deck is furnished: upholstery, tables, what lies on them, and two colors of cushions and towels, in linear light. */
type DeckSet = {
  readonly cushion: Colour;
  readonly table: 'varnish' | 'teak' | 'gel';
  readonly colours: readonly [Colour, Colour];
};

const WHITE: Colour = [0.74, 0.71, 0.66];

const DECK_SETS: Readonly<Record<Laid, DeckSet>> = {
  lunch: { cushion: WHITE, table: 'varnish', colours: [[0.03, 0.07, 0.15], WHITE] },
  spritz: { cushion: [0.5, 0.41, 0.3], table: 'teak', colours: [[0.45, 0.1, 0.05], WHITE] },
  breakfast: { cushion: [0.33, 0.34, 0.35], table: 'gel', colours: [[0.5, 0.29, 0.06], WHITE] },
  swim: { cushion: WHITE, table: 'teak', colours: [[0.04, 0.32, 0.36], WHITE] },
  champagne: {
    cushion: [0.27, 0.21, 0.16],
    table: 'varnish',
    colours: [
      [0.6, 0.52, 0.42],
      [0.05, 0.045, 0.04],
    ],
  },
  sunset: { cushion: [0.04, 0.065, 0.115], table: 'teak', colours: [[0.34, 0.1, 0.05], WHITE] },
};

const BY_DAY: readonly [Laid, ...Laid[]] = ['lunch', 'spritz', 'breakfast', 'swim', 'champagne'];

/** The next set for a kind of deck: other than the one before. Golden light has only the sets sunset and champagne. */
export function setAfter(before: readonly Laid[], light: Light): Laid {
  const order = before.length;
  const wanted: readonly Laid[] =
    light === 'golden'
      ? order % 2 === 0
        ? ['sunset', 'champagne']
        : ['champagne', 'sunset']
      : [...BY_DAY.slice(order % BY_DAY.length), ...BY_DAY];
  return wanted.find((laid) => laid !== before.at(-1)) ?? BY_DAY[0];
}

/** What a set adds to a deck's scene: the yacht's furniture, and what lies on it. */
export function furnished(
  deck: Deck,
  laid: Laid,
  seed: number,
): { readonly yacht: Partial<Yacht>; readonly props: readonly Prop[] } {
  const { cushion, table, colours } = DECK_SETS[laid];
  const set: Prop =
    deck === 'beach' ? { prop: 'beach-club', colours } : { prop: 'deck-set', laid, colours, seed };
  return { yacht: { cushion, table }, props: [{ ...set, aboard: true }] };
}

/** A pool on an upper deck where guests sit, not one in the bow or the stern. */
const SPA = /\b(flybridge|sun deck)\b.*\b(pool|jacuzzi|spa)\b|\bjacuzzi sun deck\b/i;
const BEACH_CLUB = /\bbeach club\b/i;

/** Whether the yacht's features name a pool on its uppermost deck. */
export const hasSpa = ({ features }: Pick<YachtSeed, 'features'>) =>
  features.some((feature) => SPA.test(feature));

/** Whether the yacht's features name a beach club. */
export const hasBeachClub = ({ features }: Pick<YachtSeed, 'features'>) =>
  features.some((feature) => BEACH_CLUB.test(feature));
