import type { Scene } from '../scene.ts';

/** The light of a picture, by the names that a visitor would use. */
export type Light = 'golden' | 'noon' | 'late' | 'morning' | 'blue-hour';

/** Where a yacht is seen: near or far from the skyline, on open water, over a sandbar, at a dock. */
export type Place = 'near-city' | 'city' | 'far-city' | 'open-sea' | 'sandbar' | 'dock';

/** Degrees from the beam. If the sun is further off, the side that the camera sees lies in shade. */
const OFF_BEAM = 64;

/**
 * The sun's direction for a camera at a bearing: to one side of the camera, so that light and shade model the yacht, but such
 * that the visible side is lit. Low suns are further around, which lights the sky behind the yacht. `turned` prefers the other
 * side of the camera if both sides are possible.
 */
export function sunFor(light: Light, bearing: number, turned: boolean): number {
  const round = { golden: 64, noon: 34, late: 46, morning: 54, 'blue-hour': 110 }[light];
  const beam = bearing >= 0 ? 90 : -90;
  const [near, far] = [bearing + round, bearing - round].sort(
    (a, b) => Math.abs(a - beam) - Math.abs(b - beam),
  ) as [number, number];
  return Math.round(turned && Math.abs(far - beam) <= OFF_BEAM ? far : near);
}

/** Clear water over sand: turquoise, almost without dark patches. */
const SANDBAR_AIR = { deep: [0.005, 0.15, 0.19], shallow: [0.02, 0.29, 0.3], patch: 0.6 };

type Surroundings = Pick<Scene, 'time' | 'air' | 'city' | 'sea' | 'samples'>;

/** The sky, water and shore of a place in a light. `turn` in [0, 1) varies skyline and clouds between pictures. */
export function surroundings(light: Light, place: Place, turn: number): Surroundings {
  const seed = 2 + Math.floor(turn * 40);
  const peak = 0.16 + 0.7 * ((turn * 7.31) % 1);
  const distance = { 'near-city': 2000, city: 2900, 'far-city': 4200, 'open-sea': 0, sandbar: 0, dock: 1700 }[
    place
  ];
  const density = { 'near-city': 1.05, city: 0.9, 'far-city': 0.7, 'open-sea': 0, sandbar: 0, dock: 1.1 }[
    place
  ];
  return {
    time: light,
    ...(place === 'sandbar' ? { air: SANDBAR_AIR } : {}),
    ...(distance ? { city: { distance, density, peak: Math.round(peak * 100) / 100, seed } } : {}),
    sea: {
      state: place === 'sandbar' ? 0.28 : place === 'dock' ? 0.2 : 0.3 + 0.3 * ((turn * 3.7) % 1),
      seed: 3 + (seed % 5),
    },
    samples: light === 'blue-hour' ? 22 : 11,
  };
}
