import type { ReactNode } from 'react';

interface PersonCellProps {
  name: ReactNode;
  /** Their email, or the number they are called at. On a phone it goes on in a second line and leaves room for the columns beside it. */
  reached: string;
}

/** Who a row of staff's tables is about. However long a word of theirs is, the columns beside it stay in view. */
export function PersonCell({ name, reached }: PersonCellProps) {
  return (
    <span className="grid">
      <span className="font-semibold md:max-w-80">{name}</span>
      <span className="text-muted max-md:max-w-36 max-md:min-w-28 max-md:wrap-anywhere md:max-w-80">
        {reached}
      </span>
    </span>
  );
}
