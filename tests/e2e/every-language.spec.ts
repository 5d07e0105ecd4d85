import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, OTHER_LANGUAGES } from '#core/language.ts';
import { crew } from '#features/content/tables.ts';
import { yachts } from '#features/fleet/tables.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { failuresOf, openPage, PAGES } from './support/pages.ts';
import { hearPresses, saidIn } from './support/said-in.ts';
import { openSite, SITE_TIMEOUT_MS } from './support/site.ts';
import { test as base, expect } from './support/test.ts';

/** A fresh site of its own: in a shared one, other scenarios' staff may have written English texts. */
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

/**
 * Names of the business, of people and of places, and words that are the same in English and in Spanish or Portuguese.
 */
const NAMES: ReadonlySet<string> = new Set([
  'Miami Flow Yachts',
  'Miami Flow',
  'hello@miamiflowyachts.example',
  'Fictional Marina Way, Pier C',
  'Fictional Marina Way, Pier C, Miami Beach, FL',
  'Miami Beach, FL',
  'Miami Flow Yachts + - hello@miamiflowyachts.example',
  'WhatsApp',
  'Facebook',
  'Instagram',
  'TikTok',
  'YouTube',
  'English',
  'Español',
  'Português',
  'Daniela R.',
  'Marcus T.',
  'Priya S.',
  'Elena & João',
  'Carter W.',
  'Amara O.',
  'Rosa Delgado',
  'Alex',
  'Example',
  'Miami',
  'Downtown',
  'Coconut Grove',
  'Miami Beach',
  'South Beach',
  'Venetian Islands',
  'Dodge Island',
  'Lummus Island',
  'Fisher Island',
  'Virginia Key',
  'Key Biscayne',
  'Stiltsville',
  'Marina',
  'Menu',
  'Total',
  'Chefs',
  'Cockpit',
  'Kayaks',
  'Jet ski',
  'Seabob',
  'APA',
  // The text that the test searches for.
  'nothing-like-it',
]);

/** The text without what is the same in every language: signs, figures and units. */
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

/** Names that are the same in every language: yachts, their places, brands and engines, and the crew. */
async function namesOf({ database: { db } }: RunningSite): Promise<Set<string>> {
  const fleet = await db.select().from(yachts);
  const aboard = await db.select().from(crew);
  return new Set(
    fleet
      .flatMap(({ name, brand, model, marina, location, engineBrand, engineModel }) => [
        name,
        brand,
        model,
        marina,
        location,
        `${brand} ${model}`,
        `${marina}, ${location}`,
        engineBrand ?? '',
        engineModel ?? '',
        `${name}, ${brand} ${model} Miami Flow Yachts`,
      ])
      .concat(aboard.map(({ name }) => name))
      .map(inWords),
  );
}

for (const address of Object.values(PAGES).flat()) {
  test(`${address} says nothing in Spanish and Portuguese that it says in English`, async ({
    page,
    site,
    expectFailure,
  }) => {
    test.slow();
    for (const failure of failuresOf(address)) expectFailure(failure);
    await hearPresses(page);
    const walk = (language: Language) => saidIn(page, () => openPage(page, site, address, language));
    const english = await walk('en');
    expect(english.size).toBeGreaterThan(20);
    const names = await namesOf(site);
    for (const language of OTHER_LANGUAGES) {
      const said = await walk(language);
      expect(said.size, language).toBeGreaterThan(20);
      const same = [...said].filter((text) => english.has(text));
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
