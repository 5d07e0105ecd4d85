import type { Light, Place } from '../lights.ts';
import {
  capitalised,
  type Deck,
  type DeckAs,
  type Doing,
  deckAs,
  type From,
  type Furnished,
  type Kind,
  kindOf,
  type Laid,
  type Layout,
  type Told,
  type View,
  type Wood,
} from './kinds.ts';

const KINDS: Readonly<Record<Kind, string>> = {
  'sport-cruiser': 'open sport cruiser',
  'express-outboard': 'express boat with outboards',
  'hardtop-coupe': 'hardtop coupé',
  'flybridge-mid': 'flybridge yacht',
  'fast-coupe': 'low fast coupé',
  trawler: 'trawler yacht',
  'flybridge-large': 'large flybridge yacht',
  superyacht: 'superyacht',
  walkaround: 'walkaround day boat',
  pilothouse: 'pilothouse yacht',
  'picnic-boat': 'picnic boat',
  catamaran: 'power catamaran',
  runabout: 'runabout with a varnished deck',
  'tri-deck': 'superyacht of three decks',
  'coastal-pilothouse': 'coastal pilothouse boat',
};

const LIGHTS: Readonly<Record<Light, string>> = {
  golden: 'at golden hour',
  noon: 'under a noon sky',
  late: 'in the late afternoon sun',
  morning: 'in soft morning light',
  'blue-hour': 'at dusk, her lights on',
};

const PLACES: Readonly<Record<Place, string>> = {
  'near-city': 'close before the Miami skyline',
  city: 'with the Miami skyline behind her',
  'far-city': 'with the city pale on the horizon',
  'open-sea': 'on open water',
  sandbar: 'over turquoise shallows',
  dock: 'at a palm-lined dock before the skyline',
};

const VIEWS: Readonly<Record<View, string>> = {
  profile: 'in profile',
  stern: 'from astern, her swim platform toward the eye',
  above: 'from above the bow',
};

const TABLES: Readonly<Record<Laid, string>> = {
  lunch: 'the table laid for lunch',
  spritz: 'orange spritzes and small bites on the table',
  breakfast: 'fruit, rolls and orange juice on the table',
  swim: 'cold drinks, a straw hat and rolled towels on the table',
  champagne: 'champagne on ice and seafood on the table',
  sunset: 'red wine and cheese on the table',
};

/** The colors of loose cushions and towels. */
const LOOSE: Readonly<Record<Laid, string>> = {
  lunch: 'navy',
  spritz: 'coral',
  breakfast: 'yellow',
  swim: 'turquoise',
  champagne: 'sand-colored',
  sunset: 'terracotta',
};

const DECKS: Readonly<Record<DeckAs, (laid: Laid) => string>> = {
  cockpit: (laid) => `Cockpit with its sofa, ${TABLES[laid]}, looking aft over the water`,
  coupé: (laid) =>
    `Cockpit with its sofa and sun pads, ${LOOSE[laid]} cushions and towels laid out, looking aft over the water`,
  runabout: (laid) => `Cockpit with its sun pads and ${LOOSE[laid]} towels, looking aft over the water`,
  foredeck: (laid) =>
    `Foredeck with its sun pads, ${LOOSE[laid]} towels and cushions laid out, looking aft to the windshield`,
  flybridge: (laid) =>
    `Upper deck with its sofas, ${LOOSE[laid]} cushions, bar and helm, looking forward over the bay`,
  'clear bow': () => 'Foredeck kept clear, looking aft to the windshield',
  'upper helm': () => 'Helm on the upper deck with its wheel and two seats, looking forward over the bay',
  spa: () => 'Upper deck with a spa pool, sofas, bar and helm, looking forward over the bay',
  beach: (laid) =>
    `Beach club by the water: two loungers with ${LOOSE[laid]} towels, cold drinks and a parasol on the teak platform`,
};

const WOODS: Readonly<Record<Wood, string>> = {
  ebony: 'ebony',
  oak: 'oak',
  walnut: 'walnut',
  teak: 'teak',
  lacquer: 'white lacquer',
};

// The sources name colors as shipyards do; visitors read American English.
const american = (colour: string) => colour.replace('grey', 'gray');

/** The kind of boat in a picture, with the color of its hull: "Navy trawler yacht". */
const coloured = (boat: Told, colour: string) => capitalised(`${american(colour)} ${KINDS[kindOf(boat)]}`);

const aboard = (boat: Told) => {
  const kind = KINDS[kindOf(boat)];
  return `aboard ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
};

function fromWhere(from: From): string {
  if (from.of === 'above') return 'seen from above the bow';
  if (from.of === 'bow') return `seen off the ${from.side} bow`;
  return from.of === 'stern' ? `seen from the ${from.side} quarter` : `in profile from ${from.side}`;
}

/** The caption of a yacht's own picture. */
export function ownPicture(
  boat: Told,
  colour: string,
  seen: { readonly doing: Doing; readonly place: Place; readonly from: From; readonly light: Light },
): string {
  const { doing, place, from, light } = seen;
  return `${coloured(boat, colour)} ${doing} ${PLACES[place]}, ${fromWhere(from)} ${LIGHTS[light]}`;
}

/** The caption of a shared picture of the outside. */
export function outside(boat: Told, shade: string, view: View, place: Place, light: Light): string {
  return `${coloured(boat, shade)} seen ${VIEWS[view]}, ${PLACES[place]} ${LIGHTS[light]}`;
}

export function onDeck(boat: Told, deck: Deck, laid: Laid, hasSpa: boolean): string {
  return `${DECKS[deckAs(boat, deck, hasSpa)](laid)}, ${aboard(boat)}`;
}

const INTERIORS: Readonly<Record<Layout, (fabric: string) => string>> = {
  superyacht: (fabric) =>
    `a ${fabric} settee by a marble table with books and flowers, beyond it a table laid for eight under a ring of glass`,
  flybridge: (fabric) =>
    `a ${fabric} corner settee about a laid table, a sideboard with books and flowers, the galley and the helm beyond`,
  catamaran: (fabric) =>
    `a ${fabric} settee about a laid table, a long galley counter with fruit, and glass on three sides`,
  trawler: (fabric) =>
    `a ${fabric} settee with a book on the table, curtains tied back, brass rails and the wheelhouse up a step`,
  sport: (fabric) =>
    `a ${fabric} leather settee with two drinks on the table, a bar cabinet and two seats at the helm`,
  cuddy: (fabric) => `a ${fabric} settee, a small galley, and the double berth in the bow made up`,
};

/** The caption of a day boat's cabin without a berth. */
const dinette = (fabric: string) =>
  `${fabric} settees on three sides of a table with fruit, a painting in the bow, a galley counter with flowers`;

const CABINS: Readonly<Record<Exclude<Layout, 'cuddy'>, string>> = {
  superyacht:
    'a made-up double bed with a breakfast tray, a bench at its foot, a settee to one side, a desk to the other and tall windows with curtains',
  flybridge: 'a made-up double bed, a settee under one long window and drawers with flowers under the other',
  catamaran: 'a made-up double bed beside a long window, drawers with books across from it',
  trawler: 'a made-up double bed under a shelf of books, brass ports with curtains',
  sport: 'a made-up double bed between lockers, narrow windows above them',
};

/** The caption of a room: its layout, and furnishings that other yachts of its class lack. */
export function interior(
  kind: 'saloon' | 'cabin',
  { layout, wood, fabric, furnishing, plan }: Furnished,
): string {
  if (kind === 'cabin' && layout !== 'cuddy') return `Owner’s cabin in ${WOODS[wood]}: ${CABINS[layout]}`;
  const room = layout === 'cuddy' ? 'Cabin below decks' : 'Salon';
  const inside = plan === 'dinette' ? dinette : INTERIORS[layout];
  const more = furnishing
    ? { piano: ', a baby grand beside it', bar: ', a bar with stools beside it' }[furnishing]
    : '';
  return `${room} in ${WOODS[wood]}: ${inside(american(fabric))}${more}`;
}
