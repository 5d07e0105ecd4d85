import { HydrationBoundary } from '@tanstack/react-query';
import { ActivityScreen } from '#features/activity/components/admin/activity-screen.tsx';
import { ACTIVITY_PARTS, activityListQuery } from '#features/activity/components/admin/calls.ts';
import { faqFields, showcaseFields, testimonialFields } from '#features/content/fields/lists.ts';
import {
  channelFields,
  chatFields,
  contactFields,
  moneyFields,
  policyFields,
  ratingFields,
} from '#features/content/fields/settings.ts';
import { eventFields } from '#features/events/fields.ts';
import { addOnFields, packageFields } from '#features/extras/fields.ts';
import { yachtFields } from '#features/fleet/fields.ts';
import { openForStaff, staysAsItIs } from '../../layout/admin-gate.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/activity.ts';

export async function loader(asked: Route.LoaderArgs) {
  return openForStaff(asked, (queries, api, params) =>
    queries.prefetchQuery(
      activityListQuery(
        Object.fromEntries(
          ACTIVITY_PARTS.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
        ),
        api,
      ),
    ),
  );
}

export const shouldRevalidate = staysAsItIs;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Activity · Admin', description: 'For the staff of the house.' });
}

/** What the log names fields by. */
const FIELDS = {
  yacht: yachtFields,
  package: packageFields,
  'add-on': addOnFields,
  event: eventFields,
  faq: faqFields,
  testimonial: testimonialFields,
  setting: {
    ...contactFields,
    ...channelFields,
    ...chatFields,
    ...ratingFields,
    ...moneyFields,
    ...policyFields,
    ...showcaseFields,
  },
};

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <ActivityScreen fields={FIELDS} />
    </HydrationBoundary>
  );
}
