import { Outlet } from 'react-router';
import type { Route } from './+types/apply-shell.ts';
import { ApplyHeader } from './apply-header.tsx';
import { loader as readContact } from './shell.tsx';
import { SiteFrame } from './site-frame.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return readContact({ context } as Parameters<typeof readContact>[0]);
}

export function shouldRevalidate() {
  return false;
}

/** What stands around the application: a header of its own, and otherwise what every page has. */
export default function ApplyShell({ loaderData }: Route.ComponentProps) {
  const { contact } = loaderData;
  return (
    <SiteFrame contact={contact} header={<ApplyHeader chatUrl={contact.chatUrl} />}>
      <Outlet />
    </SiteFrame>
  );
}
