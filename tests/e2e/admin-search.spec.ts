import { aCharterToCome } from '../builders/charter.ts';
import { anApplication } from '../builders/financing.ts';
import { aYacht } from '../builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';

test('anything is found by keyboard from anywhere, and opened where it is worked on', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { db } = site.database;
  const mark = `${process.pid}${Date.now()}`;
  const yacht = await aYacht(db, { name: `Sought ${mark}` });
  const charter = await aCharterToCome(db, yacht.id, {
    yachtName: yacht.name,
    contactName: `Paloma ${mark}`,
    contactEmail: `paloma-${mark}@visitors.example`,
    contactPhone: `+1 (212) 55${mark.slice(-5)}`,
  });
  const applicationId = await anApplication(db, { firstName: 'Paloma', lastName: `Applicant ${mark}` });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/search')) asked.push(request.url());
  });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/settings');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  const field = page.getByRole('combobox', { name: 'Name, number, email or phone' });
  const options = palette.getByRole('option');

  await test.step('screens and actions, without the server', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(palette.getByRole('group', { name: 'Recent' })).toBeHidden();
    await expect(palette.getByRole('group', { name: 'Go to' }).getByRole('option')).toHaveCount(20);
    await expectAccessible();
    await field.fill('cal');
    await expect(options).toHaveText(['Fleet calendar']);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await page.keyboard.press('Meta+k');
    await field.fill('add cust');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add Customer' })).toBeVisible();
    // A shortcut must not leave a form that may contain typed text.
    await page.keyboard.press('Control+k');
    await expect(palette).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a person by name: the arrows choose, Enter opens', async () => {
    asked.length = 0;
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    // Stop the clock, so that the keys arrive at once however slow the machine is: the page searches only after a pause
    // in typing.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 600_000);
    await field.pressSequentially(`Paloma ${mark}`);
    await page.clock.runFor(149);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(palette.getByRole('group', { name: 'Applications' })).toBeVisible();
    await expect(palette.getByRole('group', { name: 'Charters' })).toContainText('Pending');
    expect(asked).toHaveLength(1);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toContainText(`Paloma Applicant ${mark}`);
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await options.last().getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/financing/${applicationId}$`));
  });

  await test.step('a charter by the digits of a telephone, a yacht by name, and both again as recent', async () => {
    await page.keyboard.press('Control+k');
    await field.fill(`212-55${mark.slice(-5)}`);
    await palette.getByRole('group', { name: 'Charters' }).getByRole('option').click();
    await expect(page).toHaveURL(new RegExp(`open=${charter.id}`));
    await expect(page.getByRole('dialog', { name: `Paloma ${mark}` })).toBeVisible();
    // The palette also opens over a drawer beside a list.
    await page.keyboard.press('Control+k');
    await field.fill(yacht.name);
    await palette.getByRole('group', { name: 'Yachts' }).getByRole('option').click();
    await expect(page.getByRole('dialog', { name: yacht.name })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
      new RegExp(yacht.name),
      new RegExp(`^Paloma ${mark}`),
      new RegExp(`Paloma Applicant ${mark}`),
    ]);
    await field.fill(`Nobody ${mark}`);
    await expect(palette.getByRole('status')).toHaveText(`Nothing here is called “Nobody ${mark}”.`);
    await field.fill('sign out');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.origin}/`);
    const kept = await page.evaluate(() =>
      Object.keys(sessionStorage).filter((name) => name.startsWith('staff-recent')),
    );
    expect(kept).toEqual([]);
  });
});

test('a search that is opened while a page is on its way stays open', async ({ page, site }) => {
  const { db } = site.database;
  const mark = `${process.pid}${Date.now()}`;
  const applicationId = await anApplication(db, { firstName: 'Paloma', lastName: `Later ${mark}` });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/settings');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  const field = page.getByRole('combobox', { name: 'Name, number, email or phone' });
  const gate = Promise.withResolvers<void>();
  const asked = page.waitForRequest(new RegExp(`/admin/financing/${applicationId}\\.data`));
  await page.route('**/*.data*', (route) => gate.promise.then(() => route.continue()));
  await page.keyboard.press('Control+k');
  await field.fill(`Later ${mark}`);
  await palette.getByRole('option', { name: `Later ${mark}` }).click();
  await asked;
  await expect(palette).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  gate.resolve();
  await expect(page.getByRole('heading', { name: `Paloma Later ${mark}` })).toBeAttached();
  await expect(page).toHaveURL(new RegExp(`/admin/financing/${applicationId}$`));
  await expect(field).toBeFocused();
});

test('a search that is opened while a drawer is closing keeps what is typed', async ({ page, site }) => {
  const { db } = site.database;
  const yacht = await aYacht(db, { id: `closing-${process.pid}${Date.now()}`, name: 'Aurelia' });
  const charter = await aCharterToCome(db, yacht.id, {
    yachtName: 'Aurelia',
    contactName: `Rosa ${yacht.id}`,
  });
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/bookings?open=${charter.id}`);
  await expect(page.getByRole('dialog', { name: `Rosa ${yacht.id}` })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  // Load the palette now, so that later it opens within the keystroke.
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('option', { name: 'Fleet calendar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  // Press the shortcut as early as possible: the drawer is gone, but has not yet given the focus back.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('.drawer')) return;
      seen.disconnect();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    });
    seen.observe(document.body, { childList: true });
  });
  await page.keyboard.press('Escape');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('cal');
  await expect(palette.getByRole('combobox')).toHaveValue('cal');
  // Yachts of other scenarios may be found beside it, and a place without these letters is not.
  await expect(palette.getByRole('option', { name: 'Fleet calendar' })).toBeVisible();
  await expect(palette.getByRole('option', { name: 'Overview' })).toHaveCount(0);
  // Nothing had the focus when the palette opened, so afterwards the page's content gets it, not the top of the
  // document.
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});
