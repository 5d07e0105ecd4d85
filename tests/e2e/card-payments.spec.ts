import type { RunningSite } from '#tests/support/running-site.ts';
import { aQuotedCharter } from './support/quoted-charter.ts';
import { openSite, SITE_TIMEOUT_MS } from './support/site.ts';
import { expect, test as withSites } from './support/test.ts';

/** A site of its own, which takes practice cards. */
const test = withSites.extend<object, { site: RunningSite }>({
  site: [
    async ({ mailbox }, use) => {
      const site = await openSite(mailbox, { seeded: false, env: { PRACTICE_PAYMENTS: 'on' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: SITE_TIMEOUT_MS },
  ],
});

test.describe('a deposit by card', () => {
  test('is paid minutes after the quote, with one typed field of ours @phone', async ({
    page,
    site,
    mailbox,
    expectAccessible,
    expectFailure,
  }) => {
    // A declined card is told so with this status, by the stand-in's page.
    expectFailure({ url: /\/pay\//, status: 402 });
    const charter = await aQuotedCharter(site);
    await page.goto(`/quote/${charter.token}`);
    await page.getByLabel('Your full name').fill('Rosa Delgado');
    await page.getByRole('button', { name: 'Agree to the conditions and accept' }).click();
    await page.getByRole('button', { name: 'Pay deposit, $1,070' }).click();
    await expect(page.getByText('no card is charged')).toBeVisible();
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Pay $1,070.00' }).click();
    await expect(page.getByRole('alert')).toHaveText('Your card was declined. Please try another one.');
    await page.getByRole('button', { name: '4000 0025 0000 3155' }).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(page.getByText('Thank you. Your payment is here')).toBeVisible();
    const payments = page.getByRole('region', { name: 'Payments' });
    await expect(payments).toContainText('Receipt 1');
    await expect(page.getByRole('button', { name: 'Pay balance, $1,430' })).toBeVisible();
    await expectAccessible();
    const mail = await mailbox.waitFor(charter.email, /Payment received/);
    expect(mail.text).toContain('We have received $1,070');
  });

  test('is paid with a keyboard alone', async ({ page, site }) => {
    const charter = await aQuotedCharter(site);
    const reach = async (name: string | RegExp, role: 'button' | 'textbox' = 'button') => {
      const wanted = page.getByRole(role, { name });
      await expect(wanted).toBeVisible();
      for (let presses = 0; presses < 60; presses += 1) {
        if (await wanted.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`The keyboard does not reach ${name}`);
    };
    await page.goto(`/quote/${charter.token}`);
    await reach('Your full name', 'textbox');
    await page.keyboard.type('Rosa Delgado');
    await page.keyboard.press('Enter');
    await reach('Pay deposit, $1,070');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pay\//);
    await reach('Card number', 'textbox');
    await page.keyboard.type('4242424242424242');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thank you. Your payment is here')).toBeVisible();
  });
});
