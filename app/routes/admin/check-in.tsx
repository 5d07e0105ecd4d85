import { useParams } from 'react-router';
import { CheckIn } from '#features/departures/components/admin/check-in.tsx';
import { words as departures } from '#features/departures/components/admin/words/index.ts';
import { words } from '../../layout/words/index.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/check-in.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${departures.checkInTitle} · ${words.admin}`,
    description: words.forOurTeam,
  });
}

/** The screen that opens when a colleague scans a guest's code. */
export default function Page() {
  const { code = '' } = useParams();
  return <CheckIn code={code} />;
}
