import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PanelProps {
  id: string;
  title: string;
  /** The address of the list behind the panel, and the text of the link to it. */
  to: string;
  more: string;
  children: ReactNode;
}

/** A section of the overview with a heading and a link to the whole list. */
export function Panel({ id, title, to, more, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="overview-panel">
      <div className="staff-links flex flex-wrap items-baseline justify-between gap-3">
        <h3 id={id} className="staff-subtitle">
          {title}
        </h3>
        <Link to={to} className="text-sm">
          {more}
        </Link>
      </div>
      {children}
    </section>
  );
}
