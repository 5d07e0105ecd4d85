/** The slide `by` steps on from `index` of `count`, going round at both ends. 0 when there are no slides. */
export function stepRound(index: number, by: number, count: number): number {
  return count > 0 ? (((index + by) % count) + count) % count : 0;
}
