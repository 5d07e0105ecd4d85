import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

test('prices that a colleague changed meanwhile are told one by one, and not written over unasked', async ({
  page,
  site,
  expectFailure,
}) => {
  const { id } = await aYacht(site.database.db, { name: 'Two Minds', brand: 'Pricer' });
  await signedIn(page, site, 'administrator');
  const address = `/api/admin/yachts/${id}/pricing`;
  const sheet = {
    pricingType: 'with_amenities',
    price4Hours: 2_000,
    gratuityPercent: 18,
    salesTaxPercent: 7,
  };
  await page.request.put(address, { data: { sheets: [sheet] } });
  await page.goto(`/admin/yachts?q=pricer&prices=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Prices of Two Minds' });
  await dialog.getByLabel('4 hours', { exact: true }).fill('2,400');
  const theirs = { ...sheet, price4Hours: 2_500, gratuityPercent: 20 };
  const basic = { pricingType: 'without_amenities', price3Hours: 900, salesTaxPercent: 7 };
  await page.request.put(address, { data: { sheets: [theirs, basic] } });
  expectFailure({ url: /\/pricing$/, status: 409 });
  await dialog.getByRole('button', { name: 'Save prices' }).click();
  const notice = dialog.getByRole('alert').filter({ hasText: 'has changed this in the meantime' });
  await expect(notice.getByRole('row')).toHaveText([
    'FieldYoursTheirs',
    'With Full Amenities: 4 hours$2,400$2,500',
    'With Full Amenities: Gratuity18%20%',
    'Basic CharterNot offeredOffered',
  ]);
  // The form's button is still the normal save: it does not choose between the two versions.
  await dialog.getByRole('button', { name: 'Save prices' }).click();
  await expect(notice.getByRole('row')).toHaveCount(4);
  const kept = await (await page.request.get(address)).json();
  expect(kept.sheets[0]).toMatchObject({ price4Hours: 2_500, gratuityPercent: 20 });
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toastOf(page, 'Success')).toContainText('Prices updated successfully');
  const mine = await (await page.request.get(address)).json();
  expect(mine.sheets).toMatchObject([{ price4Hours: 2_400, gratuityPercent: 18 }]);
});

test('a list of prices that is unticked says that saving deletes it, and one that never was does not', async ({
  page,
  site,
}) => {
  const { id } = await aYacht(site.database.db, { name: 'Off Season', brand: 'Pricer' });
  await aPriceRecord(site.database.db, id);
  await signedIn(page, site, 'administrator');
  await page.goto(`/admin/yachts?q=pricer&prices=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Prices of Off Season' });
  const said = dialog.getByText('Saving deletes these prices');
  await dialog.getByRole('checkbox', { name: 'Basic Charter' }).check();
  await dialog.getByRole('checkbox', { name: 'Basic Charter' }).uncheck();
  await expect(said).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'With Full Amenities' }).uncheck();
  await expect(said).toBeVisible();
  // Ticked again before it is saved, everything is as it was.
  await dialog.getByRole('checkbox', { name: 'With Full Amenities' }).check();
  await expect(said).toHaveCount(0);
  await expect(dialog.getByLabel('4 hours', { exact: true })).toHaveValue('2000');
});
