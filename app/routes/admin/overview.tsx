import { PageHeading } from '../../layout/page-heading.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/overview.ts';

const SUMMARY = 'For the staff of the house.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Admin',
    description: SUMMARY,
  });
}

export default function Overview() {
  return <PageHeading title="Admin">{SUMMARY}</PageHeading>;
}
