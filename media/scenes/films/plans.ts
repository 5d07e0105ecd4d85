/** How a scene is filmed: the samples and exposure of its frames, and the region of the picture that each toy changes. */
export type RenderPlan = {
  readonly samples: number;
  /** In stops, as in media/blender/times.py. */
  readonly exposure: number;
  /** The region that changes: left, bottom, right, top, from 0 to 1. List the toy nearest to the camera last. */
  readonly toys?: Readonly<Record<string, readonly [number, number, number, number]>>;
};

/** A film of media/films: its scene, the toys in it, and the frame that is its poster. */
export type FilmPlan = {
  readonly scene: string;
  readonly toys: readonly string[];
  readonly seconds: number;
  readonly fps: number;
  readonly poster: number;
};

export const RENDERS: Readonly<Record<string, RenderPlan>> = {
  preview: {
    samples: 4,
    exposure: -0.02,
    toys: {
      'water-slide': [0.3, 0.08, 0.66, 0.72],
      'fly-board': [0.66, 0, 1, 0.8],
      'jet-ski': [0, 0, 1, 0.34],
    },
  },
  'hero-loop': { samples: 4, exposure: -0.05 },
  'day-at-sea': { samples: 4, exposure: 0.02 },
  'night-at-the-dock': { samples: 6, exposure: 0.55 },
};

const preview = (toys: readonly string[]): FilmPlan => ({
  scene: 'preview',
  toys,
  seconds: 5,
  fps: 25,
  poster: 62,
});
const loop = (scene: string, fps: number): FilmPlan => ({ scene, toys: [], seconds: 5, fps, poster: 0 });

export const FILMS: Readonly<Record<string, FilmPlan>> = {
  base: preview([]),
  'jet-ski': preview(['jet-ski']),
  'fly-board': preview(['fly-board']),
  'water-slide': preview(['water-slide']),
  'jet-ski-fly-board': preview(['fly-board', 'jet-ski']),
  'jet-ski-water-slide': preview(['water-slide', 'jet-ski']),
  'fly-board-water-slide': preview(['water-slide', 'fly-board']),
  'all-addons': preview(['water-slide', 'fly-board', 'jet-ski']),
  hero: loop('hero-loop', 20),
  'day-at-sea': loop('day-at-sea', 25),
  'night-at-the-dock': loop('night-at-the-dock', 20),
};
