import { HydrationBoundary } from '@tanstack/react-query';
import { data } from 'react-router';
import { FinancingDossier } from '#features/financing/components/admin/application.tsx';
import { dossierQuery } from '#features/financing/components/admin/calls.ts';
import { isAnotherPage, openForStaff } from '../../layout/admin-gate.ts';
import { words } from '../../layout/words/index.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/financing-application.ts';

export async function loader(asked: Route.LoaderArgs) {
  let isAbsent = false;
  const opened = await openForStaff(asked, async (queries, api) => {
    isAbsent = (await queries.fetchQuery(dossierQuery(asked.params.id, api))) === null;
  });
  return data(opened, { status: isAbsent ? 404 : 200 });
}

export const shouldRevalidate = isAnotherPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${words.financingApplication} · ${words.admin}`,
    description: words.forOurTeam,
  });
}

export default function FinancingApplication({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <FinancingDossier key={params.id} applicationId={params.id} />
    </HydrationBoundary>
  );
}
