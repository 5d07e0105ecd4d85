import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { useFieldProps } from './field.tsx';

/** A field of several lines; in browsers that support it, it grows with its text. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={classes('control', className)} rows={rows} {...useFieldProps()} {...rest} />;
}
