import { useParams } from 'react-router';
import { LinkedCharter } from '#features/charters/components/linked-charter.tsx';
import { linkedCharterQuery } from '#features/charters/queries/booking.ts';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Queries } from '#ui/queries.tsx';
import { readPageData } from '../../page-data.ts';
import { personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/linked-charter.ts';

export const handle = personalPage;

export async function loader({ params, context }: Route.LoaderArgs) {
  return readPageData(context, async (queries, api) =>
    (await queries.fetchQuery(linkedCharterQuery(params.token, api))) ? 200 : 404,
  );
}

export function clientLoader() {
  return NOTHING_READ;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Your charter', description: 'One charter, for its client alone.' });
}

export default function LinkedCharterPage({ loaderData }: Route.ComponentProps) {
  const { token = '' } = useParams();
  return (
    <Queries state={loaderData.state}>
      <main>
        <LinkedCharter token={token} failed={loaderData.failed} />
      </main>
    </Queries>
  );
}
