import { PageHeading } from '../../layout/page-heading.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/contact.ts';

const SUMMARY = 'Tell us the date, the guests and the mood. A person answers, usually within the day.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Get In Touch',
    description: SUMMARY,
    path: '/contact',
  });
}

export default function Contact() {
  return <PageHeading title="Get In Touch">{SUMMARY}</PageHeading>;
}
