import { PageHeading } from '../../layout/page-heading.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/media.ts';

const SUMMARY = 'Films from our decks: days at sea, nights at the dock.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Media Gallery',
    description: SUMMARY,
    path: '/media',
  });
}

export default function Media() {
  return <PageHeading title="Media Gallery">{SUMMARY}</PageHeading>;
}
