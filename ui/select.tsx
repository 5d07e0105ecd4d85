import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { useFieldProps } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** The language of the label, if it differs from the page's. */
  lang?: string;
}

interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** The label of the empty choice ("Any location"). Without it there is no empty choice. */
  empty?: string;
}

/** The browser's own select: the best picker on a phone, and it works without scripts. */
export function Select({ options, empty, className, ...rest }: SelectProps) {
  return (
    <select className={classes('control', className)} {...useFieldProps()} {...rest}>
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
