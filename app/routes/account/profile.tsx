import { PageHeading } from '../../layout/page-heading.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/profile.ts';

const SUMMARY = 'Your requests, your saved yachts and your details, in one place.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Profile',
    description: SUMMARY,
  });
}

export default function Profile() {
  return <PageHeading title="Profile">{SUMMARY}</PageHeading>;
}
