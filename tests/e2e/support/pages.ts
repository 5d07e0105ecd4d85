import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { type Language, pathIn } from '#core/language.ts';
import { charterQuotes, charterRequests } from '#features/charters/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './account.ts';
import { aQuotedCharter } from './quoted-charter.ts';
import type { DeclaredFailure } from './troubles.ts';

/** The pages that exist in every language, by their file, with the addresses to open. */
export const PAGES: Readonly<Record<string, readonly string[]>> = {
  'public/home': ['/'],
  'public/fleet': ['/yachts', '/yachts?q=nothing-like-it'],
  'public/yacht': ['/yachts/{yacht}', '/yachts/no-such-yacht'],
  'public/book-charter': ['/book-charter'],
  'public/packages': ['/packages'],
  'public/special-events': ['/special-events'],
  'public/about': ['/about'],
  'public/media': ['/media'],
  'public/contact': ['/contact'],
  'public/financing': ['/financing'],
  'public/not-found': ['/no-such-page'],
  'public/verify': ['/verify/no-such-paper'],
  'public/waiver': ['/waiver/{guests}', '/waiver/no-such-link'],
  'public/captain': ['/captain/{captain}', '/captain/no-such-link'],
  'public/linked-charter': ['/quote/{token}', '/trip/{token}'],
  'account/profile': ['/profile'],
  'account/reset-password': ['/reset-password'],
  'account/confirm-email': ['/confirm-email'],
  'account/restore-email': ['/restore-email'],
  'account/apply': ['/apply'],
  'account/staff-door': ['/admin'],
  'account/financing': ['/account/financing'],
  'account/financing-link': ['/account/financing/open'],
};

const maybe = 'each page has other buttons';

/**
 * The failures to expect when a walk opens a page and presses its buttons: the page itself if it does not exist or is
 * not for this account, and refused calls.
 */
export const failuresOf = (address: string): DeclaredFailure[] => [
  ...(address.includes('no-such') ? [{ url: /no-such/, status: 404 }] : []),
  ...(address === '/admin' ? [{ url: /\/admin$/, status: 403 }] : []),
  { url: /account\/financing/, status: 404, maybe },
  { url: /\/api\//, status: 422, maybe },
  // Asking for another confirmation link needs a session.
  { url: /email-confirmations$/, status: 401, maybe },
];

/** The token of a link through which the guests of a confirmed charter sign. */
async function guestsLink(site: RunningSite): Promise<string> {
  const { id, token } = await aQuotedCharter(site);
  await site.database.db
    .update(charterRequests)
    .set({ status: 'confirmed', agreedAt: new Date() })
    .where(eq(charterRequests.id, id));
  const made = await fetch(`${site.origin}/api/charter-links/${token}/guests/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { url } = await made.json();
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** The token of a link through which the captain of a bareboat charter signs. */
async function captainsLink(site: RunningSite): Promise<string> {
  const { id, token } = await aQuotedCharter(site);
  await site.database.db
    .update(charterRequests)
    .set({ status: 'confirmed', agreedAt: new Date(), mode: 'bareboat' })
    .where(eq(charterRequests.id, id));
  const captain = `${site.origin}/api/charter-links/${token}/captain`;
  const license = { license: 'master', licenseNumber: '4128833', licenseValidUntil: '2099-12-31' };
  const chosen = { kind: 'named', name: 'Rosa Delgado', phone: '+1 (305) 555-0149', ...license };
  const headers = { 'content-type': 'application/json' };
  await fetch(captain, { method: 'PUT', headers, body: JSON.stringify(chosen) });
  const { url } = await (await fetch(`${captain}/link`, { method: 'POST' })).json();
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** Opens one of the pages in a language, signed in if the page needs it. */
export async function openPage(
  page: Page,
  site: RunningSite,
  address: string,
  language: Language,
): Promise<void> {
  const { db } = site.database;
  if (address === '/profile' || address === '/admin') await signedIn(page, site);
  let token = '';
  if (address.includes('{token}')) {
    const charter = await aQuotedCharter(site);
    token = charter.token;
    await db.update(charterRequests).set({ language }).where(eq(charterRequests.id, charter.id));
    await db.update(charterQuotes).set({ terms: [] }).where(eq(charterQuotes.charterId, charter.id));
  }
  const [first] = await db.select({ id: yachts.id }).from(yachts).orderBy(yachts.id).limit(1);
  const guests = address.includes('{guests}') ? await guestsLink(site) : '';
  const captain = address.includes('{captain}') ? await captainsLink(site) : '';
  await page.goto(
    pathIn(language, address)
      .replace('{yacht}', first?.id ?? '')
      .replace('{token}', token)
      .replace('{guests}', guests)
      .replace('{captain}', captain),
  );
}
