import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A fact or a name in a pill. */
export function Chip({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classes('chip', className)} {...rest} />;
}

/** A pill to switch something on and off. */
export function ToggleChip({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return <button type="button" className={classes('chip', className)} aria-pressed={pressed} {...rest} />;
}
