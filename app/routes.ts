import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { ADMIN_PLACES } from './layout/admin-tabs.ts';

export default [
  layout('layout/shell.tsx', [
    index('routes/public/home.tsx'),
    route('yachts', 'routes/public/fleet.tsx'),
    route('yachts/:id', 'routes/public/yacht.tsx'),
    route('book-charter', 'routes/public/book-charter.tsx'),
    route('packages', 'routes/public/packages.tsx'),
    route('special-events', 'routes/public/special-events.tsx'),
    route('about', 'routes/public/about.tsx'),
    route('media', 'routes/public/media.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('financing', 'routes/public/financing.tsx'),
    route('profile', 'routes/account/profile.tsx'),
    route('reset-password', 'routes/account/reset-password.tsx'),
    route('confirm-email', 'routes/account/confirm-email.tsx'),
    route('restore-email', 'routes/account/restore-email.tsx'),
    route('account/financing', 'routes/account/financing.tsx'),
    route('account/financing/open', 'routes/account/financing-link.tsx'),
    // For everybody except staff: the server gives them the site without the staff's pages below (app/audience.ts).
    route('admin/*', 'routes/account/staff-door.tsx'),
    route('quote/:token', 'routes/public/linked-charter.tsx', { id: 'quote' }),
    route('trip/:token', 'routes/public/linked-charter.tsx', { id: 'trip' }),
    route('waiver/:token', 'routes/public/waiver.tsx'),
    route('captain/:token', 'routes/public/captain.tsx'),
    route('verify/:id', 'routes/public/verify.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  layout('layout/apply-shell.tsx', [route('apply', 'routes/account/apply.tsx')]),
  layout('layout/admin-shell.tsx', [
    ...ADMIN_PLACES.map(({ to, screen }) =>
      screen === undefined
        ? route(to.slice(1), 'routes/admin/catalog.tsx', { id: `routes${to}` })
        : route(to.slice(1), `routes/admin/${screen}.tsx`),
    ),
    route('admin/financing/:id', 'routes/admin/financing-application.tsx'),
    route('admin/check-in/:code', 'routes/admin/check-in.tsx'),
  ]),
] satisfies RouteConfig;
