import type { ReactNode } from 'react';

interface PersonCellProps {
  name: ReactNode;
  /** The person's email or phone number. On a phone it breaks into a second line, to leave room for the other columns. */
  reached: string;
}

/** The person that a row of a staff table is about. However long the name or the email, the columns beside it stay in view. */
export function PersonCell({ name, reached }: PersonCellProps) {
  return (
    <span className="grid">
      <span className="font-semibold md:max-w-80">{name}</span>
      <span className="text-muted max-md:max-w-36 max-md:min-w-20 max-md:wrap-anywhere md:max-w-80">
        {reached}
      </span>
    </span>
  );
}
