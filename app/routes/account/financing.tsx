import { PageHeading } from '../../layout/page-heading.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/financing.ts';

const SUMMARY = 'Follow an application from the first check to the lender’s decision.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Your financing application',
    description: SUMMARY,
  });
}

export default function Financing() {
  return <PageHeading title="Your financing application">{SUMMARY}</PageHeading>;
}
