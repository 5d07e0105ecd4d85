import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classes } from './classes.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { pageWindow } from './page-window.ts';
import { words } from './words/index.ts';

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page: real links, so that they work without scripts and open in a tab of their own. */
  to: (page: number) => To;
  /** What is paged, for listeners: "Yacht pages". */
  label: string;
  className?: string;
}

/**
 * Previous and Next with first, last, current and neighbouring pages between; on a phone these have a row of their own, so
 * that each stays wide enough for a thumb. Nothing when there is one page.
 */
export function Pagination({ page, pages, to, label, className }: PaginationProps) {
  if (pages <= 1) return null;
  const numbers = { page, pages, to };
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex items-center justify-center gap-1">
        <li className="mr-auto sm:mr-3">
          <Step to={page > 1 ? to(page - 1) : undefined} rel="prev">
            <ChevronLeftIcon size={20} />
            {words.previous}
          </Step>
        </li>
        <li className="tabular sm:hidden">{words.pageOf(page, pages)}</li>
        <Numbers {...numbers} className="max-sm:hidden" />
        <li className="ml-auto sm:ml-3">
          <Step to={page < pages ? to(page + 1) : undefined} rel="next">
            {words.next}
            <ChevronRightIcon size={20} />
          </Step>
        </li>
      </ul>
      <ul className="mt-2 flex items-center justify-center sm:hidden">
        <Numbers {...numbers} />
      </ul>
    </nav>
  );
}

function Numbers({
  page,
  pages,
  to,
  className,
}: Pick<PaginationProps, 'page' | 'pages' | 'to' | 'className'>) {
  return pageWindow(page, pages).map((entry) =>
    typeof entry === 'number' ? (
      <li key={entry} className={className}>
        <Link
          to={to(entry)}
          prefetch="intent"
          aria-current={entry === page ? 'page' : undefined}
          className="page-link"
        >
          <span className="sr-only">{words.page}</span>
          {entry}
        </Link>
      </li>
    ) : (
      <li key={entry} className={classes('page-gap', className)} aria-hidden="true">
        …
      </li>
    ),
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
