import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { OTHER_LANGUAGES, pathIn } from '#core/language.ts';
import { charterQuotes, charterRequests } from '#features/charters/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { signedIn } from './support/account.ts';
import { aQuotedCharter } from './support/quoted-charter.ts';
import { hearPresses, saidIn } from './support/said-in.ts';
import { openSite, SITE_TIMEOUT_MS } from './support/site.ts';
import { test as base, expect } from './support/test.ts';

/** The pages that are there in every language, by their file, each at an address of it. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
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

/** A site of its own, as it opens: what other scenarios' staff write in English is theirs. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({ mailbox }, use) => {
      const site = await openSite(mailbox);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: SITE_TIMEOUT_MS },
  ],
});

/** Names of the business, of people and of places, and what is written alike in Spanish or Portuguese and in English. */
const NAMES: ReadonlySet<string> = new Set([
  ...['Miami Flow Yachts', 'Miami Flow', 'hello@miamiflowyachts.example'],
  ...['Fictional Marina Way, Pier C', 'Fictional Marina Way, Pier C, Miami Beach, FL', 'Miami Beach, FL'],
  'Miami Flow Yachts + - hello@miamiflowyachts.example',
  ...['WhatsApp', 'Facebook', 'Instagram', 'TikTok', 'YouTube', 'English', 'Español', 'Português'],
  ...[
    'Daniela R.',
    'Marcus T.',
    'Priya S.',
    'Elena & João',
    'Carter W.',
    'Amara O.',
    'Rosa Delgado',
    'Alex',
    'Example',
  ],
  ...['Miami', 'Downtown', 'Coconut Grove', 'Miami Beach', 'South Beach', 'Venetian Islands', 'Dodge Island'],
  ...['Lummus Island', 'Fisher Island', 'Virginia Key', 'Key Biscayne', 'Stiltsville'],
  ...['Marina', 'Menu', 'Total', 'Chefs', 'Cockpit', 'Kayaks', 'Jet ski', 'Seabob', 'APA'],
  // What was looked for.
  'nothing-like-it',
]);

/** Without what no language changes: signs, figures and units. */
const inWords = (text: string) =>
  text
    .replaceAll(/[·:“”()]|\b\d[\d.,]*(?: hp|%)?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('the walk knows every page that is there in every language', () => {
  const folder = path.resolve('app/routes');
  const translated = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) =>
      /inEveryLanguage\(|isTranslated: true/.test(readFileSync(path.join(folder, file), 'utf8')),
    )
    .map((file) => file.replace(/\.tsx$/, ''));
  expect(Object.keys(PAGES).sort()).toEqual(translated.sort());
});

/** What is called so in every language: the yachts, where they lie and who made them. */
async function namesOf({ database: { db } }: RunningSite): Promise<Set<string>> {
  const fleet = await db.select().from(yachts);
  return new Set(
    fleet
      .flatMap(({ name, brand, model, marina, location, engineBrand, engineModel }) => [
        ...[name, brand, model, marina, location, `${brand} ${model}`, `${marina}, ${location}`],
        ...[engineBrand ?? '', engineModel ?? '', `${name}, ${brand} ${model} Miami Flow Yachts`],
      ])
      .map(inWords),
  );
}

/** The token of a link by which the guests of a confirmed charter sign. */
async function guestsLink(site: RunningSite): Promise<string> {
  const { id, token } = await aQuotedCharter(site);
  await site.database.db
    .update(charterRequests)
    .set({ status: 'confirmed', agreedAt: new Date() })
    .where(eq(charterRequests.id, id));
  const made = await fetch(`${site.origin}/api/charter-links/${token}/guests/link`, { method: 'POST' });
  const { url } = await made.json();
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** The token of a link by which the captain of a bareboat charter signs. */
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

for (const address of Object.values(PAGES).flat()) {
  test(`${address} says nothing in Spanish and Portuguese that it says in English`, async ({
    page,
    site,
    expectFailure,
  }) => {
    test.slow();
    expectFailure({ url: /no-such|account\/financing/, status: 404 });
    expectFailure({ url: /\/admin$/, status: 403 });
    expectFailure({ url: /\/api\//, status: 422 });
    // Whoever asks for another link must have signed in.
    expectFailure({ url: /email-confirmations$/, status: 401 });
    await hearPresses(page);
    const { db } = site.database;
    const [first] = await db.select({ id: yachts.id }).from(yachts).orderBy(yachts.id).limit(1);
    const walk = async (language: 'en' | (typeof OTHER_LANGUAGES)[number]) => {
      const open = async () => {
        if (address === '/profile' || address === '/admin') await signedIn(page, site);
        let token = '';
        if (address.includes('{token}')) {
          const charter = await aQuotedCharter(site);
          token = charter.token;
          await db.update(charterRequests).set({ language }).where(eq(charterRequests.id, charter.id));
          await db.update(charterQuotes).set({ terms: [] }).where(eq(charterQuotes.charterId, charter.id));
        }
        const guests = address.includes('{guests}') ? await guestsLink(site) : '';
        const captain = address.includes('{captain}') ? await captainsLink(site) : '';
        await page.goto(
          pathIn(language, address)
            .replace('{yacht}', first?.id ?? '')
            .replace('{token}', token)
            .replace('{guests}', guests)
            .replace('{captain}', captain),
        );
      };
      return saidIn(page, open);
    };
    const english = await walk('en');
    expect(english.size).toBeGreaterThan(20);
    const names = await namesOf(site);
    for (const language of OTHER_LANGUAGES) {
      const same = [...(await walk(language))].filter((text) => english.has(text));
      const words = same.map(inWords).filter((text) => /\p{L}{3}/u.test(text));
      expect
        .soft(
          [...new Set(words)].filter((text) => !NAMES.has(text) && !names.has(text)),
          language,
        )
        .toEqual([]);
    }
  });
}
