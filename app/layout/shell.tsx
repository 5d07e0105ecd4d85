import { Outlet } from 'react-router';
import { answer } from '#core/api-client.ts';
import { type ContactSettings, DEFAULT_CONTACT } from '#core/brand.ts';
import { ProfileEntry } from '#features/accounts/components/profile-entry.tsx';
import { content } from '#features/content/queries.ts';
import { apiContext } from '../context.ts';
import { words } from '../words/index.ts';
import type { Route } from './+types/shell.ts';
import { SiteFrame } from './site-frame.tsx';

/** What this process last read. */
let lastRead = DEFAULT_CONTACT;

/** The contact data that staff have set; while it cannot be read, as it was last read. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ contact: ContactSettings }> {
  try {
    const { contact } = await answer(content(context.get(apiContext))['site-settings'].$get());
    lastRead = contact;
  } catch {
    // The page's own loader says that the site is out of order.
  }
  return { contact: lastRead };
}

/** The contact data is the same on every page, so it is read once per visit. */
export function shouldRevalidate() {
  return false;
}

const loadSignIn = () => import('./sign-in.tsx').then((module) => module.SignIn);

/** The frame of every page of the public site. */
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
