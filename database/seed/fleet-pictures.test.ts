import { expect, test } from 'vitest';
import type { PictureEntry } from '#media/pictures.ts';
import { boatOf } from '#media/scenes/fleet/boats.ts';
import { galleryOf, galleryPictures } from '#media/scenes/fleet/galleries.ts';
import { fleetAlt, scenes } from '#media/scenes/fleet/index.ts';
import { inBrochureOrder } from '#media/scenes/fleet/order.ts';
import { primaries, primaryName } from '#media/scenes/fleet/primaries.ts';
import { fleetSeed } from './fleet/index.ts';
import { choosePictures } from './fleet-pictures.ts';

const picture = (name: string, portrait?: PictureEntry['portrait']): PictureEntry => ({
  name,
  file: `${name}.webp`,
  hash: '0'.repeat(12),
  width: 1600,
  height: 900,
  alt: name,
  colour: '#000000',
  placeholder: '',
  ...(portrait ? { portrait } : {}),
});
const standIns = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((name) =>
  picture(name, { families: ['superyacht'], fromFt: 20, toFt: 140, hull: 'white', shows: 'yacht' }),
);
const rendered = [...Object.keys(scenes).map((name) => picture(name)), ...standIns];

test('every yacht has a scene of her own, unlike any other', () => {
  expect(primaries.size).toBe(fleetSeed.length);
  const seen = [...primaries.values()].map(({ scene }) => JSON.stringify(scene));
  expect(new Set(seen).size).toBe(fleetSeed.length);
});

test('yachts that follow each other share neither the angle nor the light', () => {
  const shown = inBrochureOrder(fleetSeed).map(({ id }) => primaries.get(primaryName(id)));
  for (const [index, primary] of shown.entries()) {
    const next = shown[index + 1];
    if (!primary || !next) continue;
    expect(next.angle, `${index}`).not.toBe(primary.angle);
    expect(next.light, `${index}`).not.toBe(primary.light);
  }
});

test('two cards of one row or the next never share both angle and light', () => {
  const shown = inBrochureOrder(fleetSeed).map(({ id }) => primaries.get(primaryName(id)));
  for (const [index, primary] of shown.entries()) {
    for (const other of shown.slice(index + 1, index + 4)) {
      expect(`${other?.angle} ${other?.light}`, `${index}`).not.toBe(`${primary?.angle} ${primary?.light}`);
    }
  }
});

test('no two sisters are seen from one angle in one light at one place', () => {
  const seen = fleetSeed.map(({ id, family }) => {
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
  for (const yacht of fleetSeed) {
    const built = primaries.get(primaryName(yacht.id))?.scene.yacht;
    expect(built?.length).toBeCloseTo(yacht.lengthFt * 0.3048, 1);
    expect(built?.beam).toBeCloseTo(yacht.beamFt * 0.3048, 1);
    expect(built?.hull).toEqual(boatOf(yacht).colour.rgb);
    expect(built?.name).toBe(yacht.name.toUpperCase());
  }
});

test('every yacht shares at least five more pictures, outside and on board', () => {
  for (const { id } of fleetSeed) {
    const names = galleryOf.get(id) ?? [];
    expect(names.length, id).toBeGreaterThanOrEqual(5);
    expect(new Set(names).size, id).toBe(names.length);
    for (const name of names) expect(galleryPictures.has(name), name).toBe(true);
  }
});

test('no boat of a shared picture carries a name, and yachts share only inside their family', () => {
  for (const { scene } of galleryPictures.values()) expect(scene.yacht?.name ?? '').toBe('');
  for (const { id, family } of fleetSeed) {
    for (const name of galleryOf.get(id) ?? []) expect(name.startsWith(`${family}-`), name).toBe(true);
  }
});

test('what is seen is said in words, and no maker is named', () => {
  const makers = new Set(fleetSeed.map(({ brand }) => brand.toLowerCase()));
  for (const name of Object.keys(scenes)) {
    const alt = fleetAlt(name)?.toLowerCase() ?? '';
    expect(alt.length, name).toBeGreaterThan(30);
    for (const maker of makers) expect(alt.split(/\W+/).join(' '), name).not.toContain(` ${maker} `);
  }
  expect(fleetAlt('no-such-picture')).toBeUndefined();
});

test('a yacht opens with her own picture once it is there', () => {
  const chosen = choosePictures(fleetSeed, rendered);
  for (const { id } of fleetSeed) {
    expect(chosen.get(id)?.primary).toBe(`yacht-${id}`);
    expect(chosen.get(id)?.gallery).toEqual([`yacht-${id}`, ...(galleryOf.get(id) ?? [])]);
  }
});

test('until then others of the right kind stand for her', () => {
  const chosen = choosePictures(fleetSeed, standIns);
  const names = new Set(standIns.map(({ name }) => name));
  for (const { id } of fleetSeed) {
    const { primary, gallery } = chosen.get(id) ?? { primary: '', gallery: [] };
    expect(names.has(primary), id).toBe(true);
    expect(gallery.length, id).toBeGreaterThanOrEqual(4);
    expect(gallery[0]).toBe(primary);
  }
});

test('a gallery that is only begun is filled up, without a picture twice', () => {
  const first = fleetSeed[0];
  if (!first) throw new Error('The fleet is empty');
  const [shared] = galleryOf.get(first.id) ?? [];
  const begun = [picture(primaryName(first.id)), picture(shared ?? ''), ...standIns];
  const gallery = choosePictures(fleetSeed, begun).get(first.id)?.gallery ?? [];
  expect(gallery.slice(0, 2)).toEqual([primaryName(first.id), shared]);
  expect(gallery.length).toBeGreaterThanOrEqual(4);
  expect(new Set(gallery).size).toBe(gallery.length);
});
