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

/** The frame of the application: a header of its own, otherwise the same as on every page. */
export default function ApplyShell({ loaderData }: Route.ComponentProps) {
  const { contact } = loaderData;
  return (
    <SiteFrame contact={contact} header={<ApplyHeader chatUrl={contact.chatUrl} />}>
      <Outlet />
    </SiteFrame>
  );
}
