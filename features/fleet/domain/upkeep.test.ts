import { expect, test } from 'vitest';
import { freeId, orderPictures, pictureReference } from './upkeep.ts';

test('an address of ours is kept as the reference in it', () => {
  expect(pictureReference('/api/yacht-images/up-1?v=2')).toBe('up-1');
  expect(pictureReference('https://site.example/api/yacht-images/a%20b')).toBe('a b');
  expect(pictureReference('https://elsewhere.example/a.jpg')).toBe('https://elsewhere.example/a.jpg');
  expect(pictureReference('/api/yacht-images/100%.jpg')).toBe('100%.jpg');
});

test('the first picture is the primary, and none stands twice', () => {
  expect(orderPictures('b', ['a', 'b', 'c'])).toEqual({
    primaryImage: 'b',
    galleryImages: ['b', 'a', 'c'],
  });
  expect(orderPictures(null, [])).toEqual({ primaryImage: null, galleryImages: [] });
});

test('an id is never given twice', () => {
  expect(freeId('a', new Set())).toBe('a');
  expect(freeId('a', new Set(['a', 'a-2']))).toBe('a-3');
});
