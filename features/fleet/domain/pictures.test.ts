import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, isFullAddress, PICTURES_PATH, pictureAddress } from '#core/pictures.ts';
import { findPicture, pictures } from '#media/pictures.ts';
import { captionOf, defaultPicture, fallbackReference, pictureReferences } from './pictures.ts';

test('a full address is used as it is, in every width', () => {
  const address = 'https://pictures.example/serenata.jpg';
  expect(isFullAddress(address)).toBe(true);
  expect(addressOf(address)).toBe(address);
  expect(pictureAddress(address, 640)).toBe(address);
});

test('any other reference is read from the yacht-images path', () => {
  expect(addressOf('top-grand-cay')).toBe('/api/yacht-images/top-grand-cay');
  expect(addressOf('sea breeze/photos/main.jpg')).toBe('/api/yacht-images/sea%20breeze/photos/main.jpg');
  expect(pictureAddress('/api/yacht-images/a?v=1', 640)).toBe('/api/yacht-images/a?v=1&w=640');
  expect(pictureAddress('/api/yacht-images/a', 640)).toBe('/api/yacht-images/a?w=640');
});

test('without a picture, a path is derived from the name', () => {
  expect(fallbackReference("Neptune's Daughter")).toBe('neptunes_daughter/photos/main.jpg');
  expect(fallbackReference('Ponce’s Fountain II')).toBe('ponces_fountain_ii/photos/main.jpg');
  const yacht = { name: 'Two Tides', primaryImage: null, galleryImages: [] };
  expect(pictureReferences(yacht)).toEqual(['two_tides/photos/main.jpg']);
  expect(pictureReferences({ ...yacht, primaryImage: ' ' })).toEqual(['two_tides/photos/main.jpg']);
});

test('the primary picture leads, and none comes twice', () => {
  const yacht = { name: 'Two Tides', primaryImage: 'b', galleryImages: ['a', 'b', '', 'c', 'a'] };
  expect(pictureReferences(yacht)).toEqual(['b', 'a', 'c']);
  expect(pictureReferences({ ...yacht, primaryImage: null })).toEqual(['a', 'b', 'c']);
});

test('a broken picture gives way to the default of its brand', () => {
  expect(defaultPicture('Azimut')).toBe('default-azimut');
  expect(defaultPicture('SEA RAY')).toBe('default-sea-ray');
  expect(defaultPicture('Pardo Yachts')).toBe('default-pardo');
  expect(defaultPicture('Axopar')).toBe('default-axopar');
  expect(defaultPicture('Beneteau')).toBe('default-beneteau');
  expect(defaultPicture('Bénéteau')).toBe('default-beneteau');
  expect(defaultPicture('Pershing')).toBe('default-pershing');
  expect(defaultPicture('Riva')).toBe('default-generic');
});

test('every brand has a default picture that exists', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('Azimut', 'Sea Ray', 'Pardo', 'Axopar')), (brand) => {
      expect(findPicture(defaultPicture(brand))).toBeDefined();
    }),
  );
});

test('no reference leads out of the path of the pictures', () => {
  fc.assert(
    fc.property(
      fc.string().filter((reference) => !isFullAddress(reference) && reference.isWellFormed()),
      (reference) => {
        expect(addressOf(reference).startsWith(PICTURES_PATH)).toBe(true);
        expect(addressOf(reference)).not.toMatch(/[?#\\]/);
      },
    ),
  );
});

test('a caption says what is seen, and that rooms and hulls of a kind are a sister’s', () => {
  const seen = (reference: string) =>
    captionOf({ src: `${addressOf(reference)}?v=1`, alt: 'Saloon with a sofa' });
  expect(seen('trawler-teak-saloon')).toBe('Saloon with a sofa. Rendering of a sister layout.');
  expect(seen('fast-coupe-80-up-beach')).toBe('Saloon with a sofa. Rendering of a sister layout.');
  expect(seen('trawler-all-navy-stern')).toBe('Saloon with a sofa. Rendering of a sister yacht.');
  expect(seen(defaultPicture('Azimut'))).toBe('Saloon with a sofa. Rendering of a sister yacht.');
  expect(seen(defaultPicture('Riva'))).toBe('Saloon with a sofa. Rendering of another yacht.');
  for (const own of ['yacht-riva-iseo-signorina', 'up-0123456789-1600x900-aabbcc', 'top-blue-hour']) {
    expect(seen(own)).toBe('Saloon with a sofa');
  }
  expect(captionOf({ src: 'https://pictures.example/cabin', alt: 'Cabin' })).toBe('Cabin');
});

test('no yacht’s own picture is taken for a sister’s', () => {
  for (const { name, alt } of pictures) {
    if (name.startsWith('yacht-')) expect(captionOf({ src: addressOf(name), alt })).toBe(alt);
  }
});
