import type { Page, Response } from '@playwright/test';
import { scenariosOf } from './support/parts.ts';
import { expect, test } from './support/test.ts';

const LARGE = [
  ['Corporate Networking', 'Custom Event', 'Event: Corporate Networking'],
  ['Trade Shows', 'Custom Event', 'Event: Trade Shows'],
  ['Team Building', 'Custom Event', 'Event: Team Building'],
  ['Employee Appreciation', 'Custom Event', 'Event: Employee Appreciation'],
  ['Holiday Parties', 'Custom Event', 'Event: Holiday Parties'],
  ['Weddings', 'Wedding at Sea', 'Event: Weddings'],
] as const;
const ADD_ONS = [
  ['Wedding Cocktails & Bar', '$2,500', null],
  ['On-Deck Dining', '$1,200', '/book-charter?extras=chef-cuisine'],
  ['Gourmet Platters', '$800', '/book-charter?extras=gourmet-platters'],
  ['Water Sports', '$350', '/book-charter?extras=jet-ski'],
] as const;

const modal = (page: Page) => page.getByRole('dialog', { name: 'Request a quote' });
const events = (page: Page) => page.getByRole('region', { name: 'Large events, from 26 guests' });
const packages = (page: Page) => page.getByRole('region', { name: 'Add-on packages' });
const item = (list: ReturnType<typeof events>, name: string) =>
  list.getByRole('listitem').filter({ has: list.page().getByRole('heading', { name, exact: true }) });

const it = scenariosOf('packages, and the way on from each');

it('the page opens with its picture and shows six large events, priced on request @phone', async ({
  page,
}) => {
  await page.goto('/packages');
  await expect(page).toHaveTitle('Amenities & Packages · Miami Flow Yachts');
  await expect(page.getByRole('heading', { level: 1, name: 'Amenities & Packages' })).toBeVisible();
  await expect(events(page).getByRole('listitem')).toHaveCount(6);
  for (const [name] of LARGE)
    await expect(item(events(page), name).getByText('Priced on request', { exact: true })).toBeVisible();
});

for (const [name, type, message] of LARGE) {
  it(`the plus at ${name} opens the quote modal with that event filled in @phone`, async ({ page }) => {
    await page.goto('/packages');
    await item(events(page), name)
      .getByRole('button', { name: `Request a quote: ${name}` })
      .click();
    await expect(modal(page).getByRole('combobox', { name: 'Event type' })).toHaveValue(type);
    await expect(modal(page).getByLabel('Message')).toHaveValue(message);
    await expect(modal(page)).toContainText(name);
  });
}

it('four add-on packages with their prices lead to the charter with theirs chosen, the bar to a quote @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/packages');
  await expect(packages(page).getByRole('listitem')).toHaveCount(4);
  for (const [name, price, link] of ADD_ONS) {
    const card = item(packages(page), name);
    await expect(card.getByText(price, { exact: true }).filter({ visible: true })).toBeVisible();
    if (link === null) continue;
    const way = card.getByRole('link', { name: `Add to a charter: ${name}` }).filter({ visible: true });
    await expect(way).toHaveAttribute('href', link);
  }
  await item(packages(page), 'Wedding Cocktails & Bar')
    .getByRole('button', { name: 'Request a quote: Wedding Cocktails & Bar' })
    .filter({ visible: true })
    .click();
  await expect(modal(page).getByRole('combobox', { name: 'Event type' })).toHaveValue('Wedding at Sea');
  await expect(modal(page).getByLabel('Message')).toHaveValue('Package: Wedding Cocktails & Bar');
  await expectAccessible();
});

for (const [language, name] of [
  ['es', 'Cócteles y bar para bodas'],
  ['pt', 'Coquetéis e bar para casamentos'],
] as const) {
  it(`the bar’s quote is for a wedding in ${language} too`, async ({ page }) => {
    await page.goto(`/${language}/packages`);
    await page
      .getByRole('button', { name: new RegExp(`: ${name}$`) })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('Wedding at Sea');
  });
}

for (const [name, chosen] of [
  ['On-Deck Dining', /^Chef Cuisine \$/],
  ['Gourmet Platters', /^Gourmet Platters \$/],
  ['Water Sports', /^Jet Ski \$/],
] as const) {
  it(`${name} is chosen on the booking page`, async ({ page }) => {
    await page.goto('/packages');
    await item(packages(page), name)
      .getByRole('link', { name: `Add to a charter: ${name}` })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('button', { name: chosen })).toHaveAttribute('aria-pressed', 'true');
  });
}

it('a quote for a large event is sent from here, with what was carried along', async ({ page }) => {
  await page.goto('/packages');
  await page.getByRole('button', { name: 'Request a quote: Trade Shows' }).click();
  await modal(page).getByLabel(/^Name/).fill('Ines Roca');
  await modal(page)
    .getByLabel(/^Email/)
    .fill('ines@visitor.example');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/quote-requests'),
    modal(page).getByRole('button', { name: 'Send Quote Request' }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    name: 'Ines Roca',
    eventType: 'Custom Event',
    message: 'Event: Trade Shows',
  });
  await expect(page.getByRole('dialog', { name: 'Quote Request Received!' })).toBeVisible();
});

test('the page’s picture is preloaded and small enough for a phone, those below wait @phone-only', async ({
  page,
}) => {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/yacht-images/')) answers.push(response);
  });
  await page.goto('/packages');
  await page.waitForLoadState('networkidle');
  // Read the sizes once all pictures have arrived; otherwise an unknown size would count as small enough.
  const pictures = new Map(
    await Promise.all(
      answers.map(async (answer) => [answer.url(), (await answer.body()).byteLength] as const),
    ),
  );
  const [hero] = [...pictures].filter(([url]) => url.includes('packages-hero'));
  expect(hero?.[1]).toBeLessThanOrEqual(120 * 1024);
  expect([...pictures.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(500 * 1024);
  expect([...pictures.keys()].some((url) => url.includes('package-water-sports'))).toBe(false);
});

test('a page that cannot read its events says so, and tries again', async ({ page, expectFailure }) => {
  expectFailure({ url: /\/api\/events/, status: 503 });
  await page.route('**/api/events?placement=large-event', (route) =>
    route.fulfill({ status: 503, json: { error: 'Later.', code: 'busy' } }),
  );
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Amenities & Packages' }).click();
  await expect(page.getByRole('alert')).toContainText('Error loading our events. Please try again later.');
  await expect(packages(page).getByRole('listitem')).toHaveCount(4);
  await page.unroute('**/api/events?placement=large-event');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(events(page).getByRole('listitem')).toHaveCount(6);
});
