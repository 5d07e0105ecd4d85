import type { ReactNode } from 'react';

interface PersonCellProps {
  name: ReactNode;
  /** Their email, or the number they are called at. On a phone as much of it as leaves room for the columns beside it; whoever is opened shows it whole. */
  reached: string;
}

/** Who a row of staff's tables is about. */
export function PersonCell({ name, reached }: PersonCellProps) {
  return (
    <span className="grid">
      <span className="font-semibold">{name}</span>
      <span className="text-muted max-md:max-w-36 max-md:truncate">{reached}</span>
    </span>
  );
}
