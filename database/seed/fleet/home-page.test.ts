import { describe, expect, test } from 'vitest';
import { showcase } from '../seed-content.ts';
import { fleetSeed } from './index.ts';

describe.each(showcase)('$name of the home page', (card) => {
  const [yacht, ...more] = fleetSeed.filter(({ name }) => name === card.name);
  if (!yacht) throw new Error(`${card.name} is not in the fleet`);
  const { withAmenities } = yacht.pricing;

  test('is one yacht of the fleet, with the same figures and the same picture', () => {
    expect(more).toEqual([]);
    expect(yacht.brand).toBe(card.brand);
    if (card.model !== '') expect(yacht.model).toBe(card.model);
    if (card.year !== null) expect(yacht.year).toBe(card.year);
    expect([`${yacht.lengthFt} ft`, yacht.capacity]).toEqual([card.length, card.capacity]);
    expect(yacht.picture).toBe(card.image);
  });

  test('costs what an hour of her is said to cost, so many times', () => {
    for (const hours of [3, 4, 5, 6, 8, 10, 12] as const) {
      const price = withAmenities?.[`price${hours}Hours`] ?? null;
      if (price !== null) expect(price, `${hours} hours`).toBe(hours * card.pricePerHour);
    }
    expect(yacht.pricePerDayUsd).toBe(8 * card.pricePerHour);
  });

  test('has the facts that are named of her', () => {
    const facts = {
      cabins: yacht.cabins,
      guests: yacht.capacity,
      length: yacht.lengthFt,
      speed: yacht.cruisingSpeedKn,
    };
    for (const { icon, value } of card.specs) expect(String(facts[icon])).toBe(value);
  });
});
