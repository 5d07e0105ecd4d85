import { expect, test } from 'vitest';
import { formatFor, PICTURE_WIDTHS, widthFor } from './choice.ts';

test('a width is the next that the site makes, never wider than the picture', () => {
  expect(widthFor(640, 1600)).toBe(640);
  expect(widthFor(641, 1600)).toBe(768);
  expect(widthFor(1, 1600)).toBe(320);
  expect(widthFor(1920, 1600)).toBe(1600);
  expect(widthFor(1921, 4000)).toBe(2560);
  expect(widthFor(9999, 4000)).toBe(2560);
  expect(widthFor(undefined, 1600)).toBe(1600);
  expect(widthFor(640, 500)).toBe(500);
});

test('no more widths can be had than the site makes', () => {
  const made = new Set(Array.from({ length: 3000 }, (_, index) => widthFor(index + 1, 4000)));
  expect([...made]).toEqual([...PICTURE_WIDTHS]);
});

test('the format is the best one that is named', () => {
  expect(formatFor('image/avif,image/webp,image/apng,image/*,*/*;q=0.8')).toBe('avif');
  expect(formatFor('image/webp,*/*;q=0.8')).toBe('webp');
  expect(formatFor('image/avif;q=0, image/webp')).toBe('webp');
  expect(formatFor('*/*')).toBe('jpeg');
  expect(formatFor(undefined)).toBe('jpeg');
  expect(formatFor('text/image/avif')).toBe('jpeg');
});
