import { PageHeading } from '../../layout/page-heading.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/packages.ts';

const SUMMARY = 'Chefs, music, water toys and a table laid on deck: what turns a charter into an occasion.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Amenities & Packages',
    description: SUMMARY,
    path: '/packages',
  });
}

export default function Packages() {
  return <PageHeading title="Amenities & Packages">{SUMMARY}</PageHeading>;
}
