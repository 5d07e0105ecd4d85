import { Outlet } from 'react-router';
import { answer } from '#core/api-client.ts';
import { type ContactSettings, DEFAULT_CONTACT } from '#core/brand.ts';
import { ProfileEntry } from '#features/accounts/components/profile-entry.tsx';
import { content } from '#features/content/queries.ts';
import { apiContext } from '../context.ts';
import { words } from '../words/index.ts';
import type { Route } from './+types/shell.ts';
import { SiteFrame } from './site-frame.tsx';

/** How to reach the business, as staff have set it; what it opened with while that cannot be read. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ contact: ContactSettings }> {
  try {
    const { contact } = await answer(content(context.get(apiContext))['site-settings'].$get());
    return { contact };
  } catch {
    return { contact: DEFAULT_CONTACT };
  }
}

/** The same on every page: read once a visit. */
export function shouldRevalidate() {
  return false;
}

const loadSignIn = () => import('./sign-in.tsx').then((module) => module.SignIn);

/** What stands around every page of the site. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame
      contact={loaderData.contact}
      profile={<ProfileEntry label={words.profile} loadDialog={loadSignIn} />}
    >
      <Outlet />
    </SiteFrame>
  );
}
