/** In meters from the middle of the yacht at the waterline: forward, to port, up. */
export type Point = readonly [number, number, number];

/** What the library in media/blender/yacht should build: the length in meters, and family or style, colors and so on. */
export type Yacht = {
  readonly length: number;
  readonly [parameter: string]: unknown;
};

/** A yacht elsewhere in the scene. `heading` turns its bow to port, in degrees. Without `speed` (0 to 1) it lies still. */
export type OtherYacht = Yacht & {
  readonly at: readonly [number, number];
  readonly heading?: number;
  readonly speed?: number;
  readonly pitch?: number;
};

export type Camera = Standing | Aboard;

/** A camera at a place on board that the yacht library knows (media/blender/yacht/views.py), with that place's lens and aim. */
type Aboard = Partial<Standing> & { readonly aboard: 'cockpit' | 'foredeck' | 'flybridge' | 'beach' };

type Standing = {
  readonly aim: Point;
  /** In millimeters, for a sensor of 36 mm. */
  readonly lens: number;
  /** The camera's position. Alternatively `bearing` (0 = off the bow, 90 = port beam), `distance` and `height`. */
  readonly at?: Point;
  readonly bearing?: number;
  readonly distance?: number;
  readonly height?: number;
  /** Lens shift, in picture widths. */
  readonly shift?: readonly [number, number];
  /** Turns the camera up or down instead of shifting the lens: for views from above. */
  readonly tilted?: boolean;
  readonly fstop?: number;
  /** The point in focus, if it is not the aim. */
  readonly focus?: Point;
  /** Takes the whole sphere, with the aim in the middle: twice as wide as high, equirectangular. */
  readonly around?: boolean;
};

/** An object on deck or in the water, by its name in media/blender/props, with the options of its builder. */
export type Prop = {
  readonly prop: string;
  /** Whether it moves with the yacht. */
  readonly aboard?: boolean;
  /** The layer of a film's toy: the film is rendered with and without it. */
  readonly layer?: string;
  readonly [option: string]: unknown;
};

/** A picture or film as data. The same scene always gives the same picture. */
export type Scene = {
  readonly yacht?: Yacht;
  readonly others?: readonly OtherYacht[];
  readonly time: 'golden' | 'noon' | 'late' | 'morning' | 'blue-hour' | 'night';
  /** The settings of the time of day that differ in this scene; see media/blender/times.py. */
  readonly air?: Readonly<Record<string, unknown>>;
  /** `azimuth` is the sun's direction in degrees, as for the camera; `disc` shows the sun; `clouds` is the seed of the sky. */
  readonly light?: { readonly azimuth?: number; readonly disc?: boolean; readonly clouds?: number };
  /** A state of 1 is 0.3 m of chop; speed is 0 to 1; pitch in degrees; spacing of the water's grid in pixels. */
  readonly sea?: {
    readonly state?: number;
    readonly speed?: number;
    readonly pitch?: number;
    readonly seed?: number;
    readonly spacing?: number;
    /** The height of the bow's spray, as a multiple of the normal height. */
    readonly spray?: number;
  };
  readonly city?: {
    readonly distance?: number;
    readonly density?: number;
    /** Where the tallest towers are in the picture: 0 (right) to 1 (left). */
    readonly peak?: number;
    readonly seed?: number;
    readonly tallest?: number;
    /** Where the city begins and ends: degrees to starboard (negative) and to port of the aim. */
    readonly span?: readonly [number, number];
  };
  readonly camera: Camera;
  readonly props?: readonly Prop[];
  /**
   * The exposure in stops; how much bright light spills over; how strictly the denoiser compares; and the wider strides at which
   * it compares again, so that fewer samples are enough.
   */
  readonly look?: {
    readonly exposure?: number;
    readonly bloom?: number;
    readonly strictness?: number;
    readonly strides?: readonly number[];
  };
  /** The moment in the motion of the sea, in seconds. */
  readonly moment?: number;
  /** The width of the master in pixels, for a picture that a page shows at full width; 1600 if left out. */
  readonly width?: number;
  /** Samples for each pixel of the final picture. */
  readonly samples?: number;
  /** The most bytes of the master, if it must be smaller than other masters. */
  readonly maxBytes?: number;
  readonly film?: { readonly seconds: number; readonly fps: number; readonly sway?: number };
};

/** The `scenes` that a file in media/scenes exports, by the names of their masters. */
export type Scenes = Readonly<Record<string, Scene>>;
