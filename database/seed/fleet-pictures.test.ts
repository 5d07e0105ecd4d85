import { expect, test } from 'vitest';
import { FLEET_PAGE_SIZE } from '#features/fleet/domain/search.ts';
import { findPicture } from '#media/pictures.ts';
import { boatOf } from '#media/scenes/fleet/boats.ts';
import { hasBeachClub, hasSpa } from '#media/scenes/fleet/deck-sets.ts';
import { galleryOf, galleryPictures } from '#media/scenes/fleet/galleries.ts';
import { hullColours } from '#media/scenes/fleet/hull-colours.ts';
import { fleetAlt, scenes } from '#media/scenes/fleet/index.ts';
import {
  dealInteriors,
  FIRST_PAGE,
  interiors,
  layoutOf,
  MOST_YACHTS,
  says,
} from '#media/scenes/fleet/interiors.ts';
import { inBrochureOrder, inListOrder } from '#media/scenes/fleet/order.ts';
import { primaries, primaryName } from '#media/scenes/fleet/primaries.ts';
import { fleetSeed } from './fleet/index.ts';
import { picturesOf } from './fleet-pictures.ts';

/** The yachts that have a picture of their own made. The others are shown in a picture of the home page. */
const drawn = fleetSeed.filter(({ picture }) => picture === null);
const ofHomePage = fleetSeed.filter(({ picture }) => picture !== null);

test('every yacht has a scene of her own, unlike any other', () => {
  expect(primaries.size).toBe(drawn.length);
  const seen = [...primaries.values()].map(({ scene }) => JSON.stringify(scene));
  expect(new Set(seen).size).toBe(drawn.length);
});

test('yachts that follow each other share neither the angle nor the light', () => {
  const shown = inBrochureOrder(drawn).map(({ id }) => primaries.get(primaryName(id)));
  for (const [index, primary] of shown.entries()) {
    const next = shown[index + 1];
    if (!primary || !next) continue;
    expect(next.angle, `${index}`).not.toBe(primary.angle);
    expect(next.light, `${index}`).not.toBe(primary.light);
  }
});

test('two cards of one row or the next never share both angle and light', () => {
  const shown = inBrochureOrder(drawn).map(({ id }) => primaries.get(primaryName(id)));
  for (const [index, primary] of shown.entries()) {
    for (const other of shown.slice(index + 1, index + 4)) {
      expect(`${other?.angle} ${other?.light}`, `${index}`).not.toBe(`${primary?.angle} ${primary?.light}`);
    }
  }
});

test('no two sisters are seen from one angle in one light at one place', () => {
  const seen = drawn.map(({ id, family }) => {
    const { angle, light, place } = primaries.get(primaryName(id)) ?? {};
    return `${family} ${angle} ${light} ${place}`;
  });
  expect(seen.filter((view, index) => seen.indexOf(view) !== index)).toEqual([]);
});

test('bows and profiles are three of four', () => {
  const angles = [...primaries.values()].map(({ angle }) => angle);
  const classic = angles.filter((angle) => /^(bow|profile)/.test(angle));
  expect(classic.length / angles.length).toBeGreaterThan(0.7);
});

test('a yacht is built to her own length, beam and colour', () => {
  for (const yacht of drawn) {
    const built = primaries.get(primaryName(yacht.id))?.scene.yacht;
    expect(built?.length).toBeCloseTo(yacht.lengthFt * 0.3048, 1);
    expect(built?.beam).toBeCloseTo(yacht.beamFt * 0.3048, 1);
    expect(built?.hull).toEqual(boatOf(yacht).colour.rgb);
    expect(built?.name).toBe(yacht.name.toUpperCase());
  }
});

test('every yacht shares at least five more pictures, outside and on board', () => {
  for (const { id } of drawn) {
    const names = galleryOf.get(id) ?? [];
    expect(names.length, id).toBeGreaterThanOrEqual(5);
    expect(new Set(names).size, id).toBe(names.length);
    for (const name of names) expect(galleryPictures.has(name), name).toBe(true);
  }
});

test('no boat of a shared picture carries a name, and yachts share only inside their family', () => {
  for (const { scene } of galleryPictures.values()) expect(scene.yacht?.name ?? '').toBe('');
  const ofLayouts = new Set(interiors.map(({ name }) => name));
  for (const { id, family } of fleetSeed) {
    for (const name of galleryOf.get(id) ?? []) {
      if (!ofLayouts.has(name)) expect(name.startsWith(`${family}-`), name).toBe(true);
    }
  }
});

test('boats that share a picture of the outside look the same from a pier, and it says what colour they are', () => {
  for (const yacht of fleetSeed) {
    const { colour, top } = boatOf(yacht);
    for (const name of galleryOf.get(yacht.id) ?? []) {
      if (!/-(profile|stern|above)$/.test(name)) continue;
      const shown = galleryPictures.get(name);
      const built = shown?.scene.yacht;
      const painted = Object.values(hullColours).find(({ rgb }) => rgb === built?.hull);
      expect(painted?.shade, `${yacht.id} ${name}`).toBe(colour.shade);
      expect(built?.top, `${yacht.id} ${name}`).toBe(top);
      expect(shown?.alt.en.toLowerCase(), name).toContain(colour.shade.replace('grey', 'gray'));
    }
  }
});

test('what is seen is said in words, and no maker is named', () => {
  const makers = new Set(fleetSeed.map(({ brand }) => brand.toLowerCase()));
  for (const name of Object.keys(scenes)) {
    const said = Object.values(fleetAlt(name) ?? {}).map((alt) => alt.toLowerCase());
    expect(new Set(said).size, name).toBe(3);
    for (const alt of said) {
      expect(alt.length, name).toBeGreaterThan(30);
      for (const maker of makers) expect(alt.split(/\W+/).join(' '), name).not.toContain(` ${maker} `);
    }
  }
  expect(fleetAlt('no-such-picture')).toBeUndefined();
});

test('a yacht opens with her own picture, and those she shares follow', () => {
  for (const yacht of drawn) {
    const { id } = yacht;
    expect(picturesOf(yacht)).toEqual({
      primary: `yacht-${id}`,
      gallery: [`yacht-${id}`, ...(galleryOf.get(id) ?? [])],
    });
  }
});

test('the home page’s yachts open with its picture of them, and share what is there: nothing is made for them', () => {
  expect(ofHomePage).toHaveLength(4);
  for (const yacht of ofHomePage) {
    const { primary, gallery } = picturesOf(yacht);
    expect(primary).toBe(yacht.picture);
    expect(gallery[0]).toBe(primary);
    expect(gallery.length, yacht.id).toBeGreaterThanOrEqual(5);
    for (const name of gallery) expect(findPicture(name), name).toBeDefined();
  }
});

const isInside = (name: string) => /-(saloon|cabin)$/.test(name) && !name.startsWith('yacht-');
const insidesOf = (id: string) => (galleryOf.get(id) ?? []).filter(isInside);

test('no picture of an inside is shown on more than five yachts, and a yacht shows no room twice', () => {
  const shown = fleetSeed.flatMap(({ id }) => insidesOf(id));
  for (const name of new Set(shown)) {
    expect(shown.filter((other) => other === name).length, name).toBeLessThanOrEqual(MOST_YACHTS);
  }
  for (const { id } of fleetSeed) {
    const rooms = insidesOf(id).map((name) => name.split('-').at(-1));
    expect(new Set(rooms).size, id).toBe(rooms.length);
  }
});

test('no picture of an inside is twice on the first page of the fleet', () => {
  expect(FIRST_PAGE).toBe(FLEET_PAGE_SIZE);
  const shown = inListOrder(fleetSeed)
    .slice(0, FIRST_PAGE)
    .flatMap(({ id }) => insidesOf(id));
  expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
});

test('an inside by layout is of the yacht’s own class, and what it shows her own words name', () => {
  for (const yacht of fleetSeed) {
    const layout = layoutOf(boatOf(yacht), yacht.cabins);
    for (const name of insidesOf(yacht.id)) {
      const interior = interiors.find((one) => one.name === name);
      if (!interior) continue;
      expect(interior.layout, `${yacht.id} ${name}`).toBe(layout);
      const { furnishing } = interior;
      if (furnishing) expect(says(yacht, furnishing), `${yacht.id} ${furnishing}`).toBe(true);
      expect(interior.scene.props?.[0]?.feature, name).toBe(furnishing);
    }
  }
});

const DECKS = ['cockpit', 'foredeck', 'flybridge', 'beach'] as const;
const setOf = (name: string) => {
  const { yacht, props } = galleryPictures.get(name)?.scene ?? {};
  return JSON.stringify({ cushion: yacht?.cushion, table: yacht?.table, ...props?.[0], seed: 0 });
};

test('every kind of deck is furnished in at least four ways, and one differs from the next', () => {
  for (const deck of DECKS) {
    const sets = [...galleryPictures.keys()].filter((name) => name.endsWith(`-${deck}`)).map(setOf);
    expect(new Set(sets).size, deck).toBeGreaterThanOrEqual(4);
    for (const [index, set] of sets.entries()) expect(set, `${deck} ${index}`).not.toBe(sets[index + 1]);
  }
});

test('words name what is laid on a deck, and the color of its cushions', () => {
  const named = {
    lunch: /laid for lunch|navy/,
    spritz: /orange spritzes|coral/,
    breakfast: /orange juice|yellow/,
    swim: /straw hat|turquoise/,
    champagne: /champagne|sand-colored/,
    sunset: /red wine|terracotta/,
  };
  // These pictures show a pool, a helm or a clear bow, and nothing that is laid on a table.
  const others = /spa pool|^Helm|kept clear/;
  const seen = new Set<unknown>();
  for (const [name, { scene, alt }] of galleryPictures) {
    const set = scene.props?.find(({ prop }) => prop === 'deck-set');
    if (!set || others.test(alt.en)) continue;
    expect(alt.en, name).toMatch(named[set.laid as keyof typeof named]);
    seen.add(set.laid);
  }
  expect([...seen].sort()).toEqual(Object.keys(named).sort());
});

test('a pool on top or a beach club is shown by the yachts whose features name one, and by no other', () => {
  let [spas, beaches] = [0, 0];
  for (const yacht of fleetSeed) {
    const names = galleryOf.get(yacht.id) ?? [];
    const spa = names.filter((name) => galleryPictures.get(name)?.scene.yacht?.spa === true);
    const beach = names.filter((name) => galleryPictures.get(name)?.scene.props?.[0]?.prop === 'beach-club');
    expect(spa.length > 0, yacht.id).toBe(hasSpa(yacht));
    expect(beach.length > 0, yacht.id).toBe(hasBeachClub(yacht));
    spas += spa.length;
    beaches += beach.length;
  }
  expect([spas, beaches].every((count) => count >= 8)).toBe(true);
  expect(hasSpa({ features: ['Bow pool that becomes a sun bed', 'Infinity pool aft'] })).toBe(false);
  expect(hasSpa({ features: ['Jacuzzi sun deck with bar'] })).toBe(true);
});

test('dealing gives everybody a first picture before anybody a second, and stops at five', () => {
  const offer = (name: string) => ({ name, room: 'saloon' as const });
  const many = new Map(
    Array.from({ length: 20 }, (_, index) => [`yacht ${index}`, [offer('one'), offer('two')]]),
  );
  const dealt = [...dealInteriors(many)];
  // The first page takes each picture once; eight yachts after it take the other uses.
  expect(dealt.map(([yacht]) => yacht)).toEqual(
    [0, 1, 12, 13, 14, 15, 16, 17, 18, 19].map((index) => `yacht ${index}`),
  );
  expect(dealt.every(([, names]) => names.length === 1)).toBe(true);
  const both = dealInteriors(new Map([['a', [{ name: 'c', room: 'cabin' }, offer('s')]]]));
  expect(both.get('a')).toEqual(['s', 'c']);
  const piano = { ...offer('piano'), fits: true };
  expect(dealInteriors(new Map([['a', [offer('plain'), piano]]])).get('a')).toEqual(['piano']);
});
