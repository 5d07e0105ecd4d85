import { type ReactNode, useContext } from 'react';
import { Link, type To } from 'react-router';
import { Button } from '../button.tsx';
import { Skeleton } from '../skeleton.tsx';
import { ShowsAll } from './narrowed.ts';
import { words } from './words/index.ts';

/** A figure, with a link to the list behind it. */
export function StatCard({
  label,
  value,
  note,
  to,
}: {
  label: string;
  /** Undefined while it loads. */
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

/** Shown for an empty list: why it is empty and what to do next. If filters are set, it says so and offers to clear them. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const showAll = useContext(ShowsAll);
  const why = showAll ? words.noneMatches : children;
  return (
    <div className="staff-empty">
      <p className="font-semibold">{title}</p>
      {why && <div className="text-muted">{why}</div>}
      {showAll ? (
        <Button variant="secondary" size="small" onClick={showAll}>
          {words.clear}
        </Button>
      ) : (
        action
      )}
    </div>
  );
}

/** Says that a list could not be read, with a button to try again. */
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
