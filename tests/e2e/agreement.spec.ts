import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { agreements } from '#features/agreements/tables.ts';
import { caseGrants } from '#features/cases/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { signedIn } from './support/account.ts';
import { scenariosOf } from './support/parts.ts';
import { aQuotedCharter } from './support/quoted-charter.ts';
import { reach } from './support/reach.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';

const it = scenariosOf('what is signed for a charter');

test.describe('an agreement', () => {
  it('is signed by both with few keys and a keyboard alone, and checked by anybody', async ({
    page,
    site,
    mailbox,
    expectAccessible,
  }) => {
    const charter = await aQuotedCharter(site);
    let tabs = 0;
    await page.goto(`/quote/${charter.token}`);
    tabs += await reach(page, page.getByRole('textbox', { name: 'Your full name' }).last());
    await page.keyboard.type('Rosa Delgado');
    await page.keyboard.press('Enter');
    tabs += await reach(page, page.getByRole('link', { name: 'Open the document (PDF)' }).last());
    // The browser shows the PDF in its own reader or downloads it; either way, the document is opened.
    const opened = page.context().waitForEvent('response', (answer) => answer.url().endsWith('/file'));
    await page.keyboard.press('Enter');
    expect((await opened).status()).toBe(200);
    await expect(page.getByText('You have opened it.')).toBeVisible();
    await expectAccessible();
    tabs += await reach(page, page.getByRole('checkbox', { name: /^I could open the document/ }).last());
    await page.keyboard.press('Space');
    tabs += await reach(page, page.getByRole('button', { name: 'I agree' }).last());
    await page.keyboard.press('Enter');
    // The field replaces the consent, and gets the focus.
    await expect(page.getByRole('textbox', { name: 'Your full name' }).last()).toBeFocused();
    await page.keyboard.type('Rosa Delgado');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You have signed. We countersign next')).toBeVisible();
    await mailbox.waitFor(charter.email, /^Please sign: Tidewater/);

    await signedIn(page, site, 'administrator');
    await page.goto(`/admin/bookings?open=${charter.id}`);
    const agreement = page
      .getByRole('dialog', { name: 'Rosa Delgado' })
      .getByRole('region', { name: 'Agreement' });
    await expect(agreement).toContainText('Please countersign');
    // The same drawer shows whether the charter may leave.
    const missing = page.getByText('The agreement is not signed by both.');
    await expect(missing).toBeVisible();
    await expectAccessible();
    tabs += await reach(page, page.getByRole('textbox', { name: 'Your full name' }).last());
    await page.keyboard.type('Ana Torres');
    await page.keyboard.press('Enter');
    await expect(agreement.getByText('Signed by both', { exact: true })).toBeVisible();
    await expect(missing).toHaveCount(0);
    // The limit excludes the letters of the three names. With it, anybody can do it all in under two minutes.
    expect(tabs).toBeLessThanOrEqual(100);

    const mail = await mailbox.waitFor(charter.email, /^Signed by both: Tidewater/);
    const verify = /\/verify\/[0-9a-f-]{36}/.exec(mail.text ?? '')?.[0] ?? '';
    await page.goto(`/trip/${charter.token}`);
    const own = page.getByRole('region', { name: 'Your agreement' });
    await expect(own).toContainText('Signed by both and sealed on');
    const address = await own
      .getByRole('link', { name: 'Open the signed document (PDF)' })
      .getAttribute('href');
    const sealed = await (await page.request.get(address ?? '')).body();
    await page.goto(verify);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The document is whole and unchanged');
    await expect(page.getByText(createHash('sha256').update(sealed).digest('hex')).first()).toBeVisible();
    const file = { name: 'agreement.pdf', mimeType: 'application/pdf' };
    await page.getByLabel('Your file (PDF)').setInputFiles({ ...file, buffer: sealed });
    await expect(page.getByText('Your file is the sealed document, byte by byte.')).toBeVisible();
    sealed[1_000] = (sealed[1_000] ?? 0) ^ 1;
    await page.getByLabel('Your file (PDF)').setInputFiles({ ...file, buffer: sealed });
    await expect(page.getByText('Your file is not this document, or it was changed.')).toBeVisible();
    await expectAccessible();
  });

  it('is sent back by who wants something else, and the team hears why @phone', async ({
    page,
    site,
    mailbox,
  }) => {
    const charter = await aQuotedCharter(site);
    await page.goto(`/quote/${charter.token}`);
    await page.getByLabel('Your full name').fill('Rosa Delgado');
    await page.getByRole('button', { name: 'Agree to the conditions and accept' }).click();
    await page.getByText('I don’t want to sign this').click();
    await page.getByLabel('What should be different?').fill(`Two hours longer for ${charter.email}.`);
    await page.getByRole('button', { name: 'Send it back unsigned' }).click();
    await expect(page.getByText('You have sent it back unsigned.')).toBeVisible();
    await mailbox.waitFor('team@miami-flow.example', /^An agreement came back unsigned/);
  });

  test('that was taken back meanwhile is signed by nobody, and each is told why', async ({
    page,
    site,
    expectFailure,
  }) => {
    expectFailure({ url: /\/agreements\/[^/]+\/sign$/, status: 409 });
    expectFailure({ url: /\/agreements\/[^/]+\/countersign$/, status: 409 });
    expectFailure({ url: /\/agreements\/[^/]+\/consent$/, status: 409 });
    const own = page.getByRole('region', { name: 'Your agreement' });
    const openFirst = own.getByText('Please open the document first.');
    const aboutToSign = async () => {
      const charter = await aQuotedCharter(site);
      await page.goto(`/quote/${charter.token}`);
      await page.getByLabel('Your full name').fill('Rosa Delgado');
      await page.getByRole('button', { name: 'Agree to the conditions and accept' }).click();
      await own.getByRole('checkbox', { name: /^I could open the document/ }).check();
      await own.getByRole('button', { name: 'I agree' }).click();
      await expect(openFirst).toBeVisible();
      await own.getByRole('link', { name: 'Open the document (PDF)' }).click();
      await expect(own.getByText('You have opened it.')).toBeVisible();
      await expect(openFirst).toHaveCount(0);
      await own.getByRole('button', { name: 'I agree' }).click();
      await own.getByLabel('Your full name').fill('Rosa Delgado');
      return charter;
    };
    const takeBack = ({ id }: { id: string }) =>
      site.database.db.update(agreements).set({ state: 'void' }).where(eq(agreements.caseId, id));
    const why = toastOf(page, 'This document was taken back and can no longer be signed.');
    const sign = own.getByRole('button', { name: 'Sign the document' });

    await takeBack(await aboutToSign());
    await sign.click();
    await expect(why).toBeVisible();

    const signed = await aboutToSign();
    await sign.click();
    await expect(page.getByText('You have signed. We countersign next')).toBeVisible();
    await signedIn(page, site, 'administrator');
    await page.goto(`/admin/bookings?open=${signed.id}`);
    const agreement = page
      .getByRole('dialog', { name: 'Rosa Delgado' })
      .getByRole('region', { name: 'Agreement' });
    const name = agreement.getByLabel('Your full name');
    await agreement.getByRole('button', { name: 'Countersign' }).click();
    await expect(name).toBeFocused();
    await name.fill('Ana Torres');
    await takeBack(signed);
    await agreement.getByRole('button', { name: 'Countersign' }).click();
    await expect(why).toBeVisible();
  });

  it('that was opened is agreed to before its page has heard of that', async ({ page, site }) => {
    const charter = await aQuotedCharter(site);
    await page.goto(`/quote/${charter.token}`);
    await page.getByLabel('Your full name').fill('Rosa Delgado');
    await page.getByRole('button', { name: 'Agree to the conditions and accept' }).click();
    const own = page.getByRole('region', { name: 'Your agreement' });
    // On a slow connection, the document may be opened after the page's last check; here the page cannot notice it at
    // all.
    const file = await own.getByRole('link', { name: 'Open the document (PDF)' }).getAttribute('href');
    expect((await page.request.get(file ?? '')).status()).toBe(200);
    const box = own.getByRole('checkbox', { name: /^I could open the document/ });
    // Each press without the tick says so anew, and leads to the box.
    for (const _press of ['first', 'second']) {
      await own.getByRole('button', { name: 'I agree' }).click();
      await expect(own.getByRole('alert')).toBeFocused();
    }
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await own.getByRole('link', { name: 'Please tick the box first.' }).click();
    await expect(box).toBeFocused();
    await box.check();
    await own.getByRole('button', { name: 'I agree' }).click();
    await expect(own.getByLabel('Your full name')).toBeFocused();
  });

  it('is drawn up in another language, for its client and by a colleague', async ({ page, site }) => {
    const charter = await aQuotedCharter(site);
    await page.goto(`/quote/${charter.token}`);
    await page.getByLabel('Your full name').fill('Rosa Delgado');
    await page.getByRole('button', { name: 'Agree to the conditions and accept' }).click();
    const own = page.getByRole('region', { name: 'Your agreement' });
    // Actions on the screen and their headings are not printed.
    await expect(own.getByRole('link', { name: 'Open the document (PDF)' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Your agreement' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await own.getByRole('button', { name: 'Español' }).click();
    await expect(own.getByRole('button', { name: 'English' })).toBeVisible();
    await expect(own.getByRole('button', { name: 'Español' })).toHaveCount(0);
    await expect(own.getByRole('link', { name: 'Open the document (PDF)' })).toBeFocused();

    await signedIn(page, site, 'administrator');
    await page.goto(`/admin/bookings?open=${charter.id}`);
    const agreement = page
      .getByRole('dialog', { name: 'Rosa Delgado' })
      .getByRole('region', { name: 'Agreement' });
    await expect(agreement).toContainText('Spanish');
    await agreement.getByText('Draw it up again, or in another language').click();
    await agreement.getByLabel('Language').selectOption('Portuguese');
    await agreement.getByRole('button', { name: 'Draw it up' }).click();
    await expect(agreement.getByText(/^Portuguese, \d+ pages?,/)).toBeVisible();
    // The language that is to be signed now is not offered again.
    await expect(agreement.getByLabel('Language').locator('option')).toHaveText(['English', 'Spanish']);
  });

  test('is read at the dock without network, and forgotten with its own link @phone', async ({
    page,
    site,
    expectFailure,
  }) => {
    // The dock has no network, and the last links do not exist.
    expectFailure({ url: /\/(?:trip|api\/charter-links)\//, status: 0 });
    expectFailure({ url: /nobody-has-this-link-any-more/, status: 404 });
    expectFailure({ url: /\/trip\//, status: 404 });
    const charter = await aQuotedCharter(site, 10);
    await page.goto(`/quote/${charter.token}`);
    await page.getByLabel('Your full name').fill('Rosa Delgado');
    await page.getByRole('button', { name: 'Agree to the conditions and accept' }).click();
    await expect(page.getByText('Your charter is confirmed').first()).toBeVisible();
    await page.goto(`/trip/${charter.token}`);
    const ahead = page.getByRole('region', { name: 'Before you sail' });
    await expect(ahead).toContainText('What to bring');
    await expect(ahead).toContainText('Agreement');
    const kept = () =>
      page.evaluate(async () => {
        const found = await caches.open('kept-trip');
        return (await found.keys()).map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(async () => (await kept()).includes(`/trip/${charter.token}`)).toBe(true);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    // Data of other pages opened from here is never kept.
    await page.getByRole('link', { name: 'Tidewater' }).first().click();
    await expect(page).toHaveURL(/\/yachts\//);
    await page.goBack();
    await expect(ahead).toBeVisible();
    await expect
      .poll(async () => (await kept()).some((path) => path.startsWith('/assets/yacht-')))
      .toBe(true);
    expect((await kept()).filter((path) => path.endsWith('.data'))).toEqual([]);
    // Each opening keeps the page's current state.
    await site.database.db
      .update(charterRequests)
      .set({ contactName: 'Rosa Delgado Ruiz' })
      .where(eq(charterRequests.id, charter.id));
    await page.goto(`/trip/${charter.token}`);
    const isKeptAnew = () =>
      page.evaluate(
        async (path) => (await (await caches.match(path))?.text())?.includes('Rosa Delgado Ruiz'),
        `/trip/${charter.token}`,
      );
    await expect.poll(isKeptAnew).toBe(true);
    await expect.poll(async () => (await kept()).some((path) => path.includes('for-the-visit'))).toBe(true);
    const missing = () =>
      page.evaluate(async () => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name);
        const found = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
        return files.filter((file, at) => file.includes('/assets/') && found[at] === undefined);
      });
    await expect.poll(missing).toEqual([]);
    // The kept files must suffice at the dock, because a browser may drop its own cache at any time.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.context().setOffline(true);
    // The page opens without network again and again.
    for (const _opening of ['first', 'again']) {
      await page.goto(`/trip/${charter.token}`);
      await expect(page.getByRole('region', { name: 'Before you sail' })).toContainText('What to bring');
      await expect(page.getByText('Rosa Delgado Ruiz').first()).toBeVisible();
      const pictures = page.locator('main img');
      await expect(pictures).toHaveCount(2);
      await expect
        .poll(() =>
          pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
        )
        .toBe(true);
    }
    // Its time is over a day after the return. Then nothing of it is left on the device, with a network or without.
    const passTime = () =>
      page.evaluate(async () => {
        const store = await caches.open('kept-trip');
        const until = await (await store.match('/kept-until'))?.text();
        await store.put('/kept-until', new Response('2020-01-01T00:00:00.000Z'));
        return until;
      });
    const dayAfter = new Date(charter.returnsAt.getTime() + 86_400_000);
    expect(await passTime()).toBe(dayAfter.toISOString());
    await expect(page.goto(`/trip/${charter.token}`)).rejects.toThrow();
    await page.context().setOffline(false);
    await page.goto('/about');
    expect(await kept()).toEqual([]);
    await passTime();
    await page.goto('/contact');
    await expect.poll(kept).toEqual([]);
    await page.goto(`/trip/${charter.token}`);
    await expect.poll(async () => (await kept()).includes(`/trip/${charter.token}`)).toBe(true);
    await page.goto('/trip/nobody-has-this-link-any-more-000');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('This link is no longer valid');
    expect(await kept()).toContain(`/trip/${charter.token}`);
    await site.database.db.delete(caseGrants).where(eq(caseGrants.caseId, charter.id));
    await page.goto(`/trip/${charter.token}`);
    await expect(title).toHaveText('This link is no longer valid');
    await expect.poll(kept).toEqual([]);
  });
});
