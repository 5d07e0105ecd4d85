import { useParams } from 'react-router';
import { VerifyDocument } from '#features/agreements/components/verify-document.tsx';
import { verificationQuery } from '#features/agreements/queries.ts';
import { words } from '#features/agreements/words/index.ts';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Queries } from '#ui/queries.tsx';
import { readPageData } from '../../page-data.ts';
import type { PageHandle } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/verify.ts';

/** Computed anew for each visitor and never cached. */
export const handle: PageHandle = { isTranslated: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  return readPageData(context, async (queries, api) =>
    (await queries.fetchQuery(verificationQuery(params.id, api))) ? 200 : 404,
  );
}

export function clientLoader() {
  return NOTHING_READ;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: words.verifyTitle, description: words.verifyDescription });
}

export default function VerifyPage({ loaderData }: Route.ComponentProps) {
  const { id = '' } = useParams();
  return (
    <Queries state={loaderData.state}>
      <main>
        <VerifyDocument id={id} failed={loaderData.failed} />
      </main>
    </Queries>
  );
}
