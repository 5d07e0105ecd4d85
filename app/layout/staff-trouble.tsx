import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { languageNow, pathIn, splitPath } from '#core/language.ts';
import { userQuery } from '#features/accounts/queries/user.ts';
import { NotFound } from './not-found.tsx';
import { OutOfOrder } from './out-of-order.tsx';
import { StaffOnly } from './staff-only.tsx';

/**
 * The error page of the staff's screens. If the role was taken away or the session ended while the tab was open, the server no
 * longer serves this tab's pages. So it asks who is signed in now and reacts to that; for any other error it shows the usual
 * error page.
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
  // Do not throw the error again from here: React would catch and show it here again, without end.
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <OutOfOrder />;
}
