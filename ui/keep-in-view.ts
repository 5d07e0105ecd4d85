import type { KeyboardEvent } from 'react';

/** From the last control of a dialog the keys are led round to its first by Radix, which does not scroll there: this does. */
export function keepInView({ key, target }: KeyboardEvent) {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
}
