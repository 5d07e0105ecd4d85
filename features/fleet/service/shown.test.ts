import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { OTHER_LANGUAGES } from '#core/language.ts';
import { panoramas } from '#media/panoramas.ts';
import { findPicture, pictures } from '#media/pictures.ts';
import { inLanguage } from '#platform/language.ts';
import { mediaFolder } from '#platform/pictures/folder.ts';
import { placeOf } from '../domain/index.ts';
import { panoramasOf, picturesOf } from './shown.ts';

const yacht = { name: 'Two Tides', brand: 'Azimut', primaryImage: null, galleryImages: [] };

test('pictures of ours carry their version, true size, words and placeholder', () => {
  const [picture] = pictures;
  expect(picturesOf({ ...yacht, primaryImage: picture?.name ?? '' })).toEqual([
    {
      src: `/api/yacht-images/${picture?.name}?v=${picture?.hash}`,
      width: picture?.width,
      height: picture?.height,
      alt: picture?.alt,
      placeholder: picture?.placeholder,
    },
  ]);
});

test('what is seen on one is said in the language of the moment', () => {
  const [picture] = pictures;
  const shown = { ...yacht, primaryImage: picture?.name ?? '' };
  for (const language of OTHER_LANGUAGES)
    expect(inLanguage(language, () => picturesOf(shown)[0]?.alt)).toBe(picture?.alts?.[language]);
});

test('a full address is kept as it is', () => {
  const src = 'https://pictures.example/a.jpg';
  expect(picturesOf({ ...yacht, primaryImage: src })).toMatchObject([{ src, alt: 'Two Tides, Azimut' }]);
});

test('a reference to nothing gives way: to the rest of the gallery, else to the default of the brand', () => {
  const known = pictures[1]?.name ?? '';
  expect(picturesOf({ ...yacht, primaryImage: 'gone', galleryImages: ['gone', known] })).toMatchObject([
    { src: expect.stringContaining(known) },
  ]);
  expect(picturesOf(yacht)).toMatchObject([{ src: expect.stringContaining('default-azimut') }]);
});

test('no more pictures are answered than asked for', () => {
  const galleryImages = pictures.slice(0, 5).map((picture) => picture.name);
  expect(picturesOf({ ...yacht, galleryImages }, 1)).toHaveLength(1);
});

test('one can look around where a picture of hers was taken of which there is a panorama', () => {
  const galleryImages = [
    'superyacht-oak-saloon',
    'superyacht-tri-deck-flybridge',
    'superyacht-tri-deck-profile',
  ];
  const found = panoramasOf({
    ...yacht,
    primaryImage: 'yacht-westport-130-tri-deck-ponces-fountain',
    galleryImages,
  });
  expect(found.map(({ place }) => place)).toEqual(['saloon', 'deck']);
  expect(found[0]?.src).toMatch(/^\/panoramas\/superyacht-oak-saloon\.avif\?v=[0-9a-f]{12}$/);
  expect(found[0]?.picture.alt).toBe(findPicture('superyacht-oak-saloon')?.alt);
  expect(
    panoramasOf({ ...yacht, galleryImages: ['https://pictures.example/saloon', 'uploads/saloon'] }),
  ).toEqual([]);
});

test('panoramas are whole spheres that a phone can fetch, each of a place that visitors have a name for', async () => {
  for (const { name } of panoramas) {
    const file = readFileSync(path.join(mediaFolder, 'panoramas', `${name}.avif`));
    expect(file.byteLength, name).toBeLessThanOrEqual(600_000);
    expect(await sharp(file).metadata(), name).toMatchObject({ width: 4096, height: 2048 });
    expect(placeOf(name), name).toBeDefined();
  }
});
