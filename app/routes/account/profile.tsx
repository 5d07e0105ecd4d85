import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { redirect, redirectDocument } from 'react-router';
import type { ApiClient } from '#core/api-client.ts';
import { hasSessionHint } from '#core/session-hint.ts';
import { TO_SIGN_IN } from '#features/accounts/components/session-over.ts';
import { passkeysQuery, sessionsQuery } from '#features/accounts/queries/account.ts';
import { userQuery } from '#features/accounts/queries/user.ts';
import type { UserAnswer } from '#features/accounts/schema.ts';
import { ownRequestsQuery } from '#features/charters/queries/own.ts';
import { ProfileScreen } from '#features/customers/components/profile-screen.tsx';
import { summaryQuery } from '#features/customers/queries.ts';
import { words } from '#features/customers/words/index.ts';
import { ownApplicationsQuery } from '#features/financing/queries.ts';
import { knowSavedYachts } from '#features/fleet/components/saved-yachts.ts';
import { savedYachtsQuery } from '#features/fleet/queries/yacht.ts';
import { ownQuotesQuery } from '#features/inquiries/queries/own.ts';
import { NOTHING_READ } from '#ui/kept-answers.ts';
import { Queries } from '#ui/queries.tsx';
import { createQueryClient } from '#ui/query-client.ts';
import { tabQueries } from '#ui/tab-queries.ts';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/profile.ts';

export const handle = inEveryLanguage(personalPage);

/** The redirect for a visitor who is not a client; undefined for a client. */
function elsewhere(user: UserAnswer | null | undefined): Response | undefined {
  if (user === undefined) return undefined;
  if (!user) return redirect(TO_SIGN_IN);
  return user.role === 'administrator' ? redirectDocument('/admin') : undefined;
}

/** Loads the page's lists, so that the page appears complete. If one fails, its own part of the page loads it again. */
async function readLists(queries: QueryClient, api?: ApiClient): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(summaryQuery(api)),
    queries.prefetchQuery(ownRequestsQuery(api)),
    queries.prefetchQuery(ownQuotesQuery(api)),
    queries.prefetchQuery(ownApplicationsQuery(api)),
    queries.prefetchQuery(passkeysQuery(api)),
    queries.prefetchQuery(sessionsQuery(api)),
  ]);
}

export async function loader({ context }: Route.LoaderArgs) {
  let user: UserAnswer | null | undefined;
  const page = await readPageData(context, async (queries, api) => {
    user = await queries.fetchQuery(userQuery(api));
    if (user && !elsewhere(user))
      await Promise.all([readLists(queries, api), queries.prefetchQuery(savedYachtsQuery(api))]);
    return 200;
  });
  const other = elsewhere(user);
  if (other) throw other;
  return page;
}

export async function clientLoader() {
  const queries = createQueryClient();
  const user = hasSessionHint() ? await queries.fetchQuery(userQuery()).catch(() => undefined) : null;
  const other = elsewhere(user);
  if (other) throw other;
  if (user) await Promise.all([readLists(queries), knowSavedYachts()]);
  // Do this before the page renders: otherwise it would briefly show data from an earlier visit in this tab.
  hydrate(tabQueries(), dehydrate(queries));
  return { ...NOTHING_READ, failed: user === undefined };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.profile,
    description: words.profileDescription,
  });
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  return (
    <Queries state={loaderData.state}>
      <main>
        <ProfileScreen failed={loaderData.failed} />
      </main>
    </Queries>
  );
}
