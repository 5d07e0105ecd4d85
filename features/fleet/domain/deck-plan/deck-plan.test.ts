import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '#tests/builders/deck-plan.ts';
import { oneHull, twinDeck, upperDeck } from './hull.ts';
import { planDecks } from './index.ts';
import type { Planned } from './particulars.ts';

const sixty: Planned = {
  lengthFt: 60,
  beamFt: 16,
  cabins: 3,
  bathrooms: 2,
  crew: 2,
  model: '',
  engineType: 'Diesel shaft',
  features: [],
  galleryImages: [],
};
const decksOf = (yacht: Partial<Planned>) => planDecks({ ...sixty, ...yacht });
const idsOf = (yacht: Partial<Planned>) => decksOf(yacht).map(({ id }) => id);
const kindsOf = (yacht: Partial<Planned>, id: string) =>
  decksOf(yacht)
    .find((deck) => deck.id === id)
    ?.rooms.map(({ kind }) => kind);

describe('a plan', () => {
  test('has the cabins and bathrooms below, and what is on deck from the stern forward', () => {
    expect(kindsOf({}, 'lower')).toEqual([
      'engines',
      'owners-cabin',
      'bathroom',
      'passage',
      'cabin',
      'bathroom',
      'forward-cabin',
    ]);
    expect(kindsOf({}, 'main')).toEqual(['platform', 'cockpit', 'helm-seating', 'foredeck']);
    expect(kindsOf({ features: ['Salon with folding window wall'] }, 'main')).toEqual([
      'platform',
      'cockpit',
      'saloon',
      'galley',
      'helm',
      'foredeck',
    ]);
  });

  test('has no engine room and no step into the water where outboards hang', () => {
    const yacht = { engineType: 'Gasoline outboard' };
    expect(kindsOf(yacht, 'lower')).not.toContain('engines');
    expect(kindsOf(yacht, 'main')).not.toContain('platform');
  });

  test('has the decks above that her particulars name or her pictures show', () => {
    expect(idsOf({})).toEqual(['lower', 'main']);
    expect(idsOf({ model: '53 Flybridge' })).toEqual(['lower', 'main', 'flybridge']);
    expect(idsOf({ galleryImages: ['trawler-40-to-60-flybridge'] })).toEqual(['lower', 'main', 'flybridge']);
    // The name of a picture family at the beginning does not mean that the picture shows that place.
    expect(idsOf({ galleryImages: ['flybridge-mid-40-to-60-white-stern'] })).toEqual(['lower', 'main']);
    expect(idsOf({ features: ['Portuguese bridge', 'Fly board'] })).toEqual(['lower', 'main']);
    expect(idsOf({ features: ['Sun deck the full width'] })).toEqual(['lower', 'main', 'sun']);
    const high = { features: ['Three decks of lounges'], beamFt: 22, cabins: 5, bathrooms: 6 };
    expect(idsOf({ ...high, lengthFt: 95 })).toEqual(['lower', 'main', 'upper', 'sun']);
  });

  test('sets the master on the main deck and the crew in the bow where she has them', () => {
    const yacht = { lengthFt: 115, beamFt: 25, cabins: 5, bathrooms: 7, crew: 7 };
    const master = { ...yacht, features: ['Main-deck master with office'] };
    expect(kindsOf(master, 'main')).toContain('owners-cabin');
    expect(kindsOf(master, 'lower')).not.toContain('owners-cabin');
    expect(kindsOf(yacht, 'lower')).toContain('owners-cabin');
    expect(kindsOf(yacht, 'lower')?.at(-1)).toBe('crew');
    expect(kindsOf({ ...yacht, crew: 1 }, 'lower')?.at(-1)).toBe('forward-cabin');
  });

  test('shares the cabins of two hulls out between them', () => {
    const [lower] = decksOf({ lengthFt: 54, beamFt: 25, cabins: 4, bathrooms: 4 });
    const cabins = lower?.rooms.filter(({ kind }) => kind.endsWith('cabin')) ?? [];
    expect(cabins.map(({ side }) => side)).toEqual(['port', 'port', 'starboard', 'starboard']);
  });

  test('of a day boat is her main deck, bathroom and all', () => {
    const yacht = { lengthFt: 29, beamFt: 9, cabins: 0, bathrooms: 1, crew: 1 };
    expect(idsOf(yacht)).toEqual(['main']);
    expect(kindsOf(yacht, 'main')).toContain('bathroom');
  });

  test('is left out where length, beam, cabins or bathrooms are not known, or do not fit each other', () => {
    for (const field of ['lengthFt', 'beamFt', 'cabins', 'bathrooms'] as const)
      expect(decksOf({ [field]: null })).toEqual([]);
    for (const odd of [
      { lengthFt: 12, beamFt: 5 },
      { lengthFt: 400, beamFt: 90 },
      { beamFt: 5 },
      { beamFt: 40 },
      { cabins: 40 },
      { bathrooms: 30 },
      { lengthFt: 28, beamFt: 7.3, cabins: 4 },
    ])
      expect(decksOf(odd), JSON.stringify(odd)).toEqual([]);
  });
});

/** Any data that a yacht's record may have, odd figures included. */
const anyYacht: fc.Arbitrary<Planned> = fc
  .record({
    lengthFt: fc.integer({ min: 15, max: 220 }),
    slenderness: fc.double({ min: 0.15, max: 0.6, noNaN: true }),
    cabins: fc.integer({ min: 0, max: 14 }),
    bathrooms: fc.integer({ min: 0, max: 16 }),
    crew: fc.option(fc.integer({ min: 0, max: 20 })),
    model: fc.constantFrom('', 'Flybridge 60', '130 Tri-Deck'),
    engineType: fc.constantFrom(null, 'Diesel shaft', 'Gasoline outboard'),
    features: fc.subarray(['Sky lounge', 'Sun deck pool', 'On-deck master', 'Salon', 'Sport bridge']),
    galleryImages: fc.subarray(['catamaran-60-up-flybridge', 'catamaran-oak-saloon']),
  })
  .map(({ slenderness, ...yacht }) => ({
    ...yacht,
    beamFt: Math.round(yacht.lengthFt * slenderness * 10) / 10,
  }));

test('whatever is known of a yacht, a plan is sound or there is none', () => {
  fc.assert(
    fc.property(anyYacht, (yacht) => {
      const decks = planDecks(yacht);
      expect(planDecks(structuredClone(yacht))).toEqual(decks);
      expect(decks.length === 0 ? [] : faultsOf(yacht, decks)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('an outline is as wide as rooms are told that it is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 200 }),
      fc.double({ min: 0.17, max: 0.56, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (length, slenderness, place) => {
        const beam = length * slenderness;
        const hulls = [oneHull(length, beam), twinDeck(length, beam, beam / 3)];
        for (const { halfAt } of hulls) {
          expect(halfAt(place * length)).toBeLessThanOrEqual(beam / 2 + 1e-6);
          expect(halfAt(place * length)).toBeGreaterThanOrEqual(-1e-6);
        }
        expect(hulls[0]?.halfAt(length)).toBeCloseTo(0, 4);
        const top = upperDeck(0.2 * length, 0.7 * length, beam / 2);
        expect(top.halfAt(0.2 * length)).toBeCloseTo(beam / 4, 6);
        expect(top.halfAt(0.7 * length)).toBeCloseTo(0, 4);
      },
    ),
  );
});
