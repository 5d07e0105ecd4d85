import { PageHeading } from '../../layout/page-heading.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/financing.ts';

const SUMMARY =
  'We are not a lender. Independent lenders decide; we help you put your application in front of them.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Yacht Financing',
    description: SUMMARY,
    path: '/financing',
  });
}

export default function Financing() {
  return <PageHeading title="Yacht Financing">{SUMMARY}</PageHeading>;
}
