import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { aCharterLink, aCharterToCome, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import type { RunningSite } from '#tests/support/running-site.ts';

/** Makes a quoted charter, by default in six weeks and without a damage hold: $2,140 with tax, and a gratuity of $360. */
export async function aQuotedCharter(
  site: RunningSite,
  inDays = 42,
  { damageHoldCents = null }: { damageHoldCents?: number | null } = {},
) {
  const { db } = site.database;
  const { id: yachtId } = await aYacht(db, {
    id: `paid-${randomUUID().slice(0, 8)}`,
    name: 'Tidewater',
    damageHoldCents,
  });
  const startOn = addDays(charterDayAt(new Date()), inDays);
  const { from, to } = slotRange(startOn, 'afternoon');
  const email = `payer-${randomUUID().slice(0, 8)}@visitors.example`;
  const place = { startOn, departsAt: from, returnsAt: to, contactEmail: email };
  const charter = await aCharterToCome(db, yachtId, { ...place, status: 'quoted' });
  await aQuote(db, charter.id, { heldUntil: new Date(Date.now() + 86_400_000) });
  return { ...charter, email, token: await aCharterLink(db, charter.id) };
}

/** Confirms a charter on the staff's screen. @returns the charter's payments there */
export async function confirmedByStaff(page: Page, charterId: string): Promise<Locator> {
  await page.goto(`/admin/bookings?open=${charterId}`);
  const drawer = page.getByRole('dialog', { name: 'Rosa Delgado' });
  await drawer.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Yes, confirm it' }).click();
  return drawer.getByRole('region', { name: 'Payments' });
}
