import type { ReactNode } from 'react';

interface PersonCellProps {
  name: ReactNode;
  /** On a phone as much of it as leaves room for the columns beside it; whoever is opened shows it whole. */
  email: string;
}

/** Who a row of staff's tables is about. */
export function PersonCell({ name, email }: PersonCellProps) {
  return (
    <span className="grid">
      <span className="font-semibold">{name}</span>
      <span className="text-muted max-md:max-w-36 max-md:truncate">{email}</span>
    </span>
  );
}
