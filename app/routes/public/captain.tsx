import { useParams } from 'react-router';
import { ContractPage } from '#features/departures/components/contract-page.tsx';
import { contractQuery } from '#features/departures/queries.ts';
import { words } from '#features/departures/words/index.ts';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Queries } from '#ui/queries.tsx';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/captain.ts';

export const handle = inEveryLanguage(personalPage);

export async function loader({ params, context }: Route.LoaderArgs) {
  return readPageData(context, async (queries, api) =>
    (await queries.fetchQuery(contractQuery(params.token, api))) ? 200 : 404,
  );
}

export function clientLoader() {
  return NOTHING_READ;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: words.pageTitle, description: words.pageDescription });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { token = '' } = useParams();
  return (
    <Queries state={loaderData.state}>
      <main>
        <ContractPage token={token} failed={loaderData.failed} />
      </main>
    </Queries>
  );
}
