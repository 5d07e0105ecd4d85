import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aQuotedCharter } from '#tests/e2e/support/quoted-charter.ts';
import { type RunningSite, startRunningSite } from '#tests/support/running-site.ts';
import { openWebKit, type WebKit } from './browser.ts';

const PUBLIC_PAGES = [
  ...['/', '/yachts', '/packages', '/special-events', '/book-charter', '/about', '/media', '/contact'],
  ...['/financing', '/apply', '/account/financing', '/reset-password', '/es', '/pt/yachts'],
];
const STAFF_PAGES = [
  ...['', 'yachts', 'bookings', 'bookings?view=calendar&zoom=week', 'customers', 'financing', 'packages'],
  ...['add-ons', 'events', 'inquiries', 'payments', 'departures', 'captains', 'lenders', 'activity'],
  ...['settings', 'team', 'health', 'account', 'security'],
];
const PASSWORD = 'Harbor-Lantern-4711';

let site: RunningSite;
beforeAll(async () => {
  site = await startRunningSite(inject('databaseServer'), {
    seeded: false,
    env: { SAMPLE_BUSINESS: 'on', ADMIN_PASSWORD: PASSWORD },
  });
});
afterAll(() => site?.stop());

/** The first heading, or what is wrong with the page. */
const stateOf = (page: WebKit) =>
  page.run(() => {
    const tooWide = document.documentElement.scrollWidth - window.innerWidth;
    return tooWide > 0 ? `${tooWide} px too wide` : (document.querySelector('h1')?.textContent ?? '');
  });

/** The dialogs that are open, with the height of what each holds that cannot be seen without scrolling. */
const dialogs = (page: WebKit) =>
  page.run(() =>
    [...document.querySelectorAll('[role="dialog"]')].map((dialog) => {
      const body = dialog.querySelector('.dialog-body');
      return body ? body.scrollHeight - body.clientHeight : 0;
    }),
  );

it('a quote is accepted on a phone with Safari’s engine, and the charter read at the dock without the site', async () => {
  const own = await startRunningSite(inject('databaseServer'));
  const page = await openWebKit(21_500, 390, 844);
  try {
    const { token } = await aQuotedCharter(own, 10);
    await page.goto(`${own.origin}/quote/${token}`);
    await page.type('Your full name', 'Rosa Delgado');
    await page.press('Agree to the conditions and accept');
    await page.until(() => document.querySelector('h1')?.textContent === 'Your charter');
    await page.goto(`${own.origin}/trip/${token}`);
    await page.until(
      async (path) => (await navigator.serviceWorker.ready) && (await caches.match(path)) !== undefined,
      `/trip/${token}`,
    );
    const gone = once(own.process, 'exit');
    own.process.kill();
    await gone;
    await page.goto(`${own.origin}/trip/${token}`);
    expect(await stateOf(page)).toBe('Your charter');
    expect(await page.run(() => document.body.innerText)).toContain('What to bring');
    await page.until(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
  } finally {
    await page.end();
    await own.stop();
  }
});

describe.each([
  { width: 390, height: 844, port: 21_501 },
  { width: 1440, height: 950, port: 21_502 },
])('in Safari’s engine, $width px wide', ({ width, height, port }) => {
  let page: WebKit;
  const goto = (path: string) => page.goto(site.origin + path);
  beforeAll(async () => {
    page = await openWebKit(port, width, height);
  });
  afterAll(() => page?.end());

  it('each public page comes alive, stands as it is scrolled through, and is no wider than its window', async () => {
    for (const path of PUBLIC_PAGES) {
      await goto(path);
      await page.run(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
          window.scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      });
      expect(await stateOf(page), path).not.toMatch(/^$|ran aground|too wide/);
    }
  });

  it('a yacht is found, looked at full screen, and asked for on a day of her calendar', async () => {
    await goto('/yachts?sort=price-low');
    const yacht = await page.run(
      () => document.querySelector('main a[href^="/yachts/"]')?.getAttribute('href') ?? '',
    );
    await goto(yacht);
    await page.press('See it full screen');
    await page.until(() => document.querySelectorAll('[role="dialog"]').length === 1);
    await page.press('Close');
    await page.run(() => document.querySelector('#availability, [id*="avail"]')?.scrollIntoView());
    await page.until(() => {
      const days = document.querySelectorAll<HTMLButtonElement>('[role="gridcell"] button:not(:disabled)');
      [...days].at(-1)?.click();
      return days.length > 0;
    });
    expect(await stateOf(page)).not.toMatch(/ran aground|too wide/);
    await page.press('Book This Yacht');
    await page.until(() => location.pathname === '/book-charter');
    await page.until(() => document.querySelector('form [name="startDate"]') !== null);
  });

  it('a message is sent', async () => {
    await goto('/contact');
    await page.type('First name', 'Rosa');
    await page.type('Last name', 'Delgado');
    await page.type('Email', 'rosa@visitors.example');
    await page.type('Message', 'We would like to sail on a Sunday.');
    await page.press('Send Message');
    await page.until(() => document.body.innerText.includes('Your message has reached us'));
  });

  it('a colleague signs in where all of the dialog is in view, and each of staff’s screens is there', async () => {
    await goto('/admin');
    await page.until(() => document.querySelector('[role="dialog"] input[type="password"]') !== null);
    expect(await dialogs(page)).toEqual([0]);
    await page.type('Username', 'admin');
    await page.type('Password', PASSWORD);
    await page.press('Sign In');
    await page.until(() => document.querySelector('.staff-tab') !== null);
    for (const path of STAFF_PAGES) {
      await goto(`/admin/${path}`);
      await page.until(() => document.querySelector('[aria-busy="true"], .skeleton') === null);
      expect(await stateOf(page), path).toBe('Admin');
    }
    await goto('/admin/bookings?new=1');
    await page.until(() => document.querySelector('[role="dialog"] input') !== null);
    expect(await stateOf(page)).toBe('Admin');
  });
});
