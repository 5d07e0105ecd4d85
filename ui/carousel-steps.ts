type Key = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

/** Whether the browser handles this key: with Alt or ⌘, an arrow goes back in the history. */
export const isForBrowser = ({ altKey, ctrlKey, metaKey }: Omit<Key, 'key'>): boolean =>
  altKey || ctrlKey || metaKey;

/** How far an arrow key moves along a row: -1 back, 1 forward, 0 for any other key. */
export function arrowStep(pressed: Key): -1 | 0 | 1 {
  if (isForBrowser(pressed)) return 0;
  return pressed.key === 'ArrowLeft' ? -1 : pressed.key === 'ArrowRight' ? 1 : 0;
}

/** The slide `by` steps from `index`, wrapping around at both ends. 0 if there are no slides. */
export function stepRound(index: number, by: number, count: number): number {
  return count > 0 ? (((index + by) % count) + count) % count : 0;
}
