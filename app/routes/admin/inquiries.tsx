import { HydrationBoundary } from '@tanstack/react-query';
import { INQUIRY_PARTS, inquiriesQuery } from '#features/inquiries/components/admin/calls.ts';
import { InquiriesScreen } from '#features/inquiries/components/admin/inquiries-screen.tsx';
import { openForStaff, staysAsItIs } from '../../layout/admin-gate.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/inquiries.ts';

export async function loader(asked: Route.LoaderArgs) {
  return openForStaff(asked, (queries, api, params) =>
    queries.prefetchQuery(
      inquiriesQuery(
        Object.fromEntries(
          INQUIRY_PARTS.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
        ),
        api,
      ),
    ),
  );
}

export const shouldRevalidate = staysAsItIs;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Inquiries · Admin', description: 'For the staff of the house.' });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <InquiriesScreen />
    </HydrationBoundary>
  );
}
