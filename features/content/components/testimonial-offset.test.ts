import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedOffset, TESTIMONIALS_VISIBLE, testimonialPositions } from './testimonial-offset.ts';

describe('a row of testimonials', () => {
  it('shows three at a time', () => {
    expect(TESTIMONIALS_VISIBLE).toBe(3);
  });

  it.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 3],
    [9, 7],
  ])('of %i has max(1, count - 2) places: %i', (count, positions) => {
    expect(testimonialPositions(count)).toBe(positions);
  });

  it('has a place for each where one is seen at a time', () => {
    expect(testimonialPositions(3, 1)).toBe(3);
    expect(testimonialPositions(3, 2)).toBe(2);
  });

  it('goes round at both ends', () => {
    expect(movedOffset(0, 1, 5)).toBe(1);
    expect(movedOffset(2, 1, 5)).toBe(0);
    expect(movedOffset(0, -1, 5)).toBe(2);
    expect(movedOffset(0, 1, 3)).toBe(0);
    expect(movedOffset(2, 1, 3, 1)).toBe(0);
  });

  it('never leaves its places, and as many steps as places lead back', () => {
    const count = fc.integer({ min: 0, max: 40 });
    const visible = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(count, visible, fc.integer({ min: -50, max: 50 }), (many, seen, by) => {
        const positions = testimonialPositions(many, seen);
        const offset = movedOffset(0, by, many, seen);
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(offset).toBeLessThan(positions);
        expect(movedOffset(offset, positions, many, seen)).toBe(offset);
      }),
    );
  });
});
