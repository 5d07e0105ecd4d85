import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { NavLink, Outlet, useNavigate } from 'react-router';
import { AdminWelcome } from '#features/accounts/components/admin-welcome.tsx';
import { ProveIdentity } from '#features/accounts/components/prove-identity.tsx';
import { useSignOut } from '#features/accounts/components/sign-out.ts';
import { userQuery } from '#features/accounts/queries/user.ts';
import { ShortcutHelp, useShortcuts } from '#ui/admin/shortcuts.tsx';
import adminStyles from '#ui/styles/admin.css?url';
import { Toaster } from '#ui/toast.tsx';
import type { Route } from './+types/admin-shell.ts';
import { openDesk, staysAsItIs } from './admin-gate.ts';
import { ADMIN_MENU, ADMIN_TABS, type AdminPlace } from './admin-tabs.ts';
import { DeskTrouble } from './desk-trouble.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }];

export async function loader(asked: Route.LoaderArgs) {
  return openDesk(asked);
}

export const shouldRevalidate = staysAsItIs;

/** What stands around every staff page: the eight tabs, the second menu, the way back to the site. */
export default function AdminShell({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Desk isHeldBack={loaderData.isHeldBack} />
    </HydrationBoundary>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskTrouble error={error} />;
}

function Desk({ isHeldBack }: { isHeldBack: boolean }) {
  const { data: user } = useQuery(userQuery());
  const navigate = useNavigate();
  const signOut = useSignOut();
  useShortcuts(
    [...ADMIN_TABS, ...ADMIN_MENU].map(({ to, key, label }) => ({
      keys: ['g', key],
      label: `Go to ${label}`,
      run: () => void navigate(to),
    })),
  );
  useEffect(() => {
    document.documentElement.dataset.desk = '';
    return () => {
      delete document.documentElement.dataset.desk;
    };
  }, []);
  return (
    <div className="desk">
      <SkipLink />
      <header className="desk-header screen-only">
        <div className="desk-bar">
          <h1 className="desk-name">Admin</h1>
          <a href="/" className="desk-back">
            Back to Website
          </a>
          <MenuNav className="desk-menu" />
          <span className="desk-who">{user?.username}</span>
          <button type="button" className="desk-link" onClick={() => void signOut()}>
            Sign out
          </button>
        </div>
        <nav aria-label="Admin" className="desk-tabs">
          {ADMIN_TABS.map((place) => (
            <Tab key={place.to} place={place} />
          ))}
        </nav>
      </header>
      <div id={CONTENT_ID} tabIndex={-1} className="desk-content">
        {user?.mustChoosePassword || (isHeldBack && user?.hasSecondFactor === false) ? (
          <main className="desk-page">
            {isHeldBack && (
              <p role="status" className="desk-notice">
                This house asks every administrator for a second factor. Set yours up to go on.
              </p>
            )}
            <AdminWelcome />
          </main>
        ) : (
          <Outlet />
        )}
      </div>
      <ShortcutHelp />
      <ProveIdentity signsInAgain />
      <Toaster />
    </div>
  );
}

function Tab({ place: { to, label } }: { place: AdminPlace }): ReactNode {
  return (
    <NavLink to={to} end={to === '/admin'} className="desk-tab" prefetch="intent">
      {label}
    </NavLink>
  );
}

function MenuNav({ className }: { className: string }) {
  return (
    <nav aria-label="More" className={className}>
      {ADMIN_MENU.map(({ to, label }) => (
        <NavLink key={to} to={to} className="desk-link" prefetch="intent">
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
