import { HydrationBoundary } from '@tanstack/react-query';
import { settingsQuery } from '#features/content/components/admin/calls.ts';
import { SettingsScreen } from '#features/content/components/admin/settings-screen.tsx';
import { openForStaff, staysAsItIs } from '../../layout/admin-gate.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/settings.ts';

export async function loader(asked: Route.LoaderArgs) {
  return openForStaff(asked, (queries, api) => queries.prefetchQuery(settingsQuery(api)));
}

export const shouldRevalidate = staysAsItIs;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Settings · Admin', description: 'For the staff of the house.' });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <SettingsScreen />
    </HydrationBoundary>
  );
}
