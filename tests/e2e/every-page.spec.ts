import { HtmlValidate } from 'html-validate';
import { aYacht } from '#tests/builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { findCovered } from './support/covered.ts';
import { scenariosOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';

const PAGES = [
  { path: '/', heading: 'Experience the ultimate Miami Flow' },
  { path: '/yachts', heading: /yachts/i },
  { path: '/packages', heading: 'Amenities & Packages' },
  { path: '/special-events', heading: 'Special Events' },
  { path: '/book-charter', heading: /.+/ },
  { path: '/about', heading: 'About Us' },
  { path: '/media', heading: 'Media Gallery' },
  { path: '/contact', heading: 'Get In Touch' },
  { path: '/financing', heading: /financing/i },
  { path: '/reset-password', heading: /password/ },
  { path: '/confirm-email', heading: 'Confirm your email' },
  { path: '/apply', heading: /.+/ },
  { path: '/account/financing', heading: /.+/ },
] as const;

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

const it = scenariosOf('every page, opened');

for (const { path, heading } of PAGES) {
  it(`${path} opens with header, footer, heading and chat link, without an error @phone`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('link', { name: /whatsapp/i }).first()).toBeVisible();
    await expect(page).toHaveTitle(/Miami Flow Yachts/);
  });
}

const PAIRS = {
  Home: '/',
  'Our Yachts': '/yachts',
  'Amenities & Packages': '/packages',
  'Special Events': '/special-events',
  'About Us': '/about',
  'Get In Touch': '/contact',
  'Book Your Charter': '/book-charter',
};

test('the words of header and footer lead where they say', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of Object.entries(PAIRS)) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  for (const [name, path] of [
    ['Embark now', '/book-charter'],
    ['Media Gallery', '/media'],
    ['Yacht Financing', '/financing'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  for (const network of ['Instagram', 'Facebook', 'YouTube', 'TikTok']) {
    const link = footer.getByRole('link', { name: network });
    await expect(link).toHaveAttribute('href', new RegExp(`^https://(www\\.)?${network.toLowerCase()}\\.`));
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const year = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', year: 'numeric' });
  await expect(footer).toContainText(`© ${year.format(new Date())} Miami Flow Yachts`);
});

test('the chat is on the pages of one thing too; nothing floats over a control or an amount, however far down @phone', async ({
  page,
  site,
}) => {
  const yacht = await aYacht(site.database.db);
  for (const path of [
    ...PAGES.map((known) => known.path),
    `/yachts/${yacht.id}`,
    '/book-charter?extras=jet-ski',
    `/book-charter?yacht=${yacht.id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Chat with us on WhatsApp' })).toBeVisible();
    expect(await findCovered(page), path).toEqual([]);
  }
});

/**
 * How React marks a form whose early submit it keeps (`ui/sent-form.tsx`). It is no valid address, and we cannot change
 * it.
 */
const KEPT_FORM = 'action="javascript:throw new Error(&#x27;React form unexpectedly submitted.&#x27;)"';

test('the HTML of every page is valid', async ({ request, site }) => {
  const yacht = await aYacht(site.database.db, { name: "Neptune's Daughter" });
  for (const path of [
    ...PAGES.map((page) => page.path),
    `/yachts/${yacht.id}`,
    '/yachts/nowhere',
    '/nowhere',
  ]) {
    const html = (await (await request.get(path)).text()).replaceAll(KEPT_FORM, 'action="/"');
    const report = await validator.validateString(html, path);
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
    );
    expect(found).toEqual([]);
  }
});

test('no link on any page leads nowhere', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const { path } of PAGES) {
    await page.goto(path);
    const hrefs = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) {
      expect(href, `a link on ${path}`).not.toMatch(/^(#|javascript:)?$/);
      if (href.startsWith('/')) seen.add(href.split('#', 1)[0] ?? href);
    }
  }
  for (const href of seen) expect((await request.get(href)).status(), href).toBe(200);
});

for (const width of [390, 768, 1440]) {
  test(`nothing of the footer reaches over its edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    // The last row, with the rights and the languages, is as wide as the footer's text may be.
    const edge = await footer
      .getByText('All rights reserved')
      .locator('..')
      .evaluate((row) => row.getBoundingClientRect().right);
    for (const link of await footer.getByRole('link').all()) {
      // Measure the text itself: a link's box may be wider or narrower than its text.
      const right = await link.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().right;
      });
      expect(right, await link.innerText()).toBeLessThanOrEqual(edge);
    }
  });
}

// The width of a folded phone. On other phones, letters half as large again leave as little room.
test('a narrow phone has everything in its window', async ({ page, site }) => {
  const reachesOver = () =>
    page.evaluate(() => {
      // A fixed element that reaches over the edge is cut off without making the page scroll, so check it separately.
      const ways = [...document.querySelectorAll('header :is(a:not(.staff-tab), button), .bottom-bar > *')];
      const isOver = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
      return [
        ...ways.filter((way) => way.checkVisibility() && isOver(way)).map((way) => way.outerHTML),
        ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []),
      ];
    });
  await page.setViewportSize({ width: 280, height: 650 });
  for (const path of ['/', '/yachts', '/book-charter?extras=jet-ski', '/media', '/contact', '/apply']) {
    await page.goto(path);
    expect(await reachesOver(), path).toEqual([]);
  }
  for (const [who, paths] of [
    ['client', ['/profile']],
    ['administrator', ['/admin', '/admin/payments']],
  ] as const) {
    await signedIn(page, site, who);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
      expect(await reachesOver(), path).toEqual([]);
    }
  }
});

test('an unknown address shows the not-found page with status 404 @phone', async ({
  page,
  expectFailure,
}) => {
  expectFailure({ url: /\/nowhere$/, status: 404 });
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('every route change scrolls to the top, and Back restores the place', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get In Touch' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a page that breaks in the browser says so, and looks as the site does', async ({ page, site }) => {
  const { id } = await aYacht(site.database.db);
  await page.goto(`/yachts/${id}`);
  const looks = () => page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
  const before = await looks();
  await page.evaluate(() => {
    // React reports the error to the console, as it should.
    console.error = () => undefined;
    const { toISOString } = Date.prototype;
    Date.prototype.toISOString = function untilItIsSaid(this: Date) {
      if (document.querySelector('h1')?.textContent === 'This page ran aground')
        return toISOString.call(this);
      throw new Error('This browser cannot do that');
    };
  });
  // The calendar renders once it is scrolled to.
  await page.getByRole('heading', { name: 'Availability' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'This page ran aground' })).toBeVisible();
  await expect(page).toHaveTitle('This page ran aground · Miami Flow Yachts');
  expect(await looks()).toBe(before);
});
