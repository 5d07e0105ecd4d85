import type { Page } from '@playwright/test';
import type { RunningSite } from '#tests/support/running-site.ts';
import { aQuotedCharter } from './quoted-charter.ts';
import { openSite, SITE_TIMEOUT_MS } from './site.ts';
import { expect, test as withSites } from './test.ts';

/** Scenarios on a site of their own, which takes practice cards. */
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

/** Accepts a charter's quote on its page, as its client. */
export async function accept(page: Page, { token }: { readonly token: string }): Promise<void> {
  await page.goto(`/quote/${token}`);
  await page.getByLabel('Your full name').fill('Rosa Delgado');
  await page.getByRole('button', { name: 'Agree to the conditions and accept' }).click();
}

export const payDeposit = (page: Page) => page.getByRole('button', { name: 'Pay deposit, $1,070' });

/** A charter whose quote was just accepted; its deposit can be paid. */
export async function accepted(page: Page, site: RunningSite) {
  const charter = await aQuotedCharter(site);
  await accept(page, charter);
  await expect(payDeposit(page)).toBeVisible();
  return charter;
}

/** The same, with the card company's page for its deposit before the client. */
export async function onTheCardPage(page: Page, site: RunningSite) {
  const charter = await accepted(page, site);
  await payDeposit(page).click();
  return charter;
}

/** Pays on the card company's page that is open, by that practice card. */
export async function payBy(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: card }).click();
  await expect(page.getByText('Thank you. Your payment has arrived')).toBeVisible();
}

/** A charter whose deposit is paid by that practice card. */
export async function paidBy(page: Page, site: RunningSite, card: string) {
  const charter = await onTheCardPage(page, site);
  await payBy(page, card);
  return charter;
}
