import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

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
    route('account/financing', 'routes/account/financing.tsx'),
    route('apply', 'routes/account/apply.tsx'),
    route('admin', 'routes/admin/overview.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;
