/** A hull's paint. `rgb` is linear light. Pictures are shared by shade: what one sees of the color from a pier. */
export type HullColour = {
  readonly rgb: readonly [number, number, number];
  readonly tone: 'white' | 'light' | 'dark';
  readonly shade: string;
  /** Roughness of the finish; gloss paint if left out. */
  readonly rough?: number;
  /** How metallic the paint is. */
  readonly metal?: number;
  /** Varnished planks instead of paint. */
  readonly planked?: boolean;
};

type Rgb = HullColour['rgb'];

const white = (rgb: Rgb): HullColour => ({ rgb, tone: 'white', shade: 'white' });
const light = (shade: string, rgb: Rgb): HullColour => ({ rgb, tone: 'light', shade });
const dark = (shade: string, rgb: Rgb): HullColour => ({ rgb, tone: 'dark', shade });
const metallic = (shade: string, rgb: Rgb, tone: 'light' | 'dark'): HullColour => ({
  rgb,
  tone,
  shade,
  metal: 0.55,
  rough: 0.22,
});

/** The hull colors of the fleet, by the words that yachts use for them. */
export const hullColours: Readonly<Record<string, HullColour>> = {
  white: white([0.8, 0.81, 0.82]),
  'arctic white': white([0.83, 0.85, 0.87]),
  'pearl white': white([0.8, 0.79, 0.76]),
  'ice white': white([0.8, 0.83, 0.86]),
  ivory: white([0.78, 0.73, 0.62]),
  cream: white([0.76, 0.69, 0.54]),
  oyster: white([0.7, 0.67, 0.6]),
  'pale grey': light('pale grey', [0.5, 0.51, 0.52]),
  'pearl grey': light('pale grey', [0.42, 0.43, 0.44]),
  'light grey': light('pale grey', [0.46, 0.47, 0.48]),
  'ice grey': light('pale grey', [0.5, 0.54, 0.57]),
  grey: light('grey', [0.26, 0.27, 0.28]),
  'stone grey': light('grey', [0.3, 0.29, 0.26]),
  sand: light('champagne', [0.56, 0.45, 0.31]),
  taupe: light('taupe', [0.3, 0.25, 0.2]),
  'pale lemon': light('lemon', [0.74, 0.68, 0.36]),
  'powder pink': light('pink', [0.66, 0.4, 0.37]),
  seafoam: light('pale green', [0.34, 0.58, 0.48]),
  'mist green': light('pale green', [0.38, 0.48, 0.41]),
  sage: light('pale green', [0.25, 0.31, 0.22]),
  'pale blue': light('pale blue', [0.38, 0.53, 0.66]),
  'light blue': light('pale blue', [0.25, 0.47, 0.65]),
  turquoise: light('turquoise', [0.05, 0.42, 0.44]),
  'sunset yellow': light('yellow', [0.78, 0.4, 0.03]),
  saffron: light('yellow', [0.68, 0.31, 0.025]),
  champagne: metallic('champagne', [0.6, 0.5, 0.38], 'light'),
  gold: metallic('gold', [0.5, 0.34, 0.13], 'light'),
  silver: metallic('pale grey', [0.5, 0.51, 0.53], 'light'),
  'silver blue': metallic('pale blue', [0.34, 0.41, 0.5], 'light'),
  'metallic grey': metallic('grey', [0.25, 0.26, 0.28], 'light'),
  pewter: metallic('grey', [0.22, 0.225, 0.23], 'light'),
  'blue grey': metallic('steel blue', [0.14, 0.18, 0.23], 'dark'),
  'storm grey': metallic('dark grey', [0.13, 0.14, 0.16], 'dark'),
  'shark grey': metallic('dark grey', [0.1, 0.11, 0.12], 'dark'),
  gunmetal: metallic('dark grey', [0.08, 0.085, 0.095], 'dark'),
  graphite: metallic('dark grey', [0.055, 0.058, 0.063], 'dark'),
  bronze: metallic('bronze', [0.26, 0.15, 0.07], 'dark'),
  mocha: metallic('bronze', [0.12, 0.075, 0.05], 'dark'),
  'slate grey': dark('dark grey', [0.12, 0.14, 0.16]),
  'dark grey': dark('dark grey', [0.07, 0.072, 0.078]),
  anthracite: dark('dark grey', [0.04, 0.043, 0.048]),
  charcoal: dark('dark grey', [0.035, 0.036, 0.04]),
  black: dark('black', [0.009, 0.0095, 0.011]),
  'matte black': { rgb: [0.014, 0.014, 0.015], tone: 'dark', shade: 'black', rough: 0.5 },
  navy: dark('navy', [0.01, 0.02, 0.065]),
  'midnight blue': dark('navy', [0.008, 0.016, 0.045]),
  'flag blue': dark('navy', [0.01, 0.03, 0.12]),
  'kingfisher blue': dark('blue', [0.012, 0.12, 0.32]),
  cobalt: dark('blue', [0.012, 0.06, 0.3]),
  'steel blue': dark('steel blue', [0.06, 0.13, 0.22]),
  'petrol blue': dark('petrol blue', [0.012, 0.08, 0.11]),
  'racing green': dark('dark green', [0.008, 0.045, 0.022]),
  'bottle green': dark('dark green', [0.008, 0.04, 0.02]),
  'dark green': dark('dark green', [0.01, 0.045, 0.025]),
  // Metallic, because flat olive looks like clay in a low sun.
  olive: { ...metallic('olive', [0.05, 0.062, 0.028], 'dark'), metal: 0.4 },
  'burnt orange': dark('orange', [0.48, 0.12, 0.018]),
  'deep red': dark('red', [0.25, 0.012, 0.014]),
  claret: dark('red', [0.13, 0.01, 0.02]),
  oxblood: dark('red', [0.1, 0.012, 0.012]),
  aubergine: dark('aubergine', [0.045, 0.012, 0.05]),
  mahogany: { rgb: [0.2, 0.055, 0.02], tone: 'dark', shade: 'mahogany', planked: true },
};
