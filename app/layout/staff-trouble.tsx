import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { languageNow, pathIn, splitPath } from '#core/language.ts';
import { userQuery } from '#features/accounts/queries/user.ts';
import { NotFound } from './not-found.tsx';
import { OutOfOrder } from './out-of-order.tsx';
import { StaffOnly } from './staff-only.tsx';

/**
 * A staff page that could not be shown. When somebody has taken the role away, or ended the session, while the tab was open,
 * the server no longer knows this tab's pages: it is asked who is there now, and the page says that. Of anything else it says
 * what every page says of its troubles.
 */
export function StaffTrouble({ error }: { error: unknown }) {
  const { data: user, isFetching, isError } = useQuery({ ...userQuery(), refetchOnMount: 'always' });
  const hasEnded = !isFetching && user === null;
  useEffect(() => {
    if (!hasEnded) return;
    const { pathname, search } = window.location;
    const next = encodeURIComponent(splitPath(pathname).path + search);
    window.location.assign(`${pathIn(languageNow(), '/')}?sign-in=admin&next=${next}`);
  }, [hasEnded]);
  if (isRouteErrorResponse(error) && error.status === 503) return <OutOfOrder />;
  if (isFetching || hasEnded) return null;
  if (!isError && user?.role === 'client') return <StaffOnly />;
  // Thrown on from here it would be caught, shown and thrown again without end.
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <OutOfOrder />;
}
