import { isRouteErrorResponse } from 'react-router';
import { openForStaff } from '../../layout/admin-gate.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { OutOfOrder } from '../../layout/out-of-order.tsx';
import { StaffOnly } from '../../layout/staff-only.tsx';
import { inEveryLanguage, personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { words } from '../../words/index.ts';
import type { Route } from './+types/staff-door.ts';

export const handle = inEveryLanguage(personalPage);

/**
 * /admin for everybody except staff: guests are sent to sign in, clients get a 403. It contains nothing of the staff's code.
 */
export async function loader(asked: Route.LoaderArgs) {
  await openForStaff(asked);
  throw new Response(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: words.staffArea, description: words.forOurTeam });
}

export default function StaffDoor() {
  return <NotFound />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isRouteErrorResponse(error) && error.status === 503) return <OutOfOrder />;
  if (!isRouteErrorResponse(error) || error.status !== 403) throw error;
  return <StaffOnly />;
}
