import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classes } from './classes.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { pageWindow } from './page-window.ts';

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page: real links, so that they work without scripts and open in a tab of their own. */
  to: (page: number) => To;
  /** What is paged, for listeners: "Yacht pages". */
  label: string;
  className?: string;
}

/** Previous and Next with first, last, current and neighbouring pages between. Nothing when there is one page. */
export function Pagination({ page, pages, to, label, className }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex items-center justify-center gap-1">
        <li className="mr-auto sm:mr-3">
          <Step to={page > 1 ? to(page - 1) : undefined} rel="prev">
            <ChevronLeftIcon size={20} />
            Previous
          </Step>
        </li>
        {pageWindow(page, pages).map((entry) =>
          typeof entry === 'number' ? (
            // On a phone the neighbours make room for Previous and Next.
            <li key={entry} className={entry === page ? undefined : 'max-sm:hidden'}>
              <Link
                to={to(entry)}
                prefetch="intent"
                aria-current={entry === page ? 'page' : undefined}
                className="page-link"
              >
                <span className="sr-only">Page </span>
                {entry}
                {entry === page && <span className="sm:hidden">&nbsp;of {pages}</span>}
              </Link>
            </li>
          ) : (
            <li key={entry} className="page-gap max-sm:hidden" aria-hidden="true">
              …
            </li>
          ),
        )}
        <li className="ml-auto sm:ml-3">
          <Step to={page < pages ? to(page + 1) : undefined} rel="next">
            Next
            <ChevronRightIcon size={20} />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

function Step({ to, rel, children }: { to: To | undefined; rel: string; children: ReactNode }) {
  const className = classes('page-link page-step', rel === 'prev' ? 'pr-4' : 'pl-4');
  if (to === undefined) {
    return (
      <button type="button" className={className} disabled>
        {children}
      </button>
    );
  }
  return (
    <Link to={to} rel={rel} prefetch="intent" className={className}>
      {children}
    </Link>
  );
}
