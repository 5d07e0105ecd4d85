import { HydrationBoundary } from '@tanstack/react-query';
import { PIPELINE_PARTS, pipelineQuery } from '#features/financing/components/admin/calls.ts';
import { FinancingPipeline } from '#features/financing/components/admin/pipeline.tsx';
import { openForStaff, staysAsItIs } from '../../layout/admin-gate.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/financing.ts';

export async function loader(asked: Route.LoaderArgs) {
  return openForStaff(asked, (queries, api, params) => {
    const parts = PIPELINE_PARTS.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value] as const] : [];
    });
    return queries.prefetchQuery(pipelineQuery(Object.fromEntries(parts), api));
  });
}

export const shouldRevalidate = staysAsItIs;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Financing · Admin', description: 'For the staff of the house.' });
}

export default function Financing({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <FinancingPipeline />
    </HydrationBoundary>
  );
}
