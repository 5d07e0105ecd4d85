import { PageHeading } from '../../layout/page-heading.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/about.ts';

const SUMMARY = 'A Miami house of charter captains and hosts, on the bay for more than eight years.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'About Us',
    description: SUMMARY,
    path: '/about',
  });
}

export default function About() {
  return <PageHeading title="About Us">{SUMMARY}</PageHeading>;
}
