/** How many testimonials stand side by side if there is room (product 9.1). */
export const TESTIMONIALS_VISIBLE = 3;

/**
 * The number of positions to which a row of `count` testimonials can move if `visible` of them are in view; at least one. With
 * three visible this is max(1, count − 2) (product 9.1).
 */
export function testimonialPositions(count: number, visible: number = TESTIMONIALS_VISIBLE): number {
  return Math.max(1, count - visible + 1);
}

/** The position `by` steps on, wrapping around at both ends. */
export function movedOffset(offset: number, by: number, count: number, visible?: number): number {
  const positions = testimonialPositions(count, visible);
  return (((offset + by) % positions) + positions) % positions;
}
