import { DEFAULT_CONTACT } from '#core/brand.ts';

/** The area of the chart, in degrees. tools/chart.ts, which draws the chart, reads this, too. */
export const CHART = { west: -80.285, east: -80.0152, south: 25.648, north: 25.828 } as const;

/** A position on the chart, as shares of its width and height from the upper left corner. */
export function placeOnChart(longitude: number, latitude: number): { x: number; y: number } {
  return {
    x: (longitude - CHART.west) / (CHART.east - CHART.west),
    y: (CHART.north - latitude) / (CHART.north - CHART.south),
  };
}

export interface ChartLabel {
  /** A name, or the key of the place's name in each language. */
  readonly name: string | { readonly of: 'bay' | 'ocean' | 'sandbar' };
  readonly longitude: number;
  readonly latitude: number;
  readonly kind: 'land' | 'water' | 'place';
  /** Beyond the part that a phone shows. */
  readonly isOffshore?: boolean;
  /** Left out where the chart is small. */
  readonly isMinor?: boolean;
}

/** Our own berth, at the address of `DEFAULT_CONTACT`. */
export const BERTH = { longitude: -80.1408, latitude: 25.7698 } as const;

/** Whether the berth is at that address. Nobody has placed any other address on the chart. */
export const isAtBerth = (address: readonly string[]) => address.join() === DEFAULT_CONTACT.address.join();

export const CHART_LABELS: readonly ChartLabel[] = [
  { name: 'Miami', longitude: -80.222, latitude: 25.79, kind: 'land' },
  { name: 'Downtown', longitude: -80.2, latitude: 25.7755, kind: 'place', isMinor: true },
  { name: 'Coconut Grove', longitude: -80.2465, latitude: 25.7345, kind: 'place', isMinor: true },
  { name: 'Miami Beach', longitude: -80.115, latitude: 25.805, kind: 'land' },
  { name: 'South Beach', longitude: -80.1145, latitude: 25.781, kind: 'place', isMinor: true },
  { name: 'Venetian Islands', longitude: -80.161, latitude: 25.8005, kind: 'place', isMinor: true },
  { name: 'Dodge Island', longitude: -80.1745, latitude: 25.7695, kind: 'place', isMinor: true },
  { name: 'Lummus Island', longitude: -80.1605, latitude: 25.7625, kind: 'place', isMinor: true },
  { name: 'Fisher Island', longitude: -80.1115, latitude: 25.7505, kind: 'place', isMinor: true },
  { name: 'Virginia Key', longitude: -80.1555, latitude: 25.7442, kind: 'place' },
  { name: 'Key Biscayne', longitude: -80.119, latitude: 25.701, kind: 'land' },
  { name: { of: 'bay' }, longitude: -80.207, latitude: 25.702, kind: 'water' },
  { name: { of: 'ocean' }, longitude: -80.064, latitude: 25.75, kind: 'water', isOffshore: true },
  { name: { of: 'sandbar' }, longitude: -80.2, latitude: 25.6835, kind: 'place' },
  { name: 'Stiltsville', longitude: -80.1905, latitude: 25.6565, kind: 'place' },
];
