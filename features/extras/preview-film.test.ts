import { expect, test } from 'vitest';
import { extrasTotal, PREVIEW_FILM_NAMES, previewFilm } from './domain.ts';

const CASES: readonly [readonly string[], string][] = [
  [[], 'base'],
  [['jet-ski'], 'jet-ski'],
  [['fly-board'], 'fly-board'],
  [['water-slide'], 'water-slide'],
  [['jet-ski', 'fly-board'], 'jet-ski-fly-board'],
  [['jet-ski', 'water-slide'], 'jet-ski-water-slide'],
  [['fly-board', 'water-slide'], 'fly-board-water-slide'],
  [['jet-ski', 'fly-board', 'water-slide'], 'all-addons'],
];

test.each(CASES)('%j is shown by the film %s', (ids, film) => {
  expect(previewFilm(ids)).toBe(film);
});

test('each of the eight choices has a film of its own', () => {
  expect(new Set(CASES.map(([ids]) => previewFilm(ids)))).toEqual(new Set(PREVIEW_FILM_NAMES));
});

test.each(CASES)(
  'the order of %j, repeats, packages and staff’s own add-ons make no difference',
  (ids, film) => {
    expect(previewFilm([...ids].reverse())).toBe(film);
    expect(previewFilm([...ids, ...ids])).toBe(film);
    expect(previewFilm(['sea-bob', ...ids, 'chef-cuisine', ''])).toBe(film);
  },
);

test('the total is the sum of the chosen prices, and nothing else', () => {
  expect(extrasTotal([])).toBe(0);
  expect(extrasTotal([{ price: 350 }, { price: 1200 }, { price: 500 }])).toBe(2050);
});
