import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, type LinkProps, type To, useLinkClickHandler } from 'react-router';
import { classes } from './classes.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { pageWindow } from './page-window.ts';
import { words } from './words/index.ts';

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page. These are real links, so they work without scripts and can open in another tab. */
  to: (page: number) => To;
  /** The navigation's name for screen readers: "Yacht pages". */
  label: string;
}

/**
 * Previous and Next, with the first, last, current and neighboring pages between them. On a phone the numbers have a row of
 * their own, so that each is wide enough for a thumb. Draws nothing for one page. The links do not prefetch: the next page
 * needs the same scripts, and the list that uses this loads the next page's data ahead itself.
 */
export function Pagination({ page, pages, to, label }: PaginationProps) {
  if (pages <= 1) return null;
  const numbers = { page, pages, to };
  return (
    <nav aria-label={label}>
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

function Numbers({ page, pages, to, className }: Omit<PaginationProps, 'label'> & { className?: string }) {
  return pageWindow(page, pages).map((entry) =>
    typeof entry === 'number' ? (
      <li key={entry} className={className}>
        <PageLink to={to(entry)} aria-current={entry === page ? 'page' : undefined} className="page-link">
          <span className="sr-only">{words.page}</span>
          {entry}
        </PageLink>
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
    <PageLink to={to} rel={rel} className={className}>
      {children}
    </PageLink>
  );
}

/**
 * Shows the press first and follows the link in a later frame: the router rerenders every link of the page at once, which takes
 * a phone several frames.
 */
function PageLink({ to, ...props }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const [isPressed, setPressed] = useState(false);

  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isPressed) return;
    setPressed(true);
    requestAnimationFrame(() =>
      setTimeout(() => {
        follow(event);
        setPressed(false);
      }),
    );
  };

  return <Link to={to} onClick={press} data-pressed={isPressed || undefined} {...props} />;
}
