import { HydrationBoundary } from '@tanstack/react-query';
import { CUSTOMER_PARTS, customersQuery } from '#features/customers/components/admin/calls.ts';
import { Customers } from '#features/customers/components/admin/customers.tsx';
import { openForStaff, staysAsItIs } from '../../layout/admin-gate.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/customers.ts';

export async function loader(asked: Route.LoaderArgs) {
  return openForStaff(asked, (queries, api, params) => {
    const parts = CUSTOMER_PARTS.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value] as const] : [];
    });
    return queries.prefetchQuery(customersQuery(Object.fromEntries(parts), api));
  });
}

export const shouldRevalidate = staysAsItIs;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Customers · Admin', description: 'For the staff of the house.' });
}

export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Customers />
    </HydrationBoundary>
  );
}
