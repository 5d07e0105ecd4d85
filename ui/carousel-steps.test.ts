import { expect, it } from 'vitest';
import { arrowStep, stepRound } from './carousel-steps.ts';

it('goes round at both ends', () => {
  expect(stepRound(0, 1, 3)).toBe(1);
  expect(stepRound(2, 1, 3)).toBe(0);
  expect(stepRound(0, -1, 3)).toBe(2);
  expect(stepRound(0, -7, 3)).toBe(2);
  expect(stepRound(0, 1, 1)).toBe(0);
  expect(stepRound(0, 1, 0)).toBe(0);
});

it('takes an arrow for itself, and leaves one with Alt or ⌘ to the browser', () => {
  const press = (key: string, held: object = {}) =>
    arrowStep({ key, altKey: false, ctrlKey: false, metaKey: false, ...held });
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Tab'].map((key) => press(key))).toEqual([-1, 1, 0, 0]);
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
    expect(['ArrowLeft', 'ArrowRight'].map((key) => press(key, held))).toEqual([0, 0]);
});
