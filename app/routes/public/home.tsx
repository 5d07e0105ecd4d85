import { PageHeading } from '../../layout/page-heading.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/home.ts';

const SUMMARY =
  'More than 100 yachts, 26 to 130 feet, for weddings, long lunches, dockside parties and days with nothing planned.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Miami Flow Yachts: charters on Biscayne Bay',
    description: SUMMARY,
    path: '/',
  });
}

export default function Home() {
  return <PageHeading title="Experience the ultimate Miami Flow">{SUMMARY}</PageHeading>;
}
