import type { ReactNode } from 'react';
import { formatDollars } from '#words/amounts.ts';
import { classes } from './classes.ts';

interface PriceProps {
  /** Whole US dollars; null when there is no price. */
  dollars: number | null;
  /** Shown if there is no price. */
  missing: string;
  /** What the price is for: "per day". */
  per?: ReactNode;
  className?: string;
}

/** An amount in tabular figures, or the words for no price. */
export function Price({ dollars, missing, per, className }: PriceProps) {
  return (
    <span className={classes('tabular', className)}>
      {dollars === null ? missing : formatDollars(dollars)}
      {dollars !== null && per && <span className="text-sm font-normal text-muted"> {per}</span>}
    </span>
  );
}
