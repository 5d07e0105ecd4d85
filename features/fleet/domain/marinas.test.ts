import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fleetSeed } from '#database/seed/fleet/index.ts';
import { BEACH, ISLES, MAINLAND, NORTH, type Point, RIVER } from '../../../tools/chart/coast.ts';
import { spot } from '../../../tools/chart/drawing.ts';
import { directionsTo, MARINA_MAP, MARINAS, marinaMap } from './marinas.ts';

const fileOf = (address: string) => `public${address}`;

describe('the drawing of a marina', () => {
  it('is there for each marina in which a yacht of ours lies', () => {
    const missing = fleetSeed.filter(({ marina }) => !marinaMap(marina)).map(({ marina }) => marina);
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(MARINAS))('%s has its picture, of the size that is named', async (name) => {
    const map = marinaMap(name);
    expect(map?.alt).toContain(name);
    expect(existsSync(fileOf(map?.src ?? ''))).toBe(true);
    expect(await sharp(fileOf(map?.src ?? '')).metadata()).toMatchObject({ ...MARINA_MAP, format: 'png' });
  });

  it('is left out for a marina that nobody has drawn, whatever it is called', () => {
    expect(['', 'Some Other Marina', 'toString'].map(marinaMap)).toEqual([undefined, undefined, undefined]);
  });
});

it.each([
  ['Bayside Marina', 'Bayside Marina, Miami'],
  ['Bahia Mar, Fort Lauderdale', 'Bahia Mar, Fort Lauderdale'],
])('directions to %s are asked for in one town', (marina, place) => {
  expect(new URL(directionsTo(marina)).searchParams.get('query')).toBe(place);
});

/** The distance of a place from a line, in units of the chart: 5,556 units are one degree of latitude. */
function distance(place: Point, line: readonly Point[]): number {
  const [x, y] = spot(place);
  const spots = line.map(spot);
  return Math.min(
    ...spots.map(([fromX, fromY], index) => {
      const [toX, toY] = spots[(index + 1) % spots.length] ?? [fromX, fromY];
      const length = (toX - fromX) ** 2 + (toY - fromY) ** 2;
      const share = length === 0 ? 0 : ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / length;
      const along = Math.min(1, Math.max(0, share));
      return Math.hypot(x - fromX - along * (toX - fromX), y - fromY - along * (toY - fromY));
    }),
  );
}

describe('where the chart puts a marina', () => {
  it.each(Object.entries(MARINAS))('%s lies at the water', (_, { longitude, latitude }) => {
    const shores = [MAINLAND, BEACH, ...ISLES, ...NORTH, RIVER];
    const nearest = Math.min(...shores.map((shore) => distance([longitude, latitude], shore)));
    // 300 meters.
    expect(nearest).toBeLessThan(15);
  });

  it('puts north above south and east right of west, a mile as long both ways', () => {
    const [left, top] = spot([-80.2, 25.8]);
    const [right, bottom] = spot([-80.2 + 1 / 60 / Math.cos((25.74 * Math.PI) / 180), 25.8 - 1 / 60]);
    expect(right - left).toBeCloseTo(bottom - top, 0);
    expect(right).toBeGreaterThan(left);
    expect(bottom).toBeGreaterThan(top);
  });
});
