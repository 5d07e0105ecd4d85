import { randomUUID } from 'node:crypto';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { recordPayment } from '#features/money/service/index.ts';
import { whatIsOwed } from '#tests/builders/charter.ts';
import { aPrice } from '#tests/builders/price.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { aRequestOf } from '#tests/support/actors.ts';
import { signedIn } from './support/account.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

test('a confirmed charter is cancelled from the profile as a charter, for the amount that was shown @phone', async ({
  page,
  site,
}) => {
  const { db } = site.database;
  const { accountId } = await signedIn(page, site);
  const yacht = await aYacht(db, { name: `Meridian ${randomUUID().slice(0, 6)}` });
  const startOn = addDays(charterDayAt(new Date()), 42);
  const { from: departsAt, to: returnsAt } = slotRange(startOn, 'afternoon');
  const place = { startOn, departsAt, returnsAt, agreedAt: new Date() };
  const id = await aRequestOf(db, accountId, yacht.id, {
    ...place,
    yachtName: yacht.name,
    status: 'confirmed',
  });
  const deps = { db, now: () => new Date(), newId: () => randomUUID() };
  await whatIsOwed(deps, { id, departsAt }, aPrice());
  const paid = {
    cents: 100_000,
    method: 'zelle',
    receivedOn: charterDayAt(new Date()),
    reference: '',
  } as const;
  await db.transaction((tx) =>
    recordPayment({ ...deps, db: tx }, { charterId: id, stage: 'agreed' }, paid, { name: 'ana' }),
  );

  await page.goto(`/profile`);
  await page.getByRole('button', { name: `Open request ${id.slice(-8)}` }).click();
  const dialog = page.getByRole('dialog', { name: yacht.name });
  await expect(dialog).toContainText('That is $950 of the $1,000 you have paid.');
  await dialog.getByRole('button', { name: 'Cancel this charter' }).click();
  const sent = page.waitForRequest(/\/cancel$/);
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
  expect((await sent).postDataJSON()).toEqual({ refundPercent: 95, refundCents: 95_000 });
  await expect(toastOf(page, 'Charter cancelled')).toBeVisible();
  await expect(dialog).toContainText('$950');
});
