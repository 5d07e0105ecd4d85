import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  className?: string;
}

/** A list of names and values: the details of a request or an agreement. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={classes('border-t border-line', className)}>
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-6 border-b border-line py-2.5">
          <dt className="max-w-1/2 shrink-0 text-muted">{name}</dt>
          <dd className="tabular text-right font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
