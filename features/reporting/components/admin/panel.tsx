import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PanelProps {
  id: string;
  title: string;
  /** The list behind it, and what its link says. */
  to: string;
  more: string;
  children: ReactNode;
}

/** A part of Overview under a heading, with the way to all of it. */
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
