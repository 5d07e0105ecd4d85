import { fleetSeed, type YachtSeed } from '#database/seed/fleet/index.ts';
import { variationOf } from '#database/seed/fleet/variation.ts';
import type { Scene } from '../scene.ts';
import { asBuilt, type Boat, boatOf, type Family } from './boats.ts';
import { furnished, hasBeachClub, hasSpa, setAfter } from './deck-sets.ts';
import { frame, type Viewpoint } from './framing.ts';
import { dealInteriors, interiors, offersOf, SHARED_MAX_BYTES } from './interiors.ts';
import { type Light, type Place, sunFor, surroundings } from './lights.ts';
import { inBrochureOrder, inListOrder } from './order.ts';
import { type Captions, inEachLanguage } from './words/index.ts';
import type { Deck, Laid, View } from './words/kinds.ts';

export type GalleryPicture = { readonly scene: Scene; readonly alt: Captions };

/** The size classes of each family, with the length in feet below which a yacht is in them; the first that fits counts. */
const CLASSES: Readonly<Record<Family, readonly [name: string, below: number][]>> = {
  'sport-cruiser': [['all', 999]],
  'express-outboard': [
    ['under-40', 40],
    ['40-up', 999],
  ],
  'hardtop-coupe': [
    ['under-54', 54],
    ['54-up', 999],
  ],
  'flybridge-mid': [['all', 999]],
  'fast-coupe': [
    ['under-60', 60],
    ['60-to-80', 80],
    ['80-up', 999],
  ],
  trawler: [['all', 999]],
  'flybridge-large': [
    ['under-84', 84],
    ['84-up', 999],
  ],
  superyacht: [],
  walkaround: [
    ['under-44', 44],
    ['44-up', 999],
  ],
  pilothouse: [
    ['coastal', 43],
    ['ocean', 999],
  ],
  'picnic-boat': [
    ['runabout', 34],
    ['cabin', 999],
  ],
  catamaran: [
    ['under-40', 40],
    ['40-to-60', 60],
    ['60-up', 999],
  ],
};

const WITH_FLYBRIDGE: ReadonlySet<Family> = new Set([
  'flybridge-mid',
  'flybridge-large',
  'superyacht',
  'trawler',
  'pilothouse',
  'catamaran',
]);

function classOf({ family, feet, top }: Boat): string {
  if (family === 'superyacht') return top === 'tri-deck' ? 'tri-deck' : 'pilothouse';
  const found = CLASSES[family].find(([, below]) => feet < below);
  if (!found) throw new Error(`No length class of ${family} takes ${feet} feet`);
  return found[0];
}

/** The families in which length alone does not determine the roof. */
const SEVERAL_ROOFS: ReadonlySet<Family> = new Set([
  'express-outboard',
  'walkaround',
  'flybridge-mid',
  'sport-cruiser',
]);

/** Yachts of the same group share pictures of cockpits: a view aft shows no roof. */
const roomGroup = (boat: Boat) => `${boat.family}-${classOf(boat)}`;

/** Yachts of the same group share pictures of upper decks and foredecks. */
const deckGroup = (boat: Boat) =>
  boat.top && SEVERAL_ROOFS.has(boat.family) ? `${roomGroup(boat)}-${boat.top}` : roomGroup(boat);

/** Yachts of the same group share pictures of the outside, because they look the same from a pier. */
const hullGroup = (boat: Boat) => `${deckGroup(boat)}-${boat.colour.shade.replaceAll(' ', '-')}`;

type Outside = { readonly view: View; readonly bearing: number };
const OUTSIDE: readonly Outside[] = [
  { view: 'profile', bearing: 92 },
  { view: 'stern', bearing: 142 },
  { view: 'above', bearing: 46 },
];

/** A place on board, as in media/blender/yacht/views.py. An upper deck may have a pool. */
type Aboard = { readonly deck: Deck; readonly spa: boolean };

function decksOf(yacht: YachtSeed, boat: Boat): readonly Aboard[] {
  // Small pilothouses and catamarans have no flybridge; a flybridge under an arch is not shown, because the arch spans the view.
  const small = (boat.family === 'pilothouse' || boat.family === 'catamaran') && boat.feet < 43;
  const up = WITH_FLYBRIDGE.has(boat.family) && !small && boat.top !== 'arch';
  return [
    { deck: 'cockpit', spa: false },
    { deck: up ? 'flybridge' : 'foredeck', spa: up && hasSpa(yacht) },
    ...(hasBeachClub(yacht) ? [{ deck: 'beach', spa: false } as const] : []),
  ];
}

/** The name of a deck's picture: it contains the group of the yachts that share it. */
function deckName(boat: Boat, { deck, spa }: Aboard): string {
  const group = deck === 'cockpit' || deck === 'beach' ? roomGroup(boat) : deckGroup(boat);
  return `${group}${spa ? '-spa' : ''}-${deck}`;
}

const LIGHTS_OUTSIDE: readonly [Light, ...Light[]] = ['late', 'noon', 'golden', 'morning'];

function outsideOf(boat: Boat, { view, bearing }: Outside, order: number): GalleryPicture {
  const variation = variationOf(`${roomGroup(boat)}-${boat.colour.tone} ${view}`);
  const side = variation.pick('side', [1, -1]);
  const light =
    LIGHTS_OUTSIDE[(order + variation.pick('light', [0, 1, 2, 3])) % LIGHTS_OUTSIDE.length] ?? 'late';
  const place: Place =
    light === 'noon'
      ? variation.pick('place', ['sandbar', 'far-city'])
      : variation.pick('place', ['city', 'far-city', 'open-sea', 'near-city']);
  const turned = side * (bearing + variation.between('turn', -5, 5));
  const eye = 1.6 + 0.03 * boat.length;
  const viewpoints: Readonly<Record<Outside['view'], Viewpoint>> = {
    profile: { bearing: turned, lens: 100, height: eye, fill: 0.76 },
    stern: { bearing: turned, lens: 45, height: eye + 0.9, fill: 0.66 },
    above: {
      bearing: turned,
      lens: 50,
      height: variation.between('rise', 0.3, 0.42),
      above: true,
      fill: 0.62,
    },
  };
  const around = surroundings(light, place, variation.between('scenery', 0, 1));
  const scene: Scene = {
    // No name on the hull, because the boat represents several yachts.
    yacht: { ...asBuilt(boat), name: '' },
    ...around,
    light: {
      azimuth: sunFor(light, turned, order % 2 === 0),
      clouds: Math.floor(variation.between('clouds', 1, 40)),
    },
    camera: frame(boat, viewpoints[view]),
    moment: Math.round(variation.between('moment', 2, 30) * 10) / 10,
    look: { strides: [3] },
    samples: 6,
    maxBytes: SHARED_MAX_BYTES,
  };
  // The caption names only the shade, because boats of nearly the same color share the picture.
  const { shade } = boat.colour;
  return { scene, alt: inEachLanguage((words) => words.outside(boat, shade, view, place, light)) };
}

/** `before` lists the sets of the decks of this kind that have been furnished so far; adds this deck's set to it. */
function aboardOf(boat: Boat, { deck, spa }: Aboard, before: Laid[]): GalleryPicture {
  const variation = variationOf(`${roomGroup(boat)} ${deck}`);
  const light = variation.pick<Light>('light', ['late', 'morning', 'golden', 'late']);
  const around = surroundings(light, 'city', variation.between('scenery', 0, 1));
  // Looking forward, the sun is on the quarter, behind the camera; looking aft, it is ahead of the beam.
  const aft = deck === 'foredeck' || deck === 'cockpit';
  const behind = aft ? variation.pick('sun', [62, -62]) : variation.pick('sun', [128, -128]);
  const laid = setAfter(before, light);
  const set = furnished(deck, laid, before.push(laid));
  const scene: Scene = {
    yacht: { ...asBuilt(boat), name: '', ...set.yacht, ...(spa ? { spa } : {}) },
    ...around,
    light: { azimuth: behind, clouds: Math.floor(variation.between('clouds', 1, 40)) },
    camera: { aboard: deck, fstop: 8 },
    look: { exposure: 0.35, strides: [3, 7] },
    props: set.props,
    moment: Math.round(variation.between('moment', 2, 30) * 10) / 10,
    samples: 6,
    maxBytes: SHARED_MAX_BYTES,
  };
  return { scene, alt: inEachLanguage((words) => words.onDeck(boat, deck, laid, spa)) };
}

type Galleries = { readonly pictures: Map<string, GalleryPicture>; readonly ofYacht: Map<string, string[]> };

/**
 * For each shared picture, the first yacht of the group in the brochure's order is rendered. Yachts that are shown in one of the
 * home page's pictures come last and only use pictures that exist.
 */
function build(fleet: readonly YachtSeed[]): Galleries {
  const pictures = new Map<string, GalleryPicture>();
  const ofYacht = new Map<string, string[]>();
  const laid: Record<Deck, Laid[]> = { cockpit: [], foredeck: [], flybridge: [], beach: [] };
  let order = 0;
  const inOrder = inBrochureOrder(fleet);
  const ofHomePage = inOrder.filter(({ picture }) => picture !== null);
  for (const yacht of [...inOrder.filter((one) => !ofHomePage.includes(one)), ...ofHomePage]) {
    const boat = boatOf(yacht);
    const names: string[] = [];
    const add = (name: string, make: () => GalleryPicture) => {
      if (!pictures.has(name) && yacht.picture === null) pictures.set(name, make());
      if (pictures.has(name)) names.push(name);
    };
    for (const outside of OUTSIDE) {
      order += 1;
      add(`${hullGroup(boat)}-${outside.view}`, () => outsideOf(boat, outside, order));
    }
    for (const aboard of decksOf(yacht, boat)) {
      add(deckName(boat, aboard), () => aboardOf(boat, aboard, laid[aboard.deck]));
    }
    ofYacht.set(yacht.id, names);
  }
  for (const { name, scene, alt } of interiors) pictures.set(name, { scene, alt });
  const dealt = dealInteriors(
    new Map(inListOrder(fleet).map((yacht) => [yacht.id, offersOf(yacht, boatOf(yacht))])),
  );
  for (const [id, rooms] of dealt) ofYacht.get(id)?.push(...rooms);
  return { pictures, ofYacht };
}

const built = build(fleetSeed);

/** The pictures that similar yachts share, by name. */
export const galleryPictures: ReadonlyMap<string, GalleryPicture> = built.pictures;

/** The names of the shared pictures of each yacht by its id, those of the outside first. */
export const galleryOf: ReadonlyMap<string, readonly string[]> = built.ofYacht;
