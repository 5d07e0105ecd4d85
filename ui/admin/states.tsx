import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Button } from '../button.tsx';
import { Skeleton } from '../skeleton.tsx';
import { words } from './words/index.ts';

/** A figure that leads to the list behind it. */
export function StatCard({
  label,
  value,
  note,
  to,
}: {
  label: string;
  /** Undefined while it is computed. */
  value: ReactNode;
  note?: ReactNode;
  to?: To;
}) {
  const inside = (
    <>
      <span className="stat-label">{label}</span>
      <span className="stat-value tabular">{value ?? <Skeleton className="h-8 w-20" />}</span>
      {note && <span className="stat-note">{note}</span>}
    </>
  );
  return to === undefined ? (
    <div className="stat-card">{inside}</div>
  ) : (
    <Link to={to} className="stat-card">
      {inside}
    </Link>
  );
}

/** Nothing to show: why, and what to do next. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="staff-empty">
      <p className="font-semibold">{title}</p>
      {children && <div className="text-muted">{children}</div>}
      {action}
    </div>
  );
}

/** A list that could not be read. */
export function ReadFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div role="alert" className="staff-empty">
      <p className="font-semibold">{sentence}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
