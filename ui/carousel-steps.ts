type Key = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

/** Whether a key is the browser's: with Alt, or ⌘, an arrow leads back to the page before. */
export const isForBrowser = ({ altKey, ctrlKey, metaKey }: Omit<Key, 'key'>): boolean =>
  altKey || ctrlKey || metaKey;

/** How far an arrow leads along a row: one back, one on, or nowhere. */
export function arrowStep(pressed: Key): -1 | 0 | 1 {
  if (isForBrowser(pressed)) return 0;
  return pressed.key === 'ArrowLeft' ? -1 : pressed.key === 'ArrowRight' ? 1 : 0;
}

/** The slide `by` steps on from `index` of `count`, going round at both ends. 0 when there are no slides. */
export function stepRound(index: number, by: number, count: number): number {
  return count > 0 ? (((index + by) % count) + count) % count : 0;
}
