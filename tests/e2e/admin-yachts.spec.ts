import { charterYearAt } from '#core/charter-time.ts';
import { listPictures } from '#features/fleet/service/index.ts';
import { pictures } from '#media/pictures.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { aCalendarEntry } from '../builders/calendar-entry.ts';
import { aPhotograph } from '../builders/files.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

// A picture whose description no other picture has.
const ALONE = pictures.find(({ alt }) => pictures.filter((other) => other.alt === alt).length === 1);

const TABS = ['Overview', 'Yachts', 'Bookings', 'Customers', 'Financing', 'Packages', 'Add-Ons', 'Events'];

test('the shell: eight tabs at their own addresses, the second menu, the way back, keys and sign out @phone', async ({
  page,
  site,
  isMobile,
}) => {
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/yachts');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Admin', exact: true });
  await expect(tabs.getByRole('link')).toHaveText(TABS);
  await expect(tabs.getByRole('link', { name: 'Yachts' })).toHaveAttribute('aria-current', 'page');
  for (const name of TABS) {
    await tabs.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(
      name === 'Overview' ? /\/admin$/ : new RegExp(`/admin/${name.toLowerCase()}$`),
    );
    await expect(page.getByRole('heading', { level: 2, name }).first()).toBeVisible();
  }
  const more = page.getByRole('navigation', { name: 'More' });
  const menu = page.getByRole('button', { name: 'Menu' });
  for (const name of ['Inquiries', 'Lenders', 'Activity', 'Settings', 'Team', 'Your account']) {
    if (isMobile) await menu.click();
    await more.getByRole('link', { name }).click();
    if (isMobile) await menu.click();
    await expect(more.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    if (isMobile) await page.keyboard.press('Escape');
  }
  await page.keyboard.press('g');
  await page.keyboard.press('y');
  await expect(page).toHaveURL(/\/admin\/yachts$/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Go to Yachts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/');
  if (isMobile) await menu.click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('nobody but staff is handed the staff’s code, or a list that names it', async ({
  page,
  site,
  request,
  expectFailure,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/yachts');
  await page.goto('/admin/events');
  const code = asked.filter((url) => /\/assets\/(admin\/|manifest-)/.test(url));
  expect(code.length).toBeGreaterThan(2);
  // This request context does not send the browser's cookies.
  for (const url of code) expect((await request.get(url)).status(), url).toBe(404);

  await page.goto('about:blank');
  await page.context().clearCookies();
  await signedIn(page, site);
  asked.length = 0;
  for (const path of ['/', '/yachts', '/profile']) await page.goto(path);
  for (const [path, url] of [
    ['/admin', /\/admin$/],
    ['/admin/yachts', /\/admin\/yachts$/],
    ['/admin/team?page=2', /\/admin\/team\?page=2$/],
  ] as const) {
    expectFailure({ url, status: 403 });
    expect((await page.goto(path))?.status(), path).toBe(403);
    await expect(page.getByRole('heading', { name: 'For our staff' })).toBeVisible();
  }
  expect(asked.filter((url) => /\/assets\/(admin\/|manifest-)/.test(url))).toEqual([]);
  const manifest = asked.find((url) => /site-manifest-/.test(url)) ?? '';
  expect(await (await request.get(manifest)).text()).not.toContain('assets/admin/');
});

test('a guest is led through the door and on to the page they had asked for', async ({ page, site }) => {
  const { username } = await signedIn(page, site, 'administrator');
  await page.context().clearCookies();
  await page.goto('/admin/yachts?status=archived');
  await expect(page).toHaveURL(/\/\?sign-in=admin&next=%2Fadmin%2Fyachts%3Fstatus%3Darchived$/);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Username').fill(username);
  await dialog.locator('input[name=password]').fill('lagoon at seven');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin\/yachts\?status=archived$/);
});

test('a yacht is added with pictures, seen, edited, priced and deleted, and the site follows at once', async ({
  page,
  site,
  expectFailure,
}) => {
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/yachts');
  const yearBefore = charterYearAt(new Date());
  await page.getByRole('button', { name: 'Add New Yacht' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Yacht' });
  await expect(form.getByLabel('Location')).toHaveValue('Miami');
  await expect(form.getByLabel('Category')).toHaveValue('luxury');
  const year = Number(await form.getByLabel('Year built').inputValue());
  expect([yearBefore, charterYearAt(new Date())]).toContain(year);
  await form.getByRole('button', { name: 'Create yacht' }).click();
  await expect(form.getByText('Yacht name is required')).toBeVisible();
  await expect(form.getByText('Brand is required')).toBeVisible();
  await expect(form.getByText('Capacity is required')).toBeVisible();
  await expect(form.getByLabel('Yacht name')).toBeFocused();

  await form.getByLabel('Yacht name').fill('Estrella Nueva');
  await form.getByLabel('Brand').fill('Azimut');
  await form.getByLabel('Length (ft)').fill('72 ft');
  await form.getByLabel('Capacity (guests)').fill('13');
  await form.getByLabel('Base price per day').fill('5200');
  await form.getByLabel('Engine type').fill('Twin diesel');
  await form.getByLabel('Upload pictures').setInputFiles([
    { name: 'bow.jpg', mimeType: 'image/jpeg', buffer: await aPhotograph({ width: 400 }) },
    { name: 'stern.png', mimeType: 'image/png', buffer: await aPhotograph({ format: 'png', width: 500 }) },
  ]);
  await expect(form.getByRole('button', { name: /^Remove picture/ })).toHaveCount(2);
  expectFailure({ url: /upload-images$/, status: 415 });
  await form.getByLabel('Upload pictures').setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('not a picture'),
  });
  await expect(form.getByRole('alert').filter({ hasText: 'That is not a JPG' })).toBeVisible();
  await expect(toastOf(page, 'Upload Error')).toContainText('Failed to upload image. Please try again.');
  await form.getByRole('button', { name: 'Dismiss' }).click();
  const sources = async () =>
    form
      .getByRole('listitem')
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const before = await sources();
  await form.getByRole('button', { name: 'Move picture 2 forward' }).click();
  expect(await sources()).toEqual([...before].reverse());
  await form.getByRole('button', { name: 'Drag picture 1' }).focus();
  await page.keyboard.press('Space');
  await expect(form.getByText('Now at place 1 of 2.')).toBeAttached();
  // The dialog may still be scrolling to the picture, so try again; a press beyond the last place changes nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(form.getByText('Now at place 2 of 2.')).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(sources).toEqual(before);
  await form.getByRole('button', { name: 'Create yacht' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Yacht created successfully');
  await expect(form).toBeHidden();
  // The dialog gives the focus back; only then do the screen's shortcuts work.
  await expect(page.getByRole('button', { name: 'Add New Yacht' })).toBeFocused();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('estrella');
  const card = page.getByRole('listitem', { name: 'Estrella Nueva' });
  await expect(card).toContainText('Luxury');
  await expect(card).toContainText('Azimut');
  await expect(card).toContainText('72 ft');
  await expect(card).toContainText('$5,200 per day');
  await expect(card).toContainText('13 guests');
  await expect(page).toHaveURL(/q=estrella/);

  await card.getByRole('button', { name: 'View' }).click();
  const view = page.getByRole('dialog', { name: 'Estrella Nueva' });
  await expect(view).toContainText('72 ft');
  await expect(view).toContainText('Miami');
  await view.getByRole('button', { name: 'Edit Yacht' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Estrella Nueva' });
  await expect(edit.getByLabel('Engine type')).toHaveValue('Twin diesel');
  await edit.getByLabel('Description').fill('A new star over the bay.');
  await edit.getByLabel('Model', { exact: true }).fill('Grande 72');
  await edit.getByLabel('Beam (ft)').fill('18.5');
  await edit.getByLabel('Marina').fill('Sunset Harbour');
  await edit.getByLabel('Turnaround (minutes)').fill('60');
  await edit.getByLabel('Number of engines').fill('2');
  await edit.getByLabel('Engine make').fill('MAN');
  await edit.getByLabel('Engine model').fill('V12-1400');
  await edit.getByLabel('Features').fill('Jacuzzi\nBeach club');
  await edit.getByLabel('Featured').selectOption('Yes');
  await edit.getByRole('button', { name: 'Save yacht' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Yacht updated successfully');

  await card.getByRole('button', { name: 'Prices of' }).click();
  const prices = page.getByRole('dialog', { name: 'Prices of Estrella Nueva' });
  await prices.getByRole('checkbox', { name: 'With Full Amenities' }).check();
  await prices.getByLabel('4 hours', { exact: true }).fill('2,400');
  await prices.getByLabel('Gratuity (%)').fill('180');
  await prices.getByRole('button', { name: 'Save prices' }).click();
  await expect(prices.getByText('Gratuity must be between 0 and 100').first()).toBeVisible();
  await prices.getByLabel('Gratuity (%)').fill('18');
  await expect(prices.getByText('Sales tax is required: 0 if none is due').first()).toBeVisible();
  await prices.getByLabel('Sales tax (%)').fill('0');
  await prices.getByRole('button', { name: 'Save prices' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Prices updated successfully');

  await page.goto('/yachts/azimut-estrella-nueva');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Estrella Nueva');
  await expect(page.getByText('A new star over the bay.').first()).toBeVisible();
  await expect(page.getByText('$2,400').first()).toBeVisible();
  for (const told of ['Grande 72', 'Beach club', 'V12-1400', '18.5 ft (5.6 m)']) {
    await expect(page.getByText(told).first()).toBeAttached();
  }

  await page.goto('/admin/yachts?q=estrella');
  await card.getByRole('button', { name: 'Delete' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete yacht' });
  await expect(sure).toContainText('Are you sure you want to delete "Estrella Nueva"?');
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Yacht deleted successfully');
  await expect(page.getByText('No yachts here')).toBeVisible();
  expectFailure({ url: /azimut-estrella-nueva/, status: 404 });
  expect((await page.goto('/yachts/azimut-estrella-nueva'))?.status()).toBe(404);
  await page.goto('/admin/yachts?q=estrella&status=archived');
  await card.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog', { name: 'Restore yacht' }).getByRole('button', { name: 'Restore' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Yacht restored successfully');
});

test('her papers say how many guests she is offered for, and staff are told where that is fewer than fit', async ({
  page,
  site,
}) => {
  const unrecorded = { certificateNumber: null, certificatePassengers: null, certificateValidUntil: null };
  const yacht = await aYacht(site.database.db, { name: 'Paper Moon', capacity: 20, ...unrecorded });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/yachts?q=paper+moon');
  const card = page.getByRole('listitem', { name: 'Paper Moon' });
  await expect(card).toContainText('Papers missing');
  await card.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Paper Moon' });
  const papers = edit.getByRole('group', { name: 'Papers' });
  await expect(edit.getByText('Papers missing')).toBeVisible();
  await papers.getByLabel('Gross tonnage (GT)').fill('60.5');
  await expect(edit.getByText('Papers allow 12 guests, bareboat; 6 with captain and crew')).toBeVisible();
  await papers.getByLabel('Passengers by the certificate').fill('18');
  const until = papers.getByLabel('Certificate valid until');
  await until.fill('2099-12-31');
  await expect(edit.getByText('Papers allow 18 guests with captain and crew; 12, bareboat')).toBeVisible();
  // June 31: the browser shows it and reads no day. It must not be saved as a certificate without an end.
  await until.pressSequentially('06');
  await edit.getByRole('button', { name: 'Save yacht' }).click();
  await expect(until).toHaveAccessibleDescription(/must be a day that exists/);
  await expect(until).toBeFocused();
  await until.fill('2020-01-31');
  await expect(until).not.toHaveAccessibleDescription(/must be a day that exists/);
  await papers.getByLabel('Chartered').selectOption('With captain and crew');
  await expect(edit.getByText('Papers allow 6 guests with captain and crew')).toBeVisible();
  await edit.getByRole('button', { name: 'Save yacht' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Yacht updated successfully');
  await expect(card).toContainText('20 guests');
  await expect(card).toContainText('Papers allow 6 guests with captain and crew');
  await expect(card).not.toContainText('Papers missing');
  const shown: { capacity: number } = await (await page.request.get(`/api/yachts/${yacht.id}`)).json();
  expect(shown.capacity).toBe(6);
});

test('ten a page, rows by keyboard, a block, a refused delete, and a colleague’s change', async ({
  page,
  site,
  expectFailure,
}) => {
  const { db } = site.database;
  for (let number = 1; number <= 11; number += 1) {
    await aYacht(db, { name: `Pagehull ${String(number).padStart(2, '0')}`, brand: 'Paginator' });
  }
  const busy = await aYacht(db, { name: 'Pagehull 00', brand: 'Paginator' });
  const soon = new Date(Date.now() + 40 * 86_400_000);
  await aCalendarEntry(db, busy.id, soon, new Date(soon.getTime() + 3_600_000), { kind: 'charter' });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/yachts?q=paginator');
  await expect(page.getByRole('status').filter({ hasText: '12 yachts' })).toBeVisible();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByRole('listitem', { name: /Pagehull/ })).toHaveCount(2);
  // On the last page the button is disabled and keeps the focus.
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('listitem', { name: /Pagehull/ })).toHaveCount(10);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Pagehull 01' })).toBeVisible();
  await page.keyboard.press('Escape');

  const card = page.getByRole('listitem', { name: 'Pagehull 00' });
  expectFailure({ url: /\/api\/admin\/yachts\//, status: 409 });
  await card.getByRole('button', { name: 'Delete' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete yacht' });
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(sure.getByText('This yacht has confirmed charters ahead.')).toBeVisible();
  await expect(toastOf(page, 'Error')).toContainText('Failed to delete yacht');
  await sure.getByRole('button', { name: 'Cancel' }).click();

  await card.getByRole('button', { name: 'Calendar of' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar of Pagehull 00' });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await calendar.getByLabel('First day').fill(day(3));
  await calendar.getByLabel('Last day').fill(day(9));
  await calendar.getByLabel('Reason').fill('Hull polish');
  await calendar.getByRole('button', { name: 'Block these days' }).click();
  await expect(calendar.getByText('Hull polish')).toBeVisible();
  await calendar.getByRole('button', { name: /^Remove the block/ }).click();
  await page.getByRole('dialog', { name: 'Take it off' }).getByRole('button', { name: 'Cancel' }).click();
  await calendar.getByRole('button', { name: /^Remove the block/ }).click();
  await page.getByRole('button', { name: 'Yes, take it off' }).click();
  await expect(calendar.getByText('Nothing is on her calendar in these weeks.')).toBeVisible();
  await calendar.getByRole('button', { name: 'Done' }).click();

  await card.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Pagehull 00' });
  await expect(edit.getByLabel('Cabins')).toBeVisible();
  const done = await page.request.put(`/api/admin/yachts/${busy.id}`, {
    data: { name: 'Pagehull 00', brand: 'Paginator', capacity: 12, cabins: 4 },
  });
  expect(done.status()).toBe(200);
  await edit.getByLabel('Cabins').fill('5');
  await edit.getByRole('button', { name: 'Save yacht' }).click();
  const notice = edit.getByRole('alert').filter({ hasText: 'has changed this in the meantime' });
  await expect(notice.getByRole('row', { name: /Cabins/ })).toContainText('4');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Yacht updated successfully');
  const [kept] = await (await page.request.get('/api/admin/yachts?q=pagehull+00')).json();
  expect(kept.cabins).toBe(5);

  // If the session ends while a form is open, the typed text stays.
  await card.getByRole('button', { name: 'Edit' }).click();
  await edit.getByLabel('Crew').fill('7');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  expectFailure({ url: /\/api\/admin\/yachts\//, status: 401 });
  await edit.getByRole('button', { name: 'Save yacht' }).click();
  await page.getByRole('dialog', { name: 'Sign in again' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(edit.getByText('Your session has ended.')).toBeVisible();
  await page.context().addCookies(cookies);
  await edit.getByRole('button', { name: 'Save yacht' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Yacht updated successfully');
  await expect(edit).toBeHidden();
});

test('an import shows what is wrong with every row, writes nothing, and then all of it', async ({
  page,
  site,
}) => {
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/yachts');
  await page.getByRole('button', { name: 'Import Yachts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Yachts' });
  const choose = (content: string) =>
    dialog.getByLabel('File').setInputFiles({
      name: 'fleet.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    });
  const wrong =
    'Name,Brand,Capacity,Base price\nImporta Uno,Sheetline,12,900\nImporta Dos,Sheetline,,\n,Sheetline,4,-1\n';
  const judged = Promise.withResolvers<void>();
  await page.route('**/import*', (route) => judged.promise.then(() => route.continue()), { times: 1 });
  await choose(wrong);
  await expect(dialog.getByRole('status')).toHaveText('Reading the file…');
  judged.resolve();
  await expect(dialog.getByText('2 of 3 rows have problems. Nothing has been imported.')).toBeVisible();
  const problems = dialog.getByRole('table', { name: 'Rows with problems' });
  await expect(problems.getByRole('row')).toHaveCount(4);
  await expect(problems.getByRole('cell', { name: 'Capacity', exact: true })).toBeVisible();
  await expect(problems).toContainText('Capacity is required');
  await expect(problems).toContainText('Yacht name is required');
  // Choose the file and replace it before the server answers: the late answer must then be ignored.
  const gate = Promise.withResolvers<void>();
  const address = '**/api/admin/yachts/import';
  await page.route(address, (route) => gate.promise.then(() => route.continue()), { times: 1 });
  await choose(wrong);
  await choose(
    'Name,Brand,Capacity,Base price,Owner\nImporta Uno,Sheetline,12,900,Ana\nImporta Dos,Sheetline,8,,\n',
  );
  await expect(dialog.getByText('2 yachts ready to be imported.')).toBeVisible();
  const late = page.waitForResponse(address);
  gate.resolve();
  await (await late).finished();
  await expect(problems).toHaveCount(0);
  await expect(dialog.getByText('Not imported, because there is no such field: Owner.')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: '$900', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 yachts' }).click();
  await expect(toastOf(page, 'Success')).toContainText('2 yachts imported.');
  await page.goto('/admin/yachts?q=sheetline');
  await expect(page.getByRole('listitem', { name: /Importa/ })).toHaveCount(2);
});

test('a gallery is put together from the pictures that are there, with the keyboard alone', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { id } = await aYacht(site.database.db, { name: 'Chosen One', brand: 'Choosy', galleryImages: [] });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/yachts?q=choosy');
  await page.getByRole('listitem', { name: 'Chosen One' }).getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit Chosen One' });
  await form.getByRole('button', { name: 'Choose pictures' }).press('Enter');
  // Other scenarios of this worker may have uploaded pictures.
  const { length } = await listPictures({ db: site.database.db, now: () => new Date() });
  await expect(form.getByText(`${length} pictures`, { exact: true })).toBeVisible();
  await expectAccessible();
  const search = form.getByLabel('Search the pictures');
  await search.fill('no such thing');
  await expect(form.getByText('0 pictures', { exact: true })).toBeVisible();
  // Enter searches the pictures; it does not submit the form.
  await search.fill(String(ALONE?.name).replaceAll('-', ' '));
  await search.press('Enter');
  const choice = form.getByRole('button', { name: ALONE?.alt, exact: true });
  await choice.press('Space');
  await expect(form.getByRole('button', { name: /^Remove picture/ })).toHaveCount(1);
  await choice.press('Space');
  await expect(form.getByRole('button', { name: /^Remove picture/ })).toHaveCount(0);
  await choice.press('Space');
  await form.getByRole('button', { name: 'Save yacht' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Yacht updated successfully');
  const saved = await (await page.request.get(`/api/yachts/${id}`)).json();
  expect(saved.pictures).toMatchObject([{ alt: ALONE?.alt }]);
});

test('pictures that are still on their way are waited for, and stand in the order in which they were chosen', async ({
  page,
  site,
}) => {
  const { id } = await aYacht(site.database.db, {
    name: 'Slow Shutter',
    brand: 'Pictoria',
    galleryImages: [],
  });
  await signedIn(page, site, 'administrator');
  // Hold the first picture back until the others have arrived.
  const gate = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/api/admin/yachts/upload-images', async (route) => {
    calls += 1;
    if (calls === 1) await gate.promise;
    await route.continue();
  });
  const widths = [400, 500, 600];
  await page.goto(`/admin/yachts?q=pictoria&edit=${id}`);
  const edit = page.getByRole('dialog', { name: 'Edit Slow Shutter' });
  await edit.getByLabel('Upload pictures').setInputFiles(
    await Promise.all(
      widths.map(async (width) => ({
        name: `w${width}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await aPhotograph({ width }),
      })),
    ),
  );
  await expect.poll(() => calls).toBe(3);
  await expect(edit.getByRole('button', { name: 'Uploading…' })).toBeDisabled();
  await expect(edit.getByRole('button', { name: 'Save yacht' })).toHaveCount(0);
  await edit.getByLabel('Cabins').press('Enter');
  await page.keyboard.press('Escape');
  await expect(edit.getByRole('alert')).toHaveText(
    'Pictures are still being uploaded. Leave without saving?',
  );
  await edit.getByRole('button', { name: 'Keep editing' }).click();
  gate.resolve();
  await expect(edit.getByRole('button', { name: /^Remove picture/ })).toHaveCount(3);
  await edit.getByRole('button', { name: 'Save yacht' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Yacht updated successfully');
  const { pictures } = await (await page.request.get(`/api/yachts/${id}`)).json();
  expect(pictures.map(({ width }: { width: number }) => width)).toEqual(widths);
});

test('a picture of a package is waited for, too', async ({ page, site }) => {
  await signedIn(page, site, 'administrator');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/admin/yachts/upload-images', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/admin/packages');
  await page.getByRole('button', { name: 'Add Package' }).first().click();
  const form = page.getByRole('dialog', { name: /Package/ });
  await form.getByLabel('Picture file').setInputFiles({
    name: 'table.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhotograph({ width: 400 }),
  });
  await expect(form.getByRole('button', { name: 'Uploading…' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('alert')).toContainText('Pictures are still being uploaded.');
  await form.getByRole('button', { name: 'Keep editing' }).click();
  gate.resolve();
  await expect(form.getByRole('button', { name: 'Create package' })).toBeEnabled();
  await expect(form.getByLabel('Picture', { exact: true })).toHaveValue(/yacht-images/);
});

test('what fails is told in a toast, and nothing that was typed or chosen is lost', async ({
  page,
  site,
  expectFailure,
}) => {
  const { id } = await aYacht(site.database.db, { name: 'Faulty Tide', brand: 'Failine' });
  await signedIn(page, site, 'administrator');
  const failure = { error: 'Something went wrong on our side.', code: 'internal' };
  const failOn = (method: string, address: RegExp) => {
    expectFailure({ url: address, status: 500 });
    return page.route(address, (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, json: failure }) : route.fallback(),
    );
  };

  await failOn('POST', /\/api\/admin\/yachts$/);
  await page.goto('/admin/yachts?q=failine');
  await page.getByRole('button', { name: 'Add New Yacht' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Yacht' });
  await form.getByLabel('Yacht name').fill('Never Again');
  await form.getByLabel('Brand').fill('Failine');
  await form.getByLabel('Capacity (guests)').fill('12.5');
  await form.getByRole('button', { name: 'Create yacht' }).click();
  await expect(form.getByText('Capacity must be a whole number').first()).toBeVisible();
  await form.getByLabel('Capacity (guests)').fill('12');
  const pictures = /\/api\/admin\/yachts\/upload-images$/;
  await failOn('POST', pictures);
  await form.getByLabel('Upload pictures').setInputFiles(
    ['bow.jpg', 'stern.jpg'].map((name) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: Buffer.from('any'),
    })),
  );
  await expect(toastOf(page, 'Upload Error')).toContainText('Failed to upload images. Please try again.');
  await expect(form.getByRole('list', { name: 'Uploads' }).getByRole('alert')).toHaveCount(2);
  await form.getByRole('button', { name: 'Create yacht' }).click();
  await expect(toastOf(page, 'Error')).toContainText('Failed to create yacht');
  await expect(form.getByRole('paragraph').filter({ hasText: failure.error })).toBeVisible();
  await expect(form.getByLabel('Yacht name')).toHaveValue('Never Again');
  await expect(form.getByLabel('Capacity (guests)')).toHaveValue('12');
  await page.unroute(/\/api\/admin\/yachts$/);
  await form.getByRole('button', { name: 'Create yacht' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Yacht created successfully');

  const card = page.getByRole('listitem', { name: 'Faulty Tide' });
  const sheets = new RegExp(`/api/admin/yachts/${id}/pricing$`);
  await failOn('GET', sheets);
  await card.getByRole('button', { name: 'Prices' }).click();
  const prices = page.getByRole('dialog', { name: 'Prices of Faulty Tide' });
  await expect(prices.getByRole('alert')).toContainText('The prices could not be loaded.');
  await page.unroute(sheets);
  await prices.getByRole('button', { name: 'Try again' }).click();
  await expect(prices.getByRole('button', { name: 'Save prices' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prices).toBeHidden();

  const one = new RegExp(`/api/admin/yachts/${id}$`);
  await failOn('PUT', one);
  await card.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Faulty Tide' });
  await edit.getByLabel('Description').fill('Typed for a while.');
  const choosable = /\/api\/admin\/pictures$/;
  await failOn('GET', choosable);
  await edit.getByRole('button', { name: 'Choose pictures' }).click();
  await expect(edit.getByRole('alert')).toContainText('The pictures could not be loaded.');
  await page.unroute(choosable);
  await edit.getByRole('button', { name: 'Try again' }).click();
  await expect(edit.getByLabel('Search the pictures')).toBeVisible();
  await edit.getByRole('button', { name: 'Save yacht' }).click();
  await expect(toastOf(page, 'Error')).toContainText('Failed to update yacht');
  await expect(edit.getByLabel('Description')).toHaveValue('Typed for a while.');
  await page.unroute(one);
  await edit.getByRole('button', { name: 'Save yacht' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Yacht updated successfully');

  const removal = new RegExp(`/api/admin/yachts/${id}\\?version=\\d+$`);
  await failOn('DELETE', removal);
  await card.getByRole('button', { name: 'Delete' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete yacht' });
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, 'Error')).toContainText('Failed to delete yacht');
  await expect(sure.getByText(failure.error)).toBeVisible();
  await page.unroute(removal);
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Yacht deleted successfully');
  await expect(card).toBeHidden();
});

test('a yacht that could not be loaded is said to be, and edited at the next try', async ({
  page,
  site,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure({ url: /\/api\/admin\/yachts\/[^/?]+$/, status: 0 });
  const yacht = await aYacht(site.database.db, { name: 'Lost Signal' });
  await signedIn(page, site, 'administrator');
  await page.goto('/admin/yachts?q=Lost+Signal');
  const address = `**/api/admin/yachts/${yacht.id}`;
  await page.route(address, (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: 'Edit Lost Signal' }).click();
  const unread = page.getByRole('dialog', { name: 'Yacht', exact: true });
  await expect(unread.getByRole('alert')).toBeVisible();
  await expectAccessible();
  await page.unroute(address);
  await unread.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Lost Signal' }).getByLabel('Name').first()).toHaveValue(
    'Lost Signal',
  );
  await expect(unread).toHaveCount(0);
});
