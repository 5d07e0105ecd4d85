import { fleetSeed, type YachtSeed } from '#database/seed/fleet/index.ts';
import { variationOf } from '#database/seed/fleet/variation.ts';
import type { Scene } from '../scene.ts';
import { asBuilt, type Boat, boatOf, type Family } from './boats.ts';
import { dockBeside } from './dock.ts';
import { frame, type Viewpoint } from './framing.ts';
import { type Light, type Place, sunFor, surroundings } from './lights.ts';
import { inBrochureOrder } from './order.ts';
import { type Captions, inEachLanguage } from './words/index.ts';
import type { Doing, From } from './words/kinds.ts';

export type Angle =
  | 'bow-port'
  | 'bow-starboard'
  | 'profile-port'
  | 'profile-starboard'
  | 'stern-port'
  | 'stern-starboard'
  | 'high-port'
  | 'high-starboard';

/** How often to use each angle: bow three-quarter views and profiles predominate, as in brochures. */
const ANGLES: Readonly<Record<Angle, number>> = {
  'bow-port': 25,
  'bow-starboard': 24,
  'profile-port': 13,
  'profile-starboard': 12,
  'stern-port': 8,
  'stern-starboard': 7,
  'high-port': 6,
  'high-starboard': 5,
};
const LIGHTS: Readonly<Record<Light, number>> = {
  golden: 25,
  noon: 25,
  late: 24,
  morning: 16,
  'blue-hour': 10,
};

/** Families that are shown running; the others lie still. */
const FAST: ReadonlySet<Family> = new Set([
  'sport-cruiser',
  'express-outboard',
  'hardtop-coupe',
  'fast-coupe',
  'walkaround',
]);

/** Families with a cabin behind glass, which can be lit from within at dusk. */
const GLOWS: ReadonlySet<Family> = new Set([
  'hardtop-coupe',
  'flybridge-mid',
  'flybridge-large',
  'superyacht',
  'trawler',
  'pilothouse',
  'catamaran',
]);

export type Primary = {
  readonly scene: Scene;
  readonly alt: Captions;
  readonly angle: Angle;
  readonly light: Light;
  readonly place: Place;
};

type Choice = { angle: Angle; light: Light };

const all = <T extends string>(wanted: Readonly<Record<T, number>>) => Object.keys(wanted) as T[];

/** How often an option has been used in relation to how often it is wanted; the least used option has the lowest value. */
function taken<T extends string>(
  shown: readonly T[],
  option: T,
  wanted: Readonly<Record<T, number>>,
): number {
  return (shown.filter((other) => other === option).length + 0.5) / wanted[option];
}

/**
 * Chooses an angle and a light for each yacht, in the order in which visitors meet them. Neighbors share neither angle nor light,
 * and yachts up to four places apart do not share both.
 */
function choices(fleet: readonly YachtSeed[]): Map<string, Choice> {
  const angles: Angle[] = [];
  const lights: Light[] = [];
  const chosen = new Map<string, Choice>();
  for (const yacht of inBrochureOrder(fleet)) {
    const variation = variationOf(yacht.id);
    const costs = all(ANGLES).flatMap((angle) =>
      all(LIGHTS).map((light) => {
        let cost = taken(angles, angle, ANGLES) + taken(lights, light, LIGHTS);
        cost += 0.12 * variation.between(`${angle} ${light}`, 0, 1);
        for (const back of [1, 2, 3, 4]) {
          const [sameAngle, sameLight] = [angles.at(-back) === angle, lights.at(-back) === light];
          const sameSide = angles.at(-back)?.split('-')[0] === angle.split('-')[0];
          if (back === 1) cost += (sameAngle ? 50 : 0) + (sameLight ? 50 : 0) + (sameSide ? 0.04 : 0);
          else cost += (sameAngle && sameLight ? 20 : 0) + (sameAngle ? 0.06 : 0) + (sameLight ? 0.03 : 0);
        }
        if (light === 'blue-hour' && (!GLOWS.has(yacht.family) || yacht.lengthFt < 43)) cost += 5;
        if (light === 'blue-hour' && yacht.lengthFt < 50) cost += 0.3;
        if (light === 'blue-hour' && angle.startsWith('high')) cost += 0.3;
        return { angle, light, cost };
      }),
    );
    const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a));
    angles.push(best.angle);
    lights.push(best.light);
    chosen.set(yacht.id, { angle: best.angle, light: best.light });
  }
  return chosen;
}

function viewpointOf(boat: Boat, angle: Angle, id: string): Viewpoint {
  const variation = variationOf(id);
  const port = angle.endsWith('port') ? 1 : -1;
  const eye = 1.5 + 0.025 * boat.length + variation.between('eye', 0, 0.9);
  const fill = variation.between('fill', 0.68, 0.77);
  const offset = variation.between('offset', -0.03, 0.03);
  if (angle.startsWith('bow')) {
    const bearing = port * variation.between('bearing', 36, 58);
    return { bearing, lens: variation.pick('lens', [60, 70, 80]), height: eye, fill, offset };
  }
  if (angle.startsWith('profile')) {
    const bearing = port * variation.between('bearing', 78, 99);
    return { bearing, lens: variation.pick('lens', [85, 105]), height: eye, fill: fill + 0.02, offset };
  }
  if (angle.startsWith('stern')) {
    const bearing = port * variation.between('bearing', 128, 146);
    return { bearing, lens: variation.pick('lens', [55, 65]), height: eye + 0.8, fill: fill - 0.05, offset };
  }
  const bearing = port * variation.between('bearing', 38, 62);
  return {
    bearing,
    lens: variation.pick('lens', [50, 60]),
    height: variation.between('rise', 0.22, 0.34),
    above: true,
    fill: fill - 0.06,
    offset,
  };
}

/** The places that suit an angle and a light. A place that is wanted more often is listed more often. */
function placesFor({ light, angle }: Choice): readonly [Place, ...Place[]] {
  if (angle.startsWith('high')) return light === 'noon' ? ['sandbar'] : ['open-sea', 'city'];
  if (light === 'blue-hour') return ['dock', 'near-city', 'dock', 'city'];
  if (light === 'noon') return ['sandbar', 'open-sea', 'far-city', 'sandbar', 'city'];
  return ['city', 'near-city', 'far-city', 'open-sea', 'city'];
}

/** The place for a yacht: one in which no yacht of its family has the same angle and light, as long as there is one. */
function placeOf(choice: Choice, id: string, ofSisters: ReadonlySet<Place>): Place {
  const places = placesFor(choice);
  const [first, ...rest] = places.filter((place) => !ofSisters.has(place));
  const preferred = variationOf(id).pick('place', places);
  if (!ofSisters.has(preferred) || !first) return preferred;
  return variationOf(id).pick('other place', [first, ...rest]);
}

/** Compares over wider strides to remove blotches, so that fewer samples are enough. */
const WIDELY = { look: { strides: [3] }, samples: 7 } as const;

/** Settings that single yachts' pictures need in addition. */
const TOUCHES: Readonly<Record<string, Pick<Scene, 'air' | 'sea' | 'look' | 'samples'>>> = {
  'leopard-53-powercat-ibis-rising': WIDELY,
  'axopar-25-cross-bow-wagtail': WIDELY,
};

/** Yachts with a set choice: a dark hull in profile reflects spray as speckles, and bare sea ends in a hard line behind it. */
const SHOWN: Readonly<Record<string, Choice & { readonly place: Place }>> = {
  'pershing-7x-sette-mari': { angle: 'bow-starboard', light: 'golden', place: 'near-city' },
};

function primaryOf(yacht: YachtSeed, choice: Choice, place: Place): Primary {
  const { angle, light } = choice;
  const boat = boatOf(yacht);
  const variation = variationOf(yacht.id);
  const runs =
    light !== 'blue-hour' &&
    place !== 'sandbar' &&
    place !== 'dock' &&
    variation.between('runs', 0, 1) < (FAST.has(boat.family) ? 0.7 : 0.3);
  const around = surroundings(light, place, variation.between('scenery', 0, 1));
  const view = viewpointOf(boat, angle, yacht.id);
  const ashore = view.bearing > 0 ? -1 : 1;
  const speed = variation.between('speed', 0.65, 0.9);
  const touches = TOUCHES[yacht.id];
  const scene: Scene = {
    yacht: {
      ...asBuilt(boat, light === 'blue-hour' ? 0.8 : 0),
      ...(place === 'dock' ? { fendered: [ashore] } : {}),
    },
    ...around,
    ...(light === 'blue-hour' ? { look: { exposure: 0.25 } } : {}),
    ...(light === 'blue-hour'
      ? {
          props: [
            { prop: 'saloon-lights', watts: 12 },
            ...(place === 'dock' ? dockBeside(boat, ashore) : []),
          ],
        }
      : {}),
    light: {
      azimuth: sunFor(light, view.bearing, variation.pick('sun', [true, false])),
      clouds: Math.floor(variation.between('clouds', 1, 40)),
    },
    sea: {
      ...around.sea,
      ...(runs
        ? {
            speed: Math.round(speed * 100) / 100,
            pitch: boat.length < 16 ? 2.2 : boat.length < 25 ? 1.4 : 0.5,
          }
        : {}),
      ...touches?.sea,
    },
    camera: frame(boat, runs ? { ...view, fill: view.fill - 0.04 } : view),
    moment: Math.round(variation.between('moment', 2, 30) * 10) / 10,
    ...(touches?.air ? { air: { ...around.air, ...touches.air } } : {}),
    ...(touches?.samples ? { look: touches.look, samples: touches.samples } : {}),
  };
  return { scene, alt: altOf(boat, choice, place, runs), angle, light, place };
}

/** The direction from which an angle shows the yacht, for the caption. */
function fromOf(angle: Angle): From {
  const [of, side] = angle.split('-') as ['bow' | 'profile' | 'stern' | 'high', 'port' | 'starboard'];
  return of === 'high' ? { of: 'above' } : { of, side };
}

function altOf(boat: Boat, { angle, light }: Choice, place: Place, runs: boolean): Captions {
  const doing: Doing = runs ? 'under way' : place === 'dock' ? 'lying' : 'at rest';
  const seen = { doing, place, from: fromOf(angle), light };
  return inEachLanguage((words) => words.ownPicture(boat, boat.colourWord, seen));
}

/** Yachts that are shown in a picture of the home page need none here, and do not influence the other yachts' choices. */
const pictured = fleetSeed.filter(({ picture }) => picture === null);
const chosen = choices(pictured);

/** The name of a yacht's own picture. */
export function primaryName(yachtId: string): string {
  return `yacht-${yachtId}`;
}

/** How many yachts of the brochure's order get a picture of a screen's full width, and that width in pixels. */
const MET_FIRST = 120;
const WIDE = 2560;
/** The most bytes of a wide picture: there are many, and the whole set should stay small. */
const WIDE_MAX_BYTES = 300_000;

/** The picture at a screen's full width. Wider strides remove what fewer samples leave; dusk needs twice as many samples. */
function wide(scene: Scene): Scene {
  const { look } = scene;
  return {
    ...scene,
    width: WIDE,
    maxBytes: WIDE_MAX_BYTES,
    look: { ...look, ...WIDELY.look },
    samples: scene.time === 'blue-hour' ? 2 * WIDELY.samples : WIDELY.samples,
  };
}

function build(fleet: readonly YachtSeed[]): Map<string, Primary> {
  const pictures = new Map<string, Primary>();
  const shown = new Map<string, Set<Place>>();
  for (const [met, yacht] of inBrochureOrder(fleet).entries()) {
    const choice = chosen.get(yacht.id);
    if (!choice) continue;
    const view = `${yacht.family} ${choice.angle} ${choice.light}`;
    const places = shown.get(view) ?? new Set();
    const place = placeOf(choice, yacht.id, places);
    shown.set(view, places.add(place));
    const seen = SHOWN[yacht.id] ?? { ...choice, place };
    const primary = primaryOf(yacht, seen, seen.place);
    pictures.set(
      primaryName(yacht.id),
      met < MET_FIRST ? { ...primary, scene: wide(primary.scene) } : primary,
    );
  }
  return pictures;
}

/** Each yacht's own picture, by the picture's name. */
export const primaries: ReadonlyMap<string, Primary> = build(pictured);
