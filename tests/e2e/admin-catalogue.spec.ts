import type { Page } from '@playwright/test';
import { pictures } from '#media/pictures.ts';
import { anEvent } from '#tests/builders/content.ts';
import { anAddOn, aPackage } from '#tests/builders/extras.ts';
import { signedIn } from './support/account.ts';
import { putContentBack } from './support/content.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

putContentBack();

// A picture whose description no other picture has.
const ALONE = pictures.find(({ alt }) => pictures.filter((other) => other.alt === alt).length === 1);

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a package is added, found on the site at once, hidden, edited and deleted @phone', async ({
  page,
  site,
  expectAccessible,
}, { project }) => {
  await signedIn(page, site, 'administrator');
  const name = `Fire Dancers ${project.name}`;
  await page.goto('/admin/packages');
  await page.getByRole('button', { name: 'Add Package' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Package' });
  await dialog.getByRole('button', { name: 'Create package' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByText('Price is required')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByLabel('Category')).toHaveValue('entertainment');
  await expect(dialog.getByRole('checkbox', { name: 'Active' })).toBeChecked();
  await expectAccessible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price in dollars').fill('1450');
  await dialog.getByLabel('Category').selectOption('Luxury');
  await dialog.getByLabel('Description').fill('Two dancers, one torch each, and a fireproof deck.');
  await dialog.getByRole('button', { name: 'Choose a picture' }).click();
  await dialog.getByLabel('Search the pictures').fill(String(ALONE?.alt));
  await expect(dialog.getByText('1 picture', { exact: true })).toBeVisible();
  const picture = dialog.getByRole('button', { name: ALONE?.alt, exact: true });
  await picture.click();
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByLabel('Picture', { exact: true })).toHaveValue(String(ALONE?.name));
  await dialog.getByRole('button', { name: 'Create package' }).click();
  await expect(toastOf(page, 'Package created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page, name)).toContainText('$1,450');
  await expect(card(page, name)).toContainText('Luxury');

  const offered = async () => (await (await page.request.get('/api/packages')).text()).includes(name);
  expect(await offered()).toBe(true);
  await card(page, name)
    .getByRole('checkbox', { name: `Active: ${name}` })
    .uncheck();
  await expect(card(page, name).getByText('Hidden')).toBeVisible();
  expect(await offered()).toBe(false);

  await card(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(edit.getByLabel('Price in dollars')).toHaveValue('1450');
  await edit.getByLabel('Price in dollars').fill('1500');
  await edit.getByRole('checkbox', { name: 'Active' }).check();
  // While it is sent, the fields are shut: what was typed now would be lost. The focus waits on the button.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/packages/*', async (route) => {
    await held.promise;
    await route.fallback();
  });
  const price = edit.getByLabel('Price in dollars');
  await price.press('Enter');
  await expect(edit.locator('button[type=submit]')).toBeFocused();
  await price.focus();
  await expect(price).not.toBeFocused();
  held.resolve();
  await expect(toastOf(page, 'Package updated successfully')).toBeVisible();
  await expect(card(page, name)).toContainText('$1,500');

  await card(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  const confirm = page.getByRole('dialog', { name: 'Delete package' });
  await expect(confirm).toContainText(`Are you sure you want to delete "${name}"?`);
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, name)).toBeVisible();
  await card(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, 'Package deleted successfully')).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  expect(await offered()).toBe(false);
});

test('a colleague’s edit meanwhile is shown, and nothing typed is lost over it', async ({
  page,
  site,
  expectFailure,
}) => {
  const staff = await signedIn(page, site, 'administrator');
  const bundle = await aPackage(site.database.db, { name: 'Harpist', position: 90 });
  await page.goto('/admin/packages?q=Harpist');
  await page.getByRole('button', { name: 'Edit Harpist', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Harpist' });
  await dialog.getByLabel('Price in dollars').fill('820');
  const theirs = await page.request.put(`/api/admin/packages/${bundle.id}`, {
    headers: staff.headers,
    data: { name: 'Harpist', price: 790, onBookCharter: true, version: 1 },
  });
  expect(theirs.status()).toBe(200);
  expectFailure({ url: /\/api\/admin\/packages\//, status: 409 });
  // While it is being saved, Back leaves it open: the refusal is shown in it.
  const gate = Promise.withResolvers<void>();
  await page.route(
    `**/api/admin/packages/${bundle.id}`,
    (route) => gate.promise.then(() => route.continue()),
    {
      times: 1,
    },
  );
  await dialog.getByRole('button', { name: 'Save package' }).click();
  await page.evaluate(
    () =>
      new Promise((done) => {
        window.addEventListener('popstate', done, { once: true });
        window.history.back();
      }),
  );
  gate.resolve();
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText('has changed this in the meantime');
  await expect(notice.getByRole('row', { name: /Price in dollars/ })).toContainText('790');
  await expect(dialog.getByLabel('Price in dollars')).toHaveValue('820');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toastOf(page, 'Package updated successfully')).toBeVisible();
  await expect(card(page, 'Harpist')).toContainText('$820');
});

test('one that is gone is said to be, and not at the moment at which it is deleted here', async ({
  page,
  site,
}) => {
  await signedIn(page, site, 'administrator');
  const bundle = await aPackage(site.database.db, { name: 'Lute player', position: 91 });
  const gone = page.getByText('It is not in this list. It may have been deleted.');
  await page.goto(`/admin/packages?delete=${bundle.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, 'Package deleted successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/packages');
  await page.goto(`/admin/packages?edit=${bundle.id}`);
  await expect(page.getByRole('dialog', { name: 'Package' }).filter({ has: gone })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gone).toBeHidden();
  await expect(page).toHaveURL('/admin/packages');
});

test('add-ons are added, and ordered by arrow and by the keys of the drag handle', async ({ page, site }) => {
  await signedIn(page, site, 'administrator');
  await anAddOn(site.database.db, { name: 'Kayak of the north', position: 801 });
  await anAddOn(site.database.db, { name: 'Kayak of the south', position: 802 });
  await page.goto('/admin/add-ons?new=1');
  const dialog = page.getByRole('dialog', { name: 'Add Add-On' });
  await dialog.getByLabel('Name').fill('Kayak of the west');
  await dialog.getByLabel('Price in dollars').fill('95');
  await dialog.getByLabel('Film (optional)').fill('/films/jet-ski.mp4');
  await dialog.getByRole('button', { name: 'Create add-on' }).click();
  await expect(toastOf(page, 'Add-on created successfully')).toBeVisible();
  await expect(card(page, 'Kayak of the west').getByText('Film')).toBeVisible();

  const kayaks = async () => {
    const addOns = (await (await page.request.get('/api/add-ons')).json()) as { name: string }[];
    return addOns.map(({ name }) => name.replace('Kayak of the ', '')).filter((name) => name.length < 6);
  };
  expect(await kayaks()).toEqual(['north', 'south', 'west']);
  await page.getByRole('button', { name: 'Move Kayak of the west forward' }).click();
  await expect(toastOf(page, 'Order saved')).toBeVisible();
  await expect.poll(kayaks).toEqual(['north', 'west', 'south']);

  const handle = page.getByRole('button', { name: 'Drag Kayak of the west' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Kayak of the west: now at place \d+ of \d+\./)).toBeAttached();
  const place = async () => {
    const words = await page.getByText(/Kayak of the west: now at place/).textContent();
    return Number(/place (\d+)/.exec(words ?? '')?.[1]);
  };
  const first = await place();
  await expect(async () => {
    if ((await place()) === first) await page.keyboard.press('ArrowRight');
    expect(await place()).toBe(first + 1);
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(kayaks).toEqual(['north', 'south', 'west']);

  await page.getByRole('searchbox').fill('of the south');
  await expect(page).toHaveURL(/q=of\+the\+south/);
  await expect(card(page, 'Kayak of the west')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Drag/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Kayak of the south' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Are you sure you want to delete "Kayak of the south"?',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, 'Add-on deleted successfully')).toBeVisible();
});

test('a failure to save or delete is told, and nothing typed is lost', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/api\/admin\/packages/, status: 503 });
  await signedIn(page, site, 'administrator');
  const failing = new Set(['POST', 'PUT', 'DELETE']);
  await page.route('**/api/admin/packages**', (route) =>
    failing.has(route.request().method())
      ? route.fulfill({ status: 503, json: { error: 'We are busy. Please try again.', code: 'busy' } })
      : route.fallback(),
  );
  const told = toastOf(page, 'Error');
  const name = 'Harpsichord';

  await page.goto('/admin/packages');
  await page.getByRole('button', { name: 'Add Package' }).click();
  const made = page.getByRole('dialog', { name: 'Add Package' });
  await made.getByLabel('Name').fill(name);
  await made.getByLabel('Price in dollars').fill('640');
  await made.getByRole('button', { name: 'Create package' }).click();
  await expect(told).toContainText('Failed to save package');
  await expect(made.getByRole('alert')).toContainText('We are busy. Please try again.');
  await expect(made.getByLabel('Name')).toHaveValue(name);
  failing.delete('POST');
  await made.getByRole('button', { name: 'Create package' }).click();
  await expect(made).toBeHidden();
  await expect(card(page, name)).toBeVisible();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edited = page.getByRole('dialog', { name: `Edit ${name}` });
  await edited.getByLabel('Name').fill(`${name} again`);
  await edited.getByRole('button', { name: 'Save package' }).click();
  await expect(told).toContainText('Failed to save package');
  await expect(edited.getByLabel('Name')).toHaveValue(`${name} again`);
  failing.delete('PUT');
  await edited.getByRole('button', { name: 'Save package' }).click();
  await expect(edited).toBeHidden();

  await page.getByRole('button', { name: `Delete ${name} again` }).click();
  const asked = page.getByRole('dialog', { name: 'Delete package' });
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(told).toContainText('Failed to delete package');
  await expect(asked.getByRole('alert')).toContainText('We are busy. Please try again.');
  failing.delete('DELETE');
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(asked).toBeHidden();
  await page.goto('/admin/packages?q=Harpsichord');
  await expect(page.getByRole('button', { name: 'Add Package' })).toBeVisible();
  await expect(card(page, `${name} again`)).toHaveCount(0);
});

test('a catalog is shown whole, with no pages to turn', async ({ page, site }) => {
  for (let count = 1; count <= 30; count += 1) await aPackage(site.database.db, { name: `Trio ${count}` });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/packages?q=Trio');
  await expect(page.getByRole('listitem').filter({ hasText: 'Trio' })).toHaveCount(30);
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await expect(page.getByText(/^Page \d/)).toHaveCount(0);
});

test('an event is made with every field of its form and stands on the packages page', async ({
  page,
  site,
}) => {
  await signedIn(page, site, 'administrator');
  await anEvent(site.database.db, { title: 'Old regatta' });
  await page.goto('/admin/events');
  await page.getByRole('button', { name: 'Add Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  await dialog.getByRole('button', { name: 'Create event' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByLabel('Category')).toHaveValue('lifestyle');
  await expect(dialog.getByLabel('Duration')).toHaveValue('full-day');
  await expect(dialog.getByRole('checkbox', { name: 'Featured' })).not.toBeChecked();
  await dialog.getByLabel('Title').fill('Art week afloat');
  await dialog.getByLabel('Category').selectOption('Corporate');
  await dialog.getByLabel('Duration').selectOption('Multi-day');
  await dialog.getByLabel('Guests at most').fill('60');
  await dialog.getByLabel('Price from, in dollars').fill('9000');
  await dialog.getByLabel('Price up to, in dollars').fill('8000');
  await dialog.getByLabel('Short description').fill('The galleries come aboard.');
  await dialog.getByLabel('Long description').fill('Five days, five galleries, one mooring.');
  await dialog.getByLabel('Features').fill('Curator, , Open bar');
  await dialog.getByRole('button', { name: 'Create event' }).click();
  await expect(dialog.getByText('Maximum price must not be below the minimum')).toBeVisible();
  await dialog.getByLabel('Price up to, in dollars').fill('20000');
  const sent = page.waitForRequest(
    (call) => call.method() === 'POST' && call.url().endsWith('/admin/events'),
  );
  await dialog.getByRole('button', { name: 'Create event' }).click();
  await expect(toastOf(page, 'Event created successfully')).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({ features: ['Curator', 'Open bar'] });
  await expect(card(page, 'Art week afloat')).toContainText('$9,000 – $20,000');
  const events = (await (await page.request.get('/api/events')).json()) as Record<string, unknown>[];
  expect(events.find(({ title }) => title === 'Art week afloat')).toMatchObject({
    features: ['Curator', 'Open bar'],
    duration: 'multi-day',
    maxGuests: 60,
  });
  await page.goto('/packages');
  await expect(page.getByRole('heading', { name: 'Art week afloat' })).toBeVisible();
  await expect(page.getByText('$9,000 – $20,000')).toBeVisible();

  await page.goto('/admin/events?q=Old+regatta');
  await page.getByRole('button', { name: 'Delete Old regatta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, 'Event deleted successfully')).toBeVisible();
});

test('by keys alone a card is moved to the end and deleted, and the keys stay in the page', async ({
  page,
  site,
}) => {
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/add-ons');
  const back = page.getByRole('button', { name: 'Move Jet Ski back' });
  const answerTo = (method: string, path: string) =>
    page.waitForResponse(
      (answer) => answer.request().method() === method && new URL(answer.url()).pathname === path,
    );
  await back.focus();
  const most = await page.getByRole('button', { name: /^Move .* back$/ }).count();
  for (let step = 1; step < most && (await back.getAttribute('aria-disabled')) !== 'true'; step++) {
    await Promise.all([
      // The list is read again once its new order is saved.
      answerTo('POST', '/api/admin/add-ons/order').then(() => answerTo('GET', '/api/admin/add-ons')),
      page.keyboard.press('Enter'),
    ]);
    await expect(back).toBeFocused();
  }
  await expect(back).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: 'Delete Jet Ski' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Delete Jet Ski' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
