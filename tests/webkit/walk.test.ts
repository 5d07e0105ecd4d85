import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { financingApplications } from '#features/financing/tables.ts';
import { PUBLIC_PAGES } from '#site/public-pages.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { aQuotedCharter } from '#tests/e2e/support/quoted-charter.ts';
import { type RunningSite, startRunningSite } from '#tests/support/running-site.ts';
import { openWebKit, type WebKit } from './browser.ts';

const VISITED_PAGES = [
  '/',
  ...Object.keys(PUBLIC_PAGES),
  '/apply',
  '/account/financing',
  '/reset-password',
  '/es',
  '/pt/yachts',
];
const STAFF_PAGES = [
  '',
  'yachts',
  'bookings',
  'bookings?view=calendar&zoom=week',
  'customers',
  'financing',
  'packages',
  'add-ons',
  'events',
  'inquiries',
  'payments',
  'departures',
  'captains',
  'lenders',
  'activity',
  'settings',
  'team',
  'health',
  'account',
  'security',
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

/** The first heading, or how much too wide the page is. */
const stateOf = (page: WebKit) =>
  page.run(() => {
    const tooWide = document.documentElement.scrollWidth - window.innerWidth;
    return tooWide > 0 ? `${tooWide} px too wide` : (document.querySelector('h1')?.textContent ?? '');
  });

/** For each open dialog, the height of its content that needs scrolling, in pixels. */
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
    for (const path of VISITED_PAGES) {
      await goto(path);
      await page.run(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
          window.scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      });
      expect(await stateOf(page), path).not.toMatch(/^$|ran aground|too wide/);
      expect(await page.troubles(), path).toEqual([]);
    }
  });

  it('a yacht is found, looked at full screen, and asked for on a day of its calendar', async () => {
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

  it('a charter is asked for', async () => {
    const { id } = await aYacht(site.database.db);
    await goto(`/book-charter?yacht=${id}`);
    await page.set('Date', addDays(charterDayAt(new Date()), 30));
    await page.set('Guests', '4');
    await page.set('Morning');
    await page.type('First name', 'Ada');
    await page.type('Last name', 'Lovelace');
    await page.type('Email', `ada-${width}@visitors.example`);
    await page.type('Phone', '+1 305 555 0123');
    await page.press('Send Booking Request');
    await page.until(() => document.body.innerText.includes('Booking Request Received!'));
    expect(await dialogs(page)).toHaveLength(1);
    expect(await page.troubles()).toEqual([]);
  });

  it('financing is applied for, with a picture of a document', async () => {
    const { db } = site.database;
    await goto('/apply');
    await page.set('Charter Financing');
    await page.set('Desired charter date', '2097-05-08');
    await page.set('Service or package', 'week-charter');
    await page.type('Estimated amount', '25000');
    await page.press('Next');
    const email = `elena-${width}@applicants.example`;
    const person = { 'First name': 'Elena', 'Last name': 'Marsh', Email: email, Phone: '3055550188' };
    const home = { 'Street address': '12 Bayshore Drive', City: 'Miami', 'ZIP code': '33139' };
    for (const [label, text] of Object.entries({ ...person, ...home, 'Last 4': '4729' }))
      await page.type(label, text);
    await page.set('State', 'FL');
    await page.set('Date of birth', '1984-03-07');
    await page.set('Citizenship', 'us-citizen');
    await page.press('Next');
    await page.set('Employment status', 'employed');
    const work = {
      Profession: 'Marine architect',
      'Employer name': 'Harbor',
      'Employer phone': '3055550100',
    };
    const means = { 'Time at': '2 years', 'Monthly net': '14500', 'Monthly housing': '3200' };
    await page.set('Housing status', 'own');
    for (const [label, text] of Object.entries({ ...work, ...means })) await page.type(label, text);
    await page.set('Estimated credit', 'very-good');
    await page.run(() => {
      for (const consent of document.querySelectorAll<HTMLElement>('input[type="checkbox"]')) consent.click();
    });
    await page.press('Next');
    await page.until(async () => {
      const input = document.querySelector<HTMLInputElement>('input[type="file"]');
      const picture = await new Promise<Blob | null>((resolve) =>
        document.createElement('canvas').toBlob(resolve),
      );
      if (!input || !picture) return false;
      const chosen = new DataTransfer();
      chosen.items.add(new File([picture], 'front.png', { type: 'image/png' }));
      input.files = chosen.files;
      return input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.until(() => document.body.innerText.includes('Uploaded'));
    await page.press('Submit Application');
    await page.until(() => location.pathname === '/account/financing');
    await page.until(() => document.body.innerText.includes('Elena Marsh'));
    expect(await page.troubles()).toEqual([]);
    const stored = await db
      .select()
      .from(financingApplications)
      .where(eq(financingApplications.email, email));
    expect(stored).toHaveLength(1);
  });

  it('a guest signs the waiver', async () => {
    const { id, token } = await aQuotedCharter(site, 14);
    await site.database.db
      .update(charterRequests)
      .set({ status: 'confirmed', agreedAt: new Date(), guestCount: 4 })
      .where(eq(charterRequests.id, id));
    await goto(`/trip/${token}`);
    await page.press('Make a link');
    const link = await page.until(
      () => [...document.querySelectorAll('input')].find(({ value }) => value.includes('/waiver/'))?.value,
    );
    await page.goto(link ?? '');
    await page.type('Your full name', 'Ana Torres');
    await page.set('I am 18 or older');
    await page.type('Emergency contact', 'Luis Torres, 305 555 0101');
    await page.set('I have read the waiver');
    await page.type('Type your full name to sign', 'Ana Torres');
    await page.press('Sign');
    await page.until(() => document.querySelector('h1')?.textContent === 'Thank you, you have signed');
    expect(await page.troubles()).toEqual([]);
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
      expect(await page.troubles(), path).toEqual([]);
    }
    await goto('/admin/bookings?new=1');
    await page.until(() => document.querySelector('[role="dialog"] input') !== null);
    expect(await stateOf(page)).toBe('Admin');
  });
});
