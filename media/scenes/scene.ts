/** Metres from the middle of the yacht at the waterline: forward, to port, up. */
export type Point = readonly [number, number, number];

/** What the yacht library in media/blender/yacht is asked to build: length in metres, family or style, colours and so on. */
export type Yacht = {
  readonly length: number;
  readonly [parameter: string]: unknown;
};

/** A yacht at a place, with its bow turned `heading` degrees to port; without a speed (0 to 1) it lies there. Pitch in degrees. */
export type OtherYacht = Yacht & {
  readonly at: readonly [number, number];
  readonly heading?: number;
  readonly speed?: number;
  readonly pitch?: number;
};

export type Camera = Standing | Aboard;

/** A place on board that the yacht library knows (media/blender/yacht/views.py), with its own lens and aim. */
type Aboard = Partial<Standing> & { readonly aboard: 'cockpit' | 'foredeck' | 'flybridge' | 'beach' };

type Standing = {
  readonly aim: Point;
  /** Millimetres, on a sensor of 36 mm. */
  readonly lens: number;
  /** Where the camera is; or `bearing` (0 = off the bow, 90 = port beam), `distance` and `height`. */
  readonly at?: Point;
  readonly bearing?: number;
  readonly distance?: number;
  readonly height?: number;
  /** Of the picture, in its widths. */
  readonly shift?: readonly [number, number];
  /** The camera is turned up or down instead of being shifted: for views from above. */
  readonly tilted?: boolean;
  readonly fstop?: number;
  /** What is sharp, if not what is aimed at. */
  readonly focus?: Point;
  /** Sees the whole sphere, its aim in the middle: twice as wide as high, by bearing and height. */
  readonly around?: boolean;
};

/** One thing on deck or in the water, by its name in media/blender/props, with that builder's options. */
export type Prop = {
  readonly prop: string;
  /** Moves with the yacht. */
  readonly aboard?: boolean;
  /** A film is rendered with and without each layer. */
  readonly layer?: string;
  readonly [option: string]: unknown;
};

/** A picture or film as data. The same scene always gives the same picture. */
export type Scene = {
  readonly yacht?: Yacht;
  readonly others?: readonly OtherYacht[];
  readonly time: 'golden' | 'noon' | 'late' | 'morning' | 'blue-hour' | 'night';
  /** Colours of the time of day that differ here; see media/blender/times.py. */
  readonly air?: Readonly<Record<string, unknown>>;
  /** Degrees of the sun as for the camera; `disc` shows it; `clouds` is the seed of the sky. */
  readonly light?: { readonly azimuth?: number; readonly disc?: boolean; readonly clouds?: number };
  /** State 1 is 0.3 m of chop; speed 0 to 1; pitch in degrees; spacing of the water's grid in pixels. */
  readonly sea?: {
    readonly state?: number;
    readonly speed?: number;
    readonly pitch?: number;
    readonly seed?: number;
    readonly spacing?: number;
    /** How high the bow's spray rises, of what it would by itself. */
    readonly spray?: number;
  };
  readonly city?: {
    readonly distance?: number;
    readonly density?: number;
    /** Where the tallest towers stand across the picture, 0 to 1 from the right. */
    readonly peak?: number;
    readonly seed?: number;
    readonly tallest?: number;
    /** Degrees to starboard and to port of what is aimed at, from where to where it stands. */
    readonly span?: readonly [number, number];
  };
  readonly camera: Camera;
  readonly props?: readonly Prop[];
  /**
   * Stops of exposure; how much bright light spills; how strictly the denoiser compares, and at which wider strides it
   * compares again, so that fewer samples will do.
   */
  readonly look?: {
    readonly exposure?: number;
    readonly bloom?: number;
    readonly strictness?: number;
    readonly strides?: readonly number[];
  };
  /** The moment of the sea, in seconds. */
  readonly moment?: number;
  /** Of its master in pixels, where a page shows it across its whole width; 1600 otherwise. */
  readonly width?: number;
  /** Samples for each pixel of the final picture. */
  readonly samples?: number;
  /** Of its master, where it is to be less than other masters may be. */
  readonly maxBytes?: number;
  readonly film?: { readonly seconds: number; readonly fps: number; readonly sway?: number };
};

/** What a file in media/scenes exports as `scenes`: pictures by the name of their master. */
export type Scenes = Readonly<Record<string, Scene>>;
