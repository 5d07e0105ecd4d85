import { dehydrate } from '@tanstack/react-query';
import { redirect, redirectDocument } from 'react-router';
import { hasSessionHint } from '#core/session-hint.ts';
import { userQuery } from '#features/accounts/queries/user.ts';
import type { UserAnswer } from '#features/accounts/schema.ts';
import { ProfileScreen } from '#features/customers/components/profile-screen.tsx';
import { words } from '#features/customers/words/index.ts';
import { Queries } from '#ui/queries.tsx';
import { createQueryClient } from '#ui/query-client.ts';
import { readPageData } from '../../page-data.ts';
import { inEveryLanguage, personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/profile.ts';

export const handle = inEveryLanguage(personalPage);

/** Guests sign in on the home page, and come back from there. */
const TO_SIGN_IN = '/?sign-in=profile';

/** Where somebody has to go who is not a client; undefined for a client. */
function elsewhere(user: UserAnswer | null | undefined): Response | undefined {
  if (user === undefined) return undefined;
  if (!user) return redirect(TO_SIGN_IN);
  return user.role === 'administrator' ? redirectDocument('/admin') : undefined;
}

export async function loader({ context }: Route.LoaderArgs) {
  let user: UserAnswer | null | undefined;
  const page = await readPageData(context, async (queries, api) => {
    user = await queries.fetchQuery(userQuery(api));
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
  return { state: dehydrate(queries), failed: user === undefined };
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
