import { expect, it } from 'vitest';
import { PICTURE_WIDTHS, pictureSources } from './srcset.ts';

const url = (width: number) => `/p.jpg?w=${width}`;

it('offers every width up to 2560 for a large picture', () => {
  const { src, srcSet } = pictureSources(url, 2560);
  expect(src).toBe('/p.jpg?w=960');
  expect(srcSet.split(', ')).toHaveLength(PICTURE_WIDTHS.length);
  expect(srcSet).toContain('/p.jpg?w=2560 2560w');
});

it('offers nothing above the true size of a small one', () => {
  expect(pictureSources(url, 640)).toEqual({
    src: '/p.jpg?w=640',
    srcSet: '/p.jpg?w=320 320w, /p.jpg?w=480 480w, /p.jpg?w=640 640w',
  });
});

it('offers the next width when the true size lies between two', () => {
  expect(pictureSources(url, 700).srcSet).toContain('/p.jpg?w=768 768w');
  expect(pictureSources(url, 700).srcSet).not.toContain('960w');
});
