import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { data, NavLink, Outlet, useNavigate } from 'react-router';
import { may, STAFF_ROLES, type StaffRole } from '#core/rights.ts';
import { AdminWelcome } from '#features/accounts/components/admin-welcome.tsx';
import { ProveIdentity } from '#features/accounts/components/prove-identity.tsx';
import { useSignOut } from '#features/accounts/components/sign-out.ts';
import { userQuery } from '#features/accounts/queries/user.ts';
import { forgetRecent, type PaletteOption } from '#features/search/components/admin/options.ts';
import { PaletteOpener } from '#features/search/components/admin/palette-opener.tsx';
import { RolesProvider } from '#ui/admin/rights.tsx';
import { ShortcutHelp, useShortcuts } from '#ui/admin/shortcuts.tsx';
import { Queries } from '#ui/queries.tsx';
import adminStyles from '#ui/styles/admin.css?url';
import { Toaster } from '#ui/toast.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/admin-shell.ts';
import { isAnotherPage, openForStaff } from './admin-gate.ts';
import {
  ADMIN_MENU,
  ADMIN_TABS,
  type AdminPlace,
  areaAt,
  placeAt,
  placesFor,
  readPlace,
} from './admin-tabs.ts';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { StaffTrouble } from './staff-trouble.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }];

export async function loader(asked: Route.LoaderArgs) {
  const opened = await openForStaff(asked, readPlace);
  return data(opened, { status: opened.isRefused ? 403 : 200 });
}

export const shouldRevalidate = isAnotherPage;

export function meta({ matches, location }: Route.MetaArgs) {
  const label = placeAt(location.pathname)?.label ?? 'Admin';
  return pageMeta(matches, { title: `${label} · Admin`, description: 'For our team.' });
}

/** What stands around every staff page: the eight tabs, the second menu, the way back to the site. */
export default function AdminShell({ loaderData }: Route.ComponentProps) {
  return (
    <Queries state={loaderData.state}>
      <StaffFrame isHeldBack={loaderData.isHeldBack} isRefused={loaderData.isRefused} />
    </Queries>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Queries>
      <StaffTrouble error={error} />
    </Queries>
  );
}

/** What can be begun from any screen. */
const ACTIONS = [
  { name: 'Add Booking', to: '/admin/bookings?new=1' },
  { name: 'Add Yacht', to: '/admin/yachts?new=1' },
  { name: 'Import Yachts', to: '/admin/yachts?import=1' },
  { name: 'Add Customer', to: '/admin/customers?new=1' },
  { name: 'Add Package', to: '/admin/packages?new=1' },
  { name: 'Add Add-On', to: '/admin/add-ons?new=1' },
  { name: 'Add Event', to: '/admin/events?new=1' },
  { name: 'Add Captain', to: '/admin/captains?new=1' },
  { name: 'Add Lender', to: '/admin/lenders?new=1' },
];

const CALENDAR = { to: '/admin/bookings?view=calendar', label: 'Fleet calendar', area: 'charters' } as const;

/** What the palette leads to, for somebody with these roles. */
const placesOf = (roles: readonly StaffRole[]): PaletteOption[] =>
  [...placesFor(roles), ...(may(roles, CALENDAR.area, 'reads') ? [CALENDAR] : [])].map(({ to, label }) => ({
    id: `place-${to}`,
    name: label,
    to,
  }));

const actionsOf = (roles: readonly StaffRole[]): PaletteOption[] =>
  ACTIONS.filter(({ to }) => may(roles, areaAt(to.replace(/\?.*/, '')), 'changes')).map((action) => ({
    id: `action-${action.to}`,
    ...action,
  }));

function StaffFrame({ isHeldBack, isRefused }: { isHeldBack: boolean; isRefused: boolean }) {
  const { data: user } = useQuery(userQuery());
  const navigate = useNavigate();
  const leave = useSignOut();
  const roles = user?.staffRoles ?? [];
  const username = user?.username ?? '';
  const signOut = () => {
    forgetRecent(username);
    return leave();
  };
  const isWaiting =
    user?.mustChoosePassword || (isHeldBack && user?.hasSecondFactor === false && !user.hasPasskey);
  useShortcuts(
    placesFor(roles).map(({ to, key, label }) => ({
      keys: ['g', key],
      label: `Go to ${label}`,
      run: () => void navigate(to),
    })),
  );
  return (
    <div className="staff">
      <SkipLink />
      <header className="staff-header screen-only">
        <div className="staff-bar">
          <h1 className="staff-name">Admin</h1>
          <a href="/" className="staff-back">
            Back to Website
          </a>
          {!isWaiting && (
            <PaletteOpener
              places={placesOf(roles)}
              actions={[
                ...actionsOf(roles),
                { id: 'action-website', name: 'View Website', run: () => window.location.assign('/') },
                { id: 'action-sign-out', name: 'Sign out', run: () => void signOut() },
              ]}
              username={username}
            />
          )}
          <StaffMenu
            places={placesFor(roles, ADMIN_MENU)}
            username={username}
            onSignOut={() => void signOut()}
          />
        </div>
        <nav aria-label="Admin" className="staff-tabs">
          {placesFor(roles, ADMIN_TABS).map((place) => (
            <Tab key={place.to} place={place} />
          ))}
        </nav>
      </header>
      <div id={CONTENT_ID} tabIndex={-1} className="staff-content">
        {isWaiting ? (
          <main className="staff-page">
            {isHeldBack && (
              <p role="status" className="staff-notice">
                Every administrator needs a second factor. Set yours up to continue.
              </p>
            )}
            <AdminWelcome />
          </main>
        ) : isRefused ? (
          <NotYourRole roles={roles} />
        ) : (
          <RolesProvider value={roles}>
            <Outlet />
          </RolesProvider>
        )}
      </div>
      <ShortcutHelp />
      <ProveIdentity signsInAgain />
      <Toaster />
    </div>
  );
}

/** What somebody reads whose role a page is not part of; what they may see is in the tabs above. */
function NotYourRole({ roles }: { roles: readonly StaffRole[] }) {
  return (
    <main className="staff-page">
      <h2 className="staff-title">Not part of your role</h2>
      <p className="max-w-text">
        Your role is {roles.map((role) => STAFF_ROLES[role]).join(', ') || 'not set yet'}. An administrator
        can give you one that this page is part of, under Team.
      </p>
    </main>
  );
}

function Tab({ place: { to, label } }: { place: AdminPlace }): ReactNode {
  return (
    <NavLink to={to} end={to === '/admin'} className="staff-tab" prefetch="intent">
      {label}
    </NavLink>
  );
}
