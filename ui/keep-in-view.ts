import type { KeyboardEvent } from 'react';

/** From the last control of a dialog, Radix moves the focus round to the first without scrolling there, so scroll here. */
export function keepInView({ key, target }: KeyboardEvent) {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
}
