import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { data, NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import { LANGUAGE_NAMES, languageNow, splitPath } from '#core/language.ts';
import { may, type StaffRole } from '#core/rights.ts';
import { rolesText } from '#features/accounts/components/admin/role-names.ts';
import { SessionEnding } from '#features/accounts/components/admin/session-ending.tsx';
import { AdminWelcome } from '#features/accounts/components/admin-welcome.tsx';
import { readIn } from '#features/accounts/components/own-language.ts';
import { ProveIdentity } from '#features/accounts/components/prove-identity.tsx';
import { useSignOut } from '#features/accounts/components/sign-out.ts';
import { userQuery } from '#features/accounts/queries/user.ts';
import { forgetRecent, type PaletteOption } from '#features/search/components/admin/options.ts';
import { PaletteOpener } from '#features/search/components/admin/palette-opener.tsx';
import { keepHeightAs } from '#ui/admin/bar-height.ts';
import { RolesProvider } from '#ui/admin/rights.tsx';
import { ShortcutHelp, useShortcuts } from '#ui/admin/shortcuts.tsx';
import { onWebsite } from '#ui/admin/website.ts';
import { FETCHED_EARLY } from '#ui/offline.ts';
import { useOnChange } from '#ui/on-change.ts';
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
import { StaffOnly } from './staff-only.tsx';
import { StaffTrouble } from './staff-trouble.tsx';
import { words } from './words/index.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }];

export async function loader(asked: Route.LoaderArgs) {
  const opened = await openForStaff(asked, readPlace);
  return data(opened, { status: opened.isRefused ? 403 : 200 });
}

export const shouldRevalidate = isAnotherPage;

export function meta({ matches, location }: Route.MetaArgs) {
  const label = placeAt(splitPath(location.pathname).path)?.label() ?? words.admin;
  return pageMeta(matches, { title: `${label} · ${words.admin}`, description: words.forOurTeam });
}

/** The frame of every staff page: the eight tabs, the second menu, the link back to the site. */
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

/** The actions that can be started from any screen. */
const actions = () => [
  { name: words.addBooking, to: '/admin/bookings?new=1' },
  { name: words.addYacht, to: '/admin/yachts?new=1' },
  { name: words.importYachts, to: '/admin/yachts?import=1' },
  { name: words.addCustomer, to: '/admin/customers?new=1' },
  { name: words.addPackage, to: '/admin/packages?new=1' },
  { name: words.addAddOn, to: '/admin/add-ons?new=1' },
  { name: words.addEvent, to: '/admin/events?new=1' },
  { name: words.addCaptain, to: '/admin/captains?new=1' },
  { name: words.addLender, to: '/admin/lenders?new=1' },
];

const calendar = () =>
  ({ to: '/admin/bookings?view=calendar', label: () => words.fleetCalendar, area: 'charters' }) as const;

/** The pages in the command palette, for somebody with these roles. */
const placesOf = (roles: readonly StaffRole[]): PaletteOption[] =>
  [...placesFor(roles), ...(may(roles, calendar().area, 'reads') ? [calendar()] : [])].map(
    ({ to, label }) => ({
      id: `place-${to}`,
      name: label(),
      to,
    }),
  );

const actionsOf = (roles: readonly StaffRole[]): PaletteOption[] =>
  actions()
    .filter(({ to }) => may(roles, areaAt(to.replace(/\?.*/, '')), 'changes'))
    .map((action) => ({
      id: `action-${action.to}`,
      ...action,
    }));

const keepHeight = keepHeightAs('--staff-header');

function StaffFrame({ isHeldBack, isRefused }: { isHeldBack: boolean; isRefused: boolean }) {
  const { data: user } = useQuery(userQuery());
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const leave = useSignOut();
  const [areKeysShown, showKeys] = useState(false);
  const other = languageNow() === 'es' ? 'en' : 'es';
  const roles = user?.staffRoles ?? [];
  const username = user?.username ?? '';
  const signOut = () => {
    forgetRecent(username);
    return leave();
  };
  const isHeld =
    user?.mustChoosePassword || (isHeldBack && user?.hasSecondFactor === false && !user.hasPasskey);
  // Whoever is held back while a page is open, as after a reset by a colleague, keeps it with all that is typed in it: its calls
  // are refused until the password is chosen. Any other page gives way to that.
  const [openPage, setOpenPage] = useState(isHeld ? '' : pathname);
  const stillOpen = isHeld && openPage !== pathname ? '' : pathname;
  if (stillOpen !== openPage) setOpenPage(stillOpen);
  const isWaiting = stillOpen === '';
  useShortcuts(
    placesFor(roles).map(({ to, key, label }) => ({
      keys: ['g', key],
      label: words.goTo(label()),
      run: () => void navigate(to),
    })),
  );
  // After a link inside the page, the link is gone and the body has the focus: move it to the content. A tab keeps its own
  // focus.
  useOnChange(pathname, () => {
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  });
  // A colleague who was removed from the team while this page was open, and has signed in again on it, now as a client.
  if (user?.role === 'client') return <StaffOnly />;
  return (
    <div className="staff">
      <SkipLink />
      <header ref={keepHeight} className="staff-header screen-only">
        <div className="staff-bar">
          <h1 className="staff-name">{words.admin}</h1>
          <a href={onWebsite('/')} className="staff-back">
            {words.backToWebsite}
          </a>
          {!isWaiting && (
            <PaletteOpener
              places={placesOf(roles)}
              actions={[
                ...actionsOf(roles),
                {
                  id: 'action-website',
                  name: words.viewWebsite,
                  run: () => window.location.assign(onWebsite('/')),
                },
                { id: 'action-keys', name: words.keys, run: () => showKeys(true) },
                { id: 'action-language', name: LANGUAGE_NAMES[other], run: () => void readIn(other) },
                { id: 'action-sign-out', name: words.signOut, run: () => void signOut() },
              ]}
              username={username}
            />
          )}
          <StaffMenu
            places={placesFor(roles, ADMIN_MENU)}
            username={username}
            other={other}
            onOther={() => void readIn(other)}
            onSignOut={() => void signOut()}
          />
        </div>
        <nav aria-label={words.admin} className="staff-tabs">
          {placesFor(roles, ADMIN_TABS).map((place) => (
            <Tab key={place.to} place={place} />
          ))}
        </nav>
      </header>
      <div ref={content} id={CONTENT_ID} tabIndex={-1} className="staff-content">
        {isWaiting ? (
          <main className="staff-page">
            {isHeldBack && (
              <p role="status" className="staff-notice">
                {words.setSecondFactorUp}
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
      <ShortcutHelp open={areKeysShown} onOpenChange={showKeys} />
      <ProveIdentity />
      <SessionEnding />
      <Toaster />
    </div>
  );
}

/** Shown to staff whose role does not include the page; the tabs above show what they may see. */
function NotYourRole({ roles }: { roles: readonly StaffRole[] }) {
  return (
    <main className="staff-page">
      <h2 className="staff-title">{words.notYourRole}</h2>
      <p className="max-w-text">{words.yourRoleIs(rolesText(roles))}</p>
    </main>
  );
}

function Tab({ place: { to, label } }: { place: AdminPlace }): ReactNode {
  return (
    <NavLink to={to} end={to === '/admin'} className="staff-tab" {...FETCHED_EARLY}>
      {label()}
    </NavLink>
  );
}
