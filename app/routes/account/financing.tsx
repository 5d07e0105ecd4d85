import { useSearchParams } from 'react-router';
import { Dashboard } from '#features/financing/components/dashboard.tsx';
import { applicationQuery, messagesQuery } from '#features/financing/queries.ts';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Queries } from '#ui/queries.tsx';
import { readPageData } from '../../page-data.ts';
import { personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { words } from '../../words/index.ts';
import type { Route } from './+types/financing.ts';

export const handle = { ...personalPage, isTranslated: true };

const named = (params: URLSearchParams) => params.get('app') || undefined;

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = named(new URL(request.url).searchParams);
  return readPageData(context, async (queries, api) => {
    const application = await queries.fetchQuery(applicationQuery(asked, api));
    if (!application) return asked === undefined ? 200 : 404;
    await queries.prefetchQuery(messagesQuery(application.id, api));
    return 200;
  });
}

export function clientLoader() {
  return NOTHING_READ;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.yourFinancing,
    description: words.yourFinancingDescription,
  });
}

export default function FinancingDashboard({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <Queries state={loaderData.state}>
      <main>
        <Dashboard applicationId={named(params)} failed={loaderData.failed} />
      </main>
    </Queries>
  );
}
