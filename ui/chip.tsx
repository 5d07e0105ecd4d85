import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A pill-shaped button that toggles something on and off. */
export function ToggleChip({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return <button type="button" className={classes('chip', className)} aria-pressed={pressed} {...rest} />;
}
