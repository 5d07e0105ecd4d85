import type { Page } from '@playwright/test';
import type { RunningSite } from '#tests/support/running-site.ts';
import { aQuotedCharter } from './quoted-charter.ts';
import { openSite, SITE_TIMEOUT_MS } from './site.ts';
import { expect, test as withSites } from './test.ts';

/** Scenarios on a site of their own that takes practice cards. */
export const test = withSites.extend<object, { site: RunningSite }>({
  site: [
    async ({ mailbox }, use) => {
      const site = await openSite(mailbox, { seeded: false, env: { PRACTICE_PAYMENTS: 'on' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: SITE_TIMEOUT_MS },
  ],
});

/** Accepts a charter's quote on its page, as the client. */
export async function accept(page: Page, { token }: { readonly token: string }): Promise<void> {
  await page.goto(`/quote/${token}`);
  await page.getByLabel('Your full name').fill('Rosa Delgado');
  await page.getByRole('button', { name: 'Agree to the conditions and accept' }).click();
}

export const payDeposit = (page: Page) => page.getByRole('button', { name: 'Pay by card: Deposit, $1,070' });

/** Makes a charter whose quote has just been accepted; its deposit can be paid. */
export async function accepted(page: Page, site: RunningSite) {
  const charter = await aQuotedCharter(site);
  await accept(page, charter);
  await expect(payDeposit(page)).toBeVisible();
  return charter;
}

/** Like `accepted`, and opens the card company's page for the deposit. */
export async function onTheCardPage(page: Page, site: RunningSite) {
  const charter = await accepted(page, site);
  await payDeposit(page).click();
  return charter;
}

/** Pays with this practice card on the open page of the card company. */
export async function payBy(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: card }).click();
  await expect(page.getByText('Thank you. Your payment has arrived')).toBeVisible();
}

/** Makes a charter whose deposit is paid with this practice card. */
export async function paidBy(page: Page, site: RunningSite, card: string) {
  const charter = await onTheCardPage(page, site);
  await payBy(page, card);
  return charter;
}
