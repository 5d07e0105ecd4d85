import { BRIDGE_END, type Hull, oneHull, twinDeck, upperDeck } from './hull.ts';
import { type Particulars, type Planned, particularsOf } from './particulars.ts';
import { type Band, band, type Room, setBands } from './rooms.ts';

export { ROOM_KINDS, type Room, SIDES } from './rooms.ts';

export const DECK_IDS = ['lower', 'main', 'flybridge', 'upper', 'sun'] as const;

/** A deck from above (see Hull): its outline as SVG path data in feet, and its rooms from the stern forward. */
export type Deck = {
  readonly id: (typeof DECK_IDS)[number];
  readonly outline: string;
  readonly rooms: readonly Room[];
};

/** Lengths in feet from which a yacht has these, and the shortest platform that is drawn. */
const ENGINE_ROOM_FROM = 45;
const GALLEY_FROM = 48;
const DINING_FROM = 75;
const CREW_QUARTERS_FROM = 80;
const SHORTEST_PLATFORM = 2.6;

/** Widths as shares of the beam. Hulls are narrower at the lower deck; upper decks stand on a house with side decks beside it. */
const LOWER_BEAM = 0.9;
const HOUSE = 0.8;
const OPEN_DECK = 0.9;
const CATAMARAN_HULL = 0.32;

/** How many bathrooms are beside cabins, beside the crew's quarters, on the main deck and above it. */
type Bathrooms = { below: number; crew: number; main: number; above: number };

function shareBathrooms(yacht: Particulars): Bathrooms {
  const { bathrooms, cabins, isCatamaran } = yacht;
  const onMain = yacht.ownerOnMainDeck ? 1 : 0;
  const main = Math.min(bathrooms, onMain);
  const below = Math.min(bathrooms - main, cabins - onMain);
  let left = bathrooms - main - below;
  const take = (most: number) => {
    const taken = Math.min(left, most);
    left -= taken;
    return taken;
  };
  const day = take(1);
  const crew = take(hasCrewQuarters(yacht) ? 2 : 0);
  const above = take(yacht.above.includes('upper') ? 1 : 0);
  // A yacht without cabins has its bathrooms on the main deck. A catamaran for a hundred guests has more than usual.
  const further = take(isCatamaran ? 5 : 3);
  return { below, crew, main: main + day + further, above };
}

const hasCrewQuarters = ({ length, crew, cabins, isCatamaran }: Particulars) =>
  !isCatamaran && length >= CREW_QUARTERS_FROM && crew >= 3 && cabins > 1;

/** A band with one or two bathrooms and the passage beside them. */
function bathroomBand(bathrooms: number): Band {
  return bathrooms > 1
    ? band(0.65, ['bathroom', 3], ['passage', 2], ['bathroom', 3])
    : band(0.55, ['bathroom', 3], ['passage', 4]);
}

/**
 * The cabins from the stern forward: the widest amidships, the others in pairs, and the last in the bow unless the crew sleeps
 * there.
 */
function cabinBands(yacht: Particulars, bathrooms: Bathrooms): Band[] {
  const cabins = yacht.cabins - (yacht.ownerOnMainDeck ? 1 : 0);
  const crew = hasCrewQuarters(yacht);
  const hasMidship = cabins > 1;
  const paired = cabins - (hasMidship ? 1 : 0) - (crew ? 0 : 1);
  const isOdd = paired % 2 === 1;
  let left = bathrooms.below;
  const beside = isOdd && left > 0 ? 1 : 0;
  left -= beside;
  const take = () => {
    const taken = Math.min(left, 2);
    left -= taken;
    return taken > 0 ? [bathroomBand(taken)] : [];
  };
  const owner = cabins >= 3 && !yacht.ownerOnMainDeck ? 'owners-cabin' : 'cabin';
  return [
    ...(hasMidship ? [band(1.3, [owner, 1]), ...take()] : []),
    ...Array.from({ length: Math.floor(paired / 2) }, () => [
      band(1.15, ['cabin', 5], ['passage', 2], ['cabin', 5]),
      ...take(),
    ]).flat(),
    ...(isOdd ? [band(1.15, ['cabin', 5], [beside > 0 ? 'bathroom' : 'locker', 3])] : []),
    ...take(),
    ...(crew ? [...(bathrooms.crew > 0 ? [bathroomBand(bathrooms.crew)] : []), band(1.2, ['crew', 1])] : []),
    ...(!crew && cabins > 0 ? [band(1.15, ['forward-cabin', 1])] : []),
  ];
}

function lowerDeck(yacht: Particulars, bathrooms: Bathrooms): Deck {
  const { length } = yacht;
  const hull = oneHull(length, yacht.beam * LOWER_BEAM);
  const hasEngines = length >= ENGINE_ROOM_FROM && !yacht.hasOutboards;
  const bands = cabinBands(yacht, bathrooms);
  // One or two cabins do not fill a hull: the fewer bands there are, the further forward they begin.
  const weights = bands.reduce((sum, { weight }) => sum + weight, 0);
  const from = Math.max(0.3, 0.88 - weights * 0.24);
  return {
    id: 'lower',
    outline: hull.outline,
    rooms: [
      ...(hasEngines ? setBands(hull, [0.08 * length, 0.28 * length], [band(1, ['engines', 1])]) : []),
      ...setBands(hull, [from * length, 0.88 * length], bands),
    ],
  };
}

/** Cabins and bathrooms in turn, from the stern of one hull forward. */
function hullBands(cabins: number, bathrooms: number, owner: boolean): Band[] {
  const bands: Band[] = [];
  for (let place = 0; place < Math.max(cabins, bathrooms); place += 1) {
    if (place < cabins) bands.push(band(1.3, [owner && place === 0 ? 'owners-cabin' : 'cabin', 1]));
    if (place < bathrooms) bands.push(band(0.5, ['bathroom', 1]));
  }
  return bands;
}

/** The two hulls of a catamaran. If the number of cabins is odd, the starboard hull has one less. */
function twinHulls(yacht: Particulars, bathrooms: Bathrooms): Deck {
  const { length, beam, ownerOnMainDeck } = yacht;
  const cabins = yacht.cabins - (ownerOnMainDeck ? 1 : 0);
  const hullBeam = beam * CATAMARAN_HULL;
  const centre = (beam - hullBeam) / 2;
  const hasEngines = length >= ENGINE_ROOM_FROM && !yacht.hasOutboards;
  const hulls = [
    { hull: oneHull(length, hullBeam, -centre), half: Math.ceil, isOwners: false },
    { hull: oneHull(length, hullBeam, centre), half: Math.floor, isOwners: cabins >= 3 && !ownerOnMainDeck },
  ];
  return {
    id: 'lower',
    outline: hulls.map(({ hull }) => hull.outline).join(' '),
    rooms: hulls.flatMap(({ hull, half, isOwners }) => {
      const bands = hullBands(half(cabins / 2), half(bathrooms.below / 2), isOwners);
      const weights = bands.reduce((sum, { weight }) => sum + weight, 0);
      const to = Math.min(0.88, 0.24 + weights * 0.26);
      return [
        ...(hasEngines ? setBands(hull, [0.05 * length, 0.2 * length], [band(1, ['engines', 1])]) : []),
        ...setBands(hull, [0.24 * length, to * length], bands),
      ];
    }),
  };
}

/** The rooms inside on the main deck, from aft forward. */
function insideBands(yacht: Particulars, bathrooms: Bathrooms): Band[] {
  const { length, hasSaloon, above, ownerOnMainDeck } = yacht;
  const day = bathrooms.main - (ownerOnMainDeck && bathrooms.main > 0 ? 1 : 0);
  const isSteeredAbove = above.includes('upper') && above.length > 1;
  if (!hasSaloon) {
    if (day === 1) return [band(1, ['helm-seating', 5], ['bathroom', 3])];
    return [band(1, ['helm-seating', 1]), ...(day > 0 ? [band(0.45, ...bathroomsAcross(day))] : [])];
  }
  const hasGalley = length >= GALLEY_FROM;
  return [
    band(1.5, ['saloon', 1]),
    ...(length >= DINING_FROM ? [band(0.8, ['dining', 1])] : []),
    ...(hasGalley && day === 1 ? [band(0.75, ['galley', 5], ['bathroom', 2])] : []),
    ...(hasGalley && day !== 1 ? [band(0.75, ['galley', 1])] : []),
    ...(day > (hasGalley ? 1 : 0) ? [band(0.5, ...bathroomsAcross(day))] : []),
    ...(isSteeredAbove ? [] : [band(0.7, ['helm', 1])]),
    ...(ownerOnMainDeck
      ? [bathrooms.main > 0 ? band(1, ['bathroom', 3], ['owners-cabin', 7]) : band(1, ['owners-cabin', 1])]
      : []),
  ];
}

const bathroomsAcross = (count: number) => Array.from({ length: count }, () => ['bathroom', 1] as const);

function mainDeck(yacht: Particulars, bathrooms: Bathrooms): Deck {
  const { length, beam, isCatamaran, hasOutboards } = yacht;
  const deck: Hull & { outline: string } = isCatamaran
    ? twinDeck(length, beam, beam * CATAMARAN_HULL)
    : oneHull(length, beam);
  const inside = insideBands(yacht, bathrooms);
  const end = 0.3 + Math.min(0.4, Math.max(0.26, inside.length * 0.1));
  const bow = isCatamaran ? BRIDGE_END : 0.9;
  const platform = Math.max(0.075, SHORTEST_PLATFORM / length);
  const at = (from: number, to: number) => [from * length, to * length] as const;
  return {
    id: 'main',
    outline: deck.outline,
    rooms: [
      // No platform on a yacht with outboards: they take its place.
      ...(hasOutboards ? [] : setBands(deck, at(0.005, platform), [band(1, ['platform', 1])], 0.96)),
      ...setBands(deck, at(platform + 0.005, 0.3), [band(1, ['cockpit', 1])]),
      ...setBands(deck, at(0.3, end), inside, yacht.hasSaloon ? HOUSE : OPEN_DECK),
      ...setBands(deck, at(end + 0.01, bow), [band(1, ['foredeck', 1])]),
    ],
  };
}

function decksAbove(yacht: Particulars, bathrooms: Bathrooms): Deck[] {
  const { length, beam, above } = yacht;
  return above.map((id, level) => {
    const from = (0.16 + level * 0.08) * length;
    const to = (0.68 - level * 0.08) * length;
    const deck = upperDeck(from, to, beam * (HOUSE - level * 0.1));
    const day = bathrooms.above > 0 ? [bathroomBand(1)] : [];
    const bands = {
      flybridge: [band(1.6, ['lounge', 1]), band(0.8, ['helm', 1])],
      upper: [band(1, ['terrace', 1]), band(1.2, ['sky-lounge', 1]), ...day, band(0.7, ['helm', 1])],
      sun: [band(1, ['lounge', 1])],
    }[id];
    // No room reaches into the rounded front, behind the windscreen.
    const front = to - beam * 0.12;
    return { id, outline: deck.outline, rooms: setBands(deck, [from, front], bands, 0.97) };
  });
}

/**
 * A room smaller or larger than this is not credible: the yacht's data does not fit its length and beam. In feet and square feet.
 */
const LEAST_SIDE = 1.8;
const AREAS = { bathroom: [6, 120], cabin: [22, 500] } as const;

function isCredible({ kind, length, width }: Room): boolean {
  const isWithin = ([least, most]: readonly [number, number]) =>
    length * width >= least && length * width <= most;
  if (Math.min(length, width) < LEAST_SIDE) return false;
  if (kind === 'bathroom') return isWithin(AREAS.bathroom);
  return kind.endsWith('cabin') ? isWithin(AREAS.cabin) : true;
}

const isBathroom = ({ kind }: Room) => kind === 'bathroom';
const isCabin = ({ kind }: Room) => kind.endsWith('cabin');

/**
 * Lays out a yacht's decks from its data, the lowest deck first: with exactly its cabins and bathrooms, none overlapping, all
 * inside the outline. The same data always gives the same plan. Empty if no plan is possible: unknown length, beam, cabins or
 * bathrooms, or more rooms than fit (product 2.14).
 */
export function planDecks(yacht: Planned): Deck[] {
  const known = particularsOf(yacht);
  if (!known) return [];
  const bathrooms = shareBathrooms(known);
  const lower = known.isCatamaran ? twinHulls(known, bathrooms) : lowerDeck(known, bathrooms);
  const decks = [
    ...(known.cabins > 0 ? [lower] : []),
    mainDeck(known, bathrooms),
    ...decksAbove(known, bathrooms),
  ];
  const rooms = decks.flatMap((deck) => deck.rooms);
  const isWhole =
    rooms.filter(isBathroom).length === known.bathrooms && rooms.filter(isCabin).length === known.cabins;
  return isWhole && rooms.every(isCredible) ? decks : [];
}
