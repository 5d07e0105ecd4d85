import type { Camera, Scene, Scenes } from '../scene.ts';
import { galleryPictures } from './galleries.ts';

/** In pixels. A panorama is twice as wide as high. */
const WIDTH = 4096;

/** The heights of saloons by layout, in meters (media/blender/props). */
const SALOONS = {
  superyacht: 2.36,
  flybridge: 2.12,
  catamaran: 2.14,
  trawler: 2.06,
  sport: 1.98,
  cuddy: 1.86,
  dinette: 1.86,
};
const CABINS = { superyacht: 2.34, flybridge: 2.06, catamaran: 2.1, trawler: 2, sport: 1.92 };

/** The options of a room's prop that panoramas use. */
type Room = {
  readonly prop: string;
  readonly layout: string;
  readonly kind: string;
  readonly floor: number;
  readonly half: number;
  readonly length: number;
};

const isRoom = (prop: { readonly prop: string } | undefined): prop is Room =>
  prop?.prop.startsWith('layout-') ?? false;

/** The panorama of a gallery picture's scene, seen from the middle of the deck or from the aft third of the room. */
function panoramaOf(scene: Scene): Scene {
  const shared = {
    ...scene,
    // The city takes a little less than half of the horizon.
    ...(scene.city ? { city: { ...scene.city, span: [-75, 75] as const } } : {}),
    width: WIDTH,
    // Visitors see an enlarged part of it, where grain would show more than fine detail that is smoothed away.
    look: { ...scene.look, strictness: 0.6 },
  };
  const [room] = scene.props ?? [];
  if (!isRoom(room)) return { ...shared, camera: { ...scene.camera, around: true } as Camera, samples: 4 };
  const { layout, kind, floor, half } = room;
  const isCuddy = layout === 'cuddy' || layout === 'dinette';
  const isCabin = room.prop.endsWith('cabin') && !isCuddy;
  const tops: Readonly<Record<string, number>> = isCabin ? CABINS : SALOONS;
  const aft = -room.length / 2;
  const eye = floor + 1.4;
  const x = aft + (isCuddy ? 1.25 : Math.min(2.6, -0.68 * aft));
  const aftEnd = {
    prop: 'room-aft',
    way: isCuddy ? 'companionway' : isCabin ? 'wall' : 'doors',
    x: aft,
    half,
    floor,
    top: tops[layout],
    kind,
  };
  return {
    ...shared,
    camera: { at: [x, 0.1, eye], aim: [x + 9, 0.1, eye], lens: 22, around: true },
    samples: 10,
    look: { ...shared.look, exposure: (scene.look?.exposure ?? 0) + 0.25 },
    props: [...(scene.props ?? []), aftEnd],
  };
}

/** Rooms and decks of the yachts that visitors meet first. */
const NAMES = [
  'superyacht-piano-saloon',
  'superyacht-oak-saloon',
  'superyacht-lacquer-saloon',
  'superyacht-walnut-saloon',
  'superyacht-teak-saloon',
  'sport-lacquer-saloon',
  'cuddy-oak-cabin',
  'cuddy-teak-cabin',
  'cuddy-walnut-dinette-cabin',
  'superyacht-tri-deck-flybridge',
  'superyacht-tri-deck-spa-flybridge',
  'superyacht-pilothouse-flybridge',
  'superyacht-pilothouse-spa-flybridge',
  'flybridge-large-84-up-flybridge',
  'picnic-boat-runabout-cockpit',
  'walkaround-44-up-cockpit',
  'express-outboard-40-up-cockpit',
  'fast-coupe-60-to-80-cockpit',
  'fast-coupe-under-60-cockpit',
];

export const scenes: Scenes = Object.fromEntries(
  NAMES.map((name) => {
    const picture = galleryPictures.get(name);
    if (!picture) throw new Error(`No picture is called ${name}`);
    return [`${name}-panorama`, panoramaOf(picture.scene)] as const;
  }),
);
