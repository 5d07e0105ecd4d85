import { variationOf } from '#database/seed/fleet/variation.ts';
import type { YachtSeed } from '#database/seed/fleet/yacht-seed.ts';
import { findPicture } from '../../pictures.ts';
import type { Scene } from '../scene.ts';
import type { Boat, Family } from './boats.ts';
import { CLOTHS, DESIGNS, type Design } from './designs/index.ts';
import { surroundings } from './lights.ts';
import { type Captions, inEachLanguage } from './words/index.ts';
import type { Furnishing, Layout } from './words/kinds.ts';

/** The most bytes of a shared picture: there are many, and the whole set should stay small. */
export const SHARED_MAX_BYTES = 125_000;

export type Room = 'saloon' | 'cabin';

/** How a yacht's own texts name furnishings that not every yacht of its class has. */
const SAID: Readonly<Record<Furnishing, RegExp>> = {
  piano: /\bpiano\b/i,
  bar: /\b(grand bar|skylounge bar|salon bar|bar in the (salon|saloon)|cocktail bar)\b/i,
};

/** Whether the yacht's own texts name that furnishing. */
export function says(
  yacht: Pick<YachtSeed, 'features' | 'description' | 'pricing'>,
  what: Furnishing,
): boolean {
  const { withAmenities, withoutAmenities } = yacht.pricing;
  const included = [withAmenities, withoutAmenities].flatMap((sheet) => sheet?.amenitiesIncluded ?? []);
  return SAID[what].test([...yacht.features, ...included, yacht.description].join('\n'));
}

/** From which length in feet on yachts of a family have a saloon on one level with the cockpit; superyachts and coupés aside. */
const SALOON_FROM: Partial<Record<Family, number>> = {
  'flybridge-mid': 0,
  'flybridge-large': 0,
  trawler: 0,
  pilothouse: 43,
  catamaran: 40,
};

function hasSaloon({ family, feet }: Boat): boolean {
  return feet >= (SALOON_FROM[family] ?? Number.POSITIVE_INFINITY);
}

/** The layout of a yacht's rooms; undefined if it has no room to show. */
export function layoutOf(boat: Boat, cabins: number): Layout | undefined {
  const { family, feet } = boat;
  if (family === 'superyacht' || (family === 'flybridge-large' && feet >= 84)) return 'superyacht';
  if ((family === 'fast-coupe' || family === 'hardtop-coupe') && feet >= 50) return 'sport';
  if (hasSaloon(boat)) {
    if (family === 'catamaran') return 'catamaran';
    return family === 'trawler' || family === 'pilothouse' ? 'trawler' : 'flybridge';
  }
  return cabins > 0 && family !== 'catamaran' ? 'cuddy' : undefined;
}

/** The length and half the beam of each layout's saloon, in meters. */
const SIZES: Readonly<Record<Layout, readonly [length: number, half: number]>> = {
  superyacht: [11, 3.1],
  flybridge: [7.6, 2.3],
  catamaran: [6.4, 2.7],
  trawler: [6, 1.95],
  sport: [5.4, 1.9],
  cuddy: [4.4, 1.35],
};

/** The length and half the beam of each layout's owner's cabin. A day boat's cabin is also its saloon. */
const CABINS: Readonly<Record<Exclude<Layout, 'cuddy'>, readonly [length: number, half: number]>> = {
  superyacht: [6.4, 3.1],
  flybridge: [5, 2.2],
  catamaran: [4.4, 1.9],
  trawler: [4.6, 1.8],
  sport: [4.2, 1.7],
};

const roomOfName = (name: string): Room => (name.endsWith('-cabin') ? 'cabin' : 'saloon');

function sceneOf(name: string, design: Design): Scene {
  const { layout, wood, fabric, accent, light, furnishing, plan, flip = false, samples = 6 } = design;
  const room = roomOfName(name);
  const isCabin = room === 'cabin' && layout !== 'cuddy';
  const [length, half] = isCabin ? CABINS[layout] : SIZES[layout];
  const variation = variationOf(name);
  const floor = layout === 'cuddy' ? 0.5 : isCabin ? 0.6 : layout === 'superyacht' ? 2.4 : 2;
  const side = flip ? 1 : -1;
  return {
    ...surroundings(light, 'city', variation.between('scenery', 0, 1)),
    light: {
      azimuth: variation.pick('sun', [112, -112]),
      clouds: Math.floor(variation.between('clouds', 1, 40)),
    },
    camera: {
      at: [0.15 - length / 2, side * half * 0.3, floor + 1.4],
      aim: [1.5, -side * half * 0.1, floor + 0.8],
      lens: 22,
      fstop: 8,
    },
    look: { exposure: 0.35, strides: [3, 7] },
    props: [
      {
        prop: isCabin ? 'layout-cabin' : 'layout-saloon',
        layout: plan ?? layout,
        floor,
        length,
        half,
        kind: wood,
        cloth: CLOTHS[fabric],
        accent,
        flip,
        ...(furnishing ? { feature: furnishing } : {}),
        seed: 1 + Math.floor(variation.between('things', 0, 20)),
      },
    ],
    moment: 9,
    samples,
    maxBytes: SHARED_MAX_BYTES,
  };
}

export type Interior = Design & {
  readonly name: string;
  readonly room: Room;
  readonly scene: Scene;
  readonly alt: Captions;
};

/** All pictures of rooms. */
export const interiors: readonly Interior[] = Object.entries(DESIGNS).map(([name, design]) => ({
  ...design,
  name,
  room: roomOfName(name),
  scene: sceneOf(name, design),
  alt: inEachLanguage((words) => words.interior(roomOfName(name), design)),
}));

/** The most yachts that show the same picture of a room. */
export const MOST_YACHTS = 5;

/** The number of yachts on the first page of the fleet (features/fleet/domain/search.ts). */
export const FIRST_PAGE = 12;

/** A picture that a yacht could show. `fits` if it shows a furnishing that the yacht's texts name. */
export type Offer = { readonly name: string; readonly room: Room; readonly fits?: boolean };

/**
 * Chooses the pictures of rooms that each yacht shows, in the order of `offers` (the fleet's). A yacht gets at most one of each
 * room. No picture is on more than five yachts, or twice on the first page. Every yacht gets its first picture before any gets
 * its second. A yacht for which none is left shows none.
 */
export function dealInteriors(offers: ReadonlyMap<string, readonly Offer[]>): Map<string, string[]> {
  const uses = new Map<string, number>();
  const onFirstPage = new Set<string>();
  const had = new Map<string, Offer[]>();
  const usesOf = ({ name }: Offer) => uses.get(name) ?? 0;
  // Among equal pictures a yacht takes the one that the fewest yachts of the first page could show.
  const wanted = [...offers.values()].slice(0, FIRST_PAGE).flat();
  const wantedBy = ({ name }: Offer) => wanted.filter((offer) => offer.name === name).length;
  for (const round of [1, 2]) {
    for (const [position, [yacht, offered]] of [...offers].entries()) {
      const isFirst = position < FIRST_PAGE;
      const own = had.get(yacht) ?? [];
      if (own.length >= round) continue;
      const best = offered
        .filter((offer) => usesOf(offer) < MOST_YACHTS && !(isFirst && onFirstPage.has(offer.name)))
        .filter(({ room }) => !own.some((other) => other.room === room))
        .sort(
          (a, b) =>
            Number(b.fits ?? false) - Number(a.fits ?? false) ||
            usesOf(a) - usesOf(b) ||
            wantedBy(a) - wantedBy(b),
        )[0];
      if (!best) continue;
      uses.set(best.name, usesOf(best) + 1);
      if (isFirst) onFirstPage.add(best.name);
      had.set(yacht, [...own, best]);
    }
  }
  const saloonFirst = (shown: readonly Offer[]) =>
    [...shown].sort((a, b) => Number(b.room === 'saloon') - Number(a.room === 'saloon'));
  return new Map([...had].map(([yacht, shown]) => [yacht, saloonFirst(shown).map(({ name }) => name)]));
}

/** The rendered pictures of a yacht's layout that the yacht could show. */
export function offersOf(yacht: YachtSeed, boat: Boat): Offer[] {
  const layout = layoutOf(boat, yacht.cabins);
  return interiors
    .filter(
      (one) =>
        one.layout === layout &&
        findPicture(one.name) !== undefined &&
        (!one.furnishing || says(yacht, one.furnishing)),
    )
    .map(({ name, room, furnishing }) => ({ name, room, fits: furnishing !== undefined }));
}
