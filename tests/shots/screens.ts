import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { yachts } from '#features/fleet/tables.ts';
import { aCharterLink, aCharterToCome, aQuote } from '#tests/builders/charter.ts';
import type { RunningSite } from '#tests/support/running-site.ts';

/** Who looks at the screen. */
type Viewer = 'visitor' | 'client' | 'administrator';

export type Screen = {
  /** The name of the screen's pictures. */
  readonly name: string;
  readonly path: string;
  readonly as: Viewer;
  /** Opens the part to show, if it is not the page itself. */
  readonly open?: (page: Page, site: RunningSite) => Promise<void>;
  /** Whether the picture shows the printed page. */
  readonly isPrinted?: boolean;
};

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').first().waitFor();
};

/** Opens the first yacht of the list that has prices. */
const firstYacht = async (page: Page) => {
  const link = page.locator('main a[href^="/yachts/"]').filter({ hasNotText: 'Demand' }).first();
  await page.goto((await link.getAttribute('href')) ?? '/yachts');
};

const rowOf = (tab: string) => async (page: Page) => {
  await page.locator('#content tr[tabindex="0"], #content li a[href]').first().click();
  if (tab === 'drawer') await page.getByRole('dialog').first().waitFor();
};

const visitor = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
  name,
  path,
  as: 'visitor',
  ...more,
});
const staff = (name: string, path: string, open?: Screen['open']): Screen => ({
  name: `staff-${name}`,
  path,
  as: 'administrator',
  ...(open ? { open } : {}),
});

/** Opens a charter as its client sees it through a mailed link. */
const linked =
  (status: 'quoted' | 'confirmed', language: '' | '/es' | '/pt' = '') =>
  async (page: Page, site: RunningSite) => {
    const { db } = site.database;
    const [yacht] = await db.select().from(yachts).where(eq(yachts.name, 'Serenata'));
    if (!yacht) throw new Error('Serenata has left the fleet');
    const startOn = addDays(charterDayAt(new Date()), 40);
    const charter = await aCharterToCome(db, yacht.id, { yachtName: yacht.name, startOn, status });
    await aQuote(db, charter.id, { heldUntil: new Date(Date.now() + 86_400_000) });
    const token = await aCharterLink(db, charter.id);
    await page.goto(`${language}/${status === 'quoted' ? 'quote' : 'trip'}/${token}`);
  };

/** Every public page, dialog, print and staff screen. */
export const SCREENS: readonly Screen[] = [
  visitor('home', '/'),
  visitor('yachts', '/yachts'),
  visitor('yachts-none', '/yachts?q=nosuchyacht'),
  visitor('yacht', '/yachts?sort=price-low', { open: firstYacht }),
  visitor('yacht-print', '/yachts?sort=price-low', { open: firstYacht, isPrinted: true }),
  visitor('yacht-full-screen', '/yachts?sort=price-low', {
    open: async (page) => {
      await firstYacht(page);
      await page
        .getByRole('link', { name: /^See it full screen/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  visitor('yacht-missing', '/yachts/no-such-yacht'),
  visitor('packages', '/packages'),
  visitor('special-events', '/special-events'),
  visitor('quote-dialog', '/special-events', { open: press(/^Request a quote/) }),
  visitor('book-charter', '/book-charter'),
  visitor('book-charter-chosen', '/book-charter?extras=jet-ski'),
  visitor('book-charter-print', '/book-charter?extras=jet-ski', { isPrinted: true }),
  visitor('about', '/about'),
  visitor('media', '/media'),
  visitor('contact', '/contact'),
  visitor('financing', '/financing'),
  visitor('apply', '/apply'),
  visitor('application-demo', '/account/financing'),
  visitor('sign-in', '/', { open: press('Profile') }),
  visitor('reset-password', '/reset-password'),
  visitor('confirm-email', '/confirm-email'),
  visitor('not-found', '/nowhere'),
  visitor('quote', '/about', { open: linked('quoted') }),
  visitor('quote-print', '/about', { open: linked('quoted'), isPrinted: true }),
  visitor('trip', '/about', { open: linked('confirmed') }),
  visitor('link-over', '/quote/no-such-link'),
  visitor('quote-pt', '/about', { open: linked('quoted', '/pt') }),
  visitor('trip-es', '/about', { open: linked('confirmed', '/es') }),
  visitor('sign-in-es', '/es', { open: press('Perfil') }),
  visitor('reset-password-pt', '/pt/reset-password'),
  { name: 'profile', path: '/profile', as: 'client' },
  { name: 'profile-es', path: '/es/profile', as: 'client' },
  { name: 'profile-pt', path: '/pt/profile', as: 'client' },
  staff('overview', '/admin'),
  staff('yachts', '/admin/yachts'),
  staff('yacht-form', '/admin/yachts', press('Add New Yacht')),
  staff('bookings', '/admin/bookings'),
  staff('booking', '/admin/bookings', rowOf('drawer')),
  staff('add-booking', '/admin/bookings', press('Add Booking')),
  staff('calendar', '/admin/bookings?view=calendar'),
  staff('customers', '/admin/customers'),
  staff('customer', '/admin/customers', rowOf('drawer')),
  staff('financing', '/admin/financing'),
  staff('dossier', '/admin/financing', rowOf('page')),
  staff('packages', '/admin/packages'),
  staff('package-form', '/admin/packages', press(/^Add /)),
  staff('add-ons', '/admin/add-ons'),
  staff('events', '/admin/events'),
  staff('inquiries', '/admin/inquiries'),
  staff('inquiry', '/admin/inquiries', rowOf('drawer')),
  staff('payments', '/admin/payments'),
  staff('departures', '/admin/departures'),
  staff('captains', '/admin/captains'),
  staff('lenders', '/admin/lenders'),
  staff('activity', '/admin/activity'),
  staff('settings', '/admin/settings'),
  staff('team', '/admin/team'),
  staff('health', '/admin/health'),
  staff('account', '/admin/account'),
];
