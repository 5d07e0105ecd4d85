import { brand, mapLink } from '#core/brand.ts';

/** The positions of our yachts' marinas, in degrees. Each marina has a drawing (tools/marinas.ts). */
export const MARINAS = {
  'Bayside Marina': { longitude: -80.1853, latitude: 25.7788 },
  'Bentley Bay Marina': { longitude: -80.1432, latitude: 25.7747 },
  'Bill Bird Marina': { longitude: -80.1248, latitude: 25.9078 },
  'Crandon Park Marina': { longitude: -80.1579, latitude: 25.7256 },
  'Dinner Key Marina': { longitude: -80.2335, latitude: 25.7272 },
  'Epic Marina': { longitude: -80.1888, latitude: 25.7706 },
  'Fontainebleau Marina': { longitude: -80.1228, latitude: 25.8172 },
  'Grove Harbour Marina': { longitude: -80.2352, latitude: 25.7268 },
  'Hurricane Cove Marina': { longitude: -80.2246, latitude: 25.7902 },
  'Island Gardens Deep Harbour': { longitude: -80.1788, latitude: 25.7843 },
  'Key Biscayne Yacht Club': { longitude: -80.1716, latitude: 25.6994 },
  'Marine Stadium Marina': { longitude: -80.1722, latitude: 25.7434 },
  'Miami Beach Marina': { longitude: -80.1406, latitude: 25.7696 },
  'Murano Grande Marina': { longitude: -80.1415, latitude: 25.7716 },
  'RMK Merrill-Stevens': { longitude: -80.2163, latitude: 25.7808 },
  'Rickenbacker Marina': { longitude: -80.1752, latitude: 25.7435 },
  'Sea Isle Marina': { longitude: -80.1851, latitude: 25.7922 },
  'Sunset Harbour Yacht Club': { longitude: -80.1412, latitude: 25.7946 },
  'Venetian Marina': { longitude: -80.1858, latitude: 25.7905 },
} as const;

/** The size of a drawing in pixels: twice the size shown in a mail, for dense screens. */
export const MARINA_MAP = { width: 1200, height: 600 } as const;

/** The address of a marina's drawing. */
export const marinaMapAddress = (name: string) =>
  `/charts/marinas/${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.png`;

/** The drawing that shows where a marina is; undefined for a marina that staff typed and that has no drawing. */
export function marinaMap(name: string) {
  if (!Object.hasOwn(MARINAS, name)) return undefined;
  return { src: marinaMapAddress(name), alt: `Map of Biscayne Bay with ${name}, north at the top` };
}

/** A link to a marina, which is in our city unless its name has a place of its own: "Bahia Mar, Fort Lauderdale". */
export const directionsTo = (marina: string) =>
  mapLink(marina.includes(',') ? marina : `${marina}, ${brand.city}`);
