import { test } from './support/business.ts';
import { hearPresses } from './support/said-in.ts';
import { openScreen, SCREENS } from './support/screens.ts';
import { saidToStaff, surnames, typedTexts, withoutTyped } from './support/staff-said.ts';
import { expect } from './support/test.ts';

/** Names and words that are the same in Spanish: names, brands, file formats and words that are spelled alike. */
const NAMES: ReadonlySet<string> = new Set([
  'Miami Flow Yachts',
  'Miami Flow',
  'English',
  'Español',
  'WhatsApp',
  'Facebook',
  'Instagram',
  'TikTok',
  'YouTube',
  'PostgreSQL',
  'Stripe',
  'Zelle',
  'ACH',
  'CSV',
  'JSON',
  'PDF',
  // The reasons, typed by staff, why the sample business's yachts are not free.
  'Booked elsewhere',
  'In the yard',
  'With her owner',
  'Ctrl',
  'Ctrl K',
  'Total',
  'Normal',
  'No',
  'APA',
  'APA %',
  'Miami',
  'Miami Beach',
  'Marina',
  'Chef',
  'Chefs',
  'Jet ski',
  'Cockpit',
  'Flybridge',
  'Legal',
  'Original',
  'Premium',
  'General',
  'Chat',
  'OUPV',
]);

/** The text without what is the same in every language: signs, figures and units. */
const inWords = (text: string) =>
  text
    .replaceAll(/[·:“”()/,;→]|\b\d[\d.,]*(?: ?(?:hp|MB|GB|%))?|\S+@\S+|https?:\S+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

for (const address of SCREENS) {
  test(`${address} says nothing in Spanish that it says in English`, async ({
    page,
    site,
    expectFailure,
  }) => {
    test.slow();
    const maybe = 'each screen has other buttons';
    for (const status of [401, 403, 404, 409, 422]) expectFailure({ url: /\/api\//, status, maybe });
    await hearPresses(page);
    const walk = (language: 'en' | 'es') =>
      saidToStaff(page, () => openScreen(page, site, address, language));
    const english = await walk('en');
    expect(english.size).toBeGreaterThan(20);
    const spanish = await walk('es');
    expect(spanish.size).toBeGreaterThan(20);
    const typed = await typedTexts(site);
    const clients = await surnames(site);
    const same = [...spanish]
      .filter((text) => english.has(text))
      .map((text) => inWords(withoutTyped(text, typed)))
      .filter((text) => /\p{L}{3}/u.test(text) && !NAMES.has(text) && !clients.has(text));
    expect([...new Set(same)].sort()).toEqual([]);
  });
}
