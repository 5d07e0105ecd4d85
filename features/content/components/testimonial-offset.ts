/** So many testimonials are seen beside each other where there is room (product 9.1). */
export const TESTIMONIALS_VISIBLE = 3;

/**
 * How many places a row of `count` testimonials can be moved to when `visible` of them are seen at once; at least one.
 * With three visible that is max(1, count − 2) (product 9.1).
 */
export function testimonialPositions(count: number, visible: number = TESTIMONIALS_VISIBLE): number {
  return Math.max(1, count - visible + 1);
}

/** The place `by` steps on, going round at both ends. */
export function movedOffset(offset: number, by: number, count: number, visible?: number): number {
  const positions = testimonialPositions(count, visible);
  return (((offset + by) % positions) + positions) % positions;
}
