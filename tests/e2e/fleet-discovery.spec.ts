import { aYacht } from '#tests/builders/yacht.ts';
import { expect, test } from './support/test.ts';

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];
type Site = Parameters<Parameters<typeof test>[2]>[0]['site'];

const behind = { includeHidden: true };
const names = (page: Page) =>
  page.getByRole('list', { name: 'Yachts', ...behind }).getByRole('heading', behind);
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

async function openForm(page: Page) {
  if (!isPhone(page)) return page.getByRole('main');
  await page.getByRole('button', { name: /^Filters \(/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

let made = 0;
/** Adds three yachts of a brand that no other scenario uses and whose letters occur in no other word. */
async function aBrand(site: Site) {
  made += 1;
  const letters = `${process.pid}${made}`.replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? 'z');
  const brand = `Zoquexi${letters}`;
  for (const [name, lengthFt, capacity, location, year] of [
    ['Otter', 30, 6, 'Miami Beach', 2021],
    ['Heron', 50, 12, 'Key Biscayne', 2025],
    ['Whale', 90, 30, 'Miami Beach', 2019],
  ] as const) {
    await aYacht(site.database.db, { brand, name, lengthFt, capacity, location, year });
  }
  return { brand, slug: brand.toLowerCase() };
}

test('the filters on a phone announce how many yachts they leave @phone-only', async ({ page, site }) => {
  const { slug } = await aBrand(site);
  await page.goto(`/yachts?category=${slug}`);
  const form = await openForm(page);
  await expect(form.getByRole('status')).toHaveText('3 yachts');
  await form.getByLabel('Location').selectOption('miami-beach');
  await expect(form.getByRole('status')).toHaveText('2 yachts');
});

test('each filter says what its choices would show, and follows the others @phone', async ({
  page,
  site,
}) => {
  const { slug } = await aBrand(site);
  await page.goto(`/yachts?category=${slug}`);
  const form = await openForm(page);
  const length = form.getByLabel('Length');
  await expect(length.getByRole('option')).toHaveText([
    'Any length',
    '26–40 ft (1)',
    '40–55 ft (1)',
    '55 ft and above (1)',
  ]);
  await expect(form.getByLabel('Capacity').getByRole('option')).toHaveText([
    'Any capacity',
    '1–6 guests (1)',
    '7–12 guests (1)',
    '13+ guests (1)',
  ]);
  await form.getByLabel('Location').selectOption('miami-beach');
  await expect(names(page)).toHaveText(['Whale', 'Otter']);
  await expect(length.getByRole('option')).toHaveText([
    'Any length',
    '26–40 ft (1)',
    '40–55 ft (0)',
    '55 ft and above (1)',
  ]);
  // A filter's own choice does not limit its counts: each other place shows how many yachts it would have.
  await expect(form.getByLabel('Location').getByRole('option')).toHaveText([
    'Anywhere in Miami',
    'Miami Beach (2)',
    'Key Biscayne (1)',
    'South Beach (0)',
    'Downtown Miami (0)',
  ]);
  await length.selectOption('55+');
  await expect(names(page)).toHaveText(['Whale']);
  await expect(
    form
      .getByLabel('Category')
      .getByRole('option', { name: /\(1\)$/ })
      .first(),
  ).toBeAttached();
});

test('a slip of the hand is forgiven, and said', async ({ page, site }) => {
  const { brand } = await aBrand(site);
  const slip = brand.replace('quex', 'qeux');
  await page.goto(`/yachts?q=${slip}`);
  await expect(names(page)).toHaveText(['Whale', 'Heron', 'Otter']);
  await expect(
    page.getByText(`No yacht is called “${slip}”. These are for “${brand.toLowerCase()}”.`),
  ).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe(slip);
  // Without results, the page must not claim that they are for another spelling.
  await page.goto(`/yachts?q=${slip}+zzzzzz`);
  await expect(page.getByText('No yachts found matching your criteria.', { exact: false })).toBeVisible();
  await expect(page.getByText('No yacht is called')).toHaveCount(0);
  await page.goto(`/yachts?q=${brand}`);
  await expect(names(page)).toHaveText(['Whale', 'Heron', 'Otter']);
  await expect(page.getByText('No yacht is called')).toHaveCount(0);
});

test('by guests and by year; a shared link shows the same order', async ({ page, site, context }) => {
  const { slug } = await aBrand(site);
  await page.goto(`/yachts?category=${slug}`);
  await page.getByLabel('Sort by').selectOption('Most guests first');
  await expect(names(page)).toHaveText(['Whale', 'Heron', 'Otter']);
  await page.getByLabel('Sort by').selectOption('Newest first');
  await expect(names(page)).toHaveText(['Heron', 'Otter', 'Whale']);
  await expect(page).toHaveURL(`/yachts?category=${slug}&sort=newest`);
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(names(shared)).toHaveText(['Heron', 'Otter', 'Whale']);
  await expect(shared.getByLabel('Sort by')).toHaveValue('newest');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test.afterEach(async ({ page }) => {
    await page.goto('about:blank');
  });

  test('the counts, the forgiven slip and the order are there too', async ({ page, site }) => {
    const { brand } = await aBrand(site);
    await page.goto('/yachts');
    await page.getByLabel('Name or brand').fill(brand.replace('quex', 'qeux'));
    await page.getByLabel('Sort by').selectOption('Newest first');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(names(page)).toHaveText(['Heron', 'Otter', 'Whale']);
    await expect(page.getByText(/^No yacht is called/)).toBeVisible();
    await expect(page.getByLabel('Capacity').getByRole('option', { name: '13+ guests (1)' })).toBeAttached();
  });
});
