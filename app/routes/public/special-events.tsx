import { PageHeading } from '../../layout/page-heading.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/special-events.ts';

const SUMMARY =
  'Weddings at sea, company evenings, birthdays by day and parties by night, for 12 to 150 guests.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Special Events on the water',
    description: SUMMARY,
    path: '/special-events',
  });
}

export default function SpecialEvents() {
  return <PageHeading title="Special Events">{SUMMARY}</PageHeading>;
}
