import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { useFieldProps } from './field.tsx';

/** A one-line field. Set type, autoComplete and inputMode on each. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classes('control', className)} {...useFieldProps()} {...rest} />;
}
