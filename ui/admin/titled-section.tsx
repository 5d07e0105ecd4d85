import type { ReactNode } from 'react';

interface TitledSectionProps {
  id: string;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a screen or drawer, labeled by its heading. */
export function TitledSection({ id, title, className, children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className="staff-subtitle">
        {title}
      </h3>
      {children}
    </section>
  );
}
