import { PageHeading } from '../../layout/page-heading.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/apply.ts';

const SUMMARY = 'Four short steps, a soft credit inquiry, and a decision by an independent lender.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Apply for financing',
    description: SUMMARY,
  });
}

export default function Apply() {
  return <PageHeading title="Apply for financing">{SUMMARY}</PageHeading>;
}
