import { HydrationBoundary } from '@tanstack/react-query';
import { AdminWelcome } from '#features/accounts/components/admin-welcome.tsx';
import { openForStaff, staysAsItIs } from '../../layout/admin-gate.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/account.ts';

export async function loader(asked: Route.LoaderArgs) {
  return openForStaff(asked);
}

export const shouldRevalidate = staysAsItIs;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Your account · Admin', description: 'For the staff of the house.' });
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <main className="staff-page">
        <AdminWelcome />
      </main>
    </HydrationBoundary>
  );
}
