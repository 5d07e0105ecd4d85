import { test as onBusiness } from '#tests/e2e/support/business.ts';
import { failuresOf, openPage, PAGES } from '#tests/e2e/support/pages.ts';
import { hearPresses, saidIn } from '#tests/e2e/support/said-in.ts';
import { openScreen, SCREENS } from '#tests/e2e/support/screens.ts';
import { saidToStaff, surnames } from '#tests/e2e/support/staff-said.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { plainAmong, writtenTexts } from './plain-texts.ts';

// Skip the accessibility checks: the site's own tests make them.
const test = onBusiness.extend({
  expectAccessible: async ({ baseURL: _baseURL }, use) => use(async () => {}),
});

/** Mails to the team are in English and do not use the catalogues. */
const isToTeam = ({ to }: { to?: unknown }) => JSON.stringify(to ?? '').includes('team@');

// Also check the mails that were sent during the test.
test.afterEach(async ({ site, mailbox }) => {
  const mailed = mailbox.received
    .filter((mail) => !isToTeam(mail))
    .flatMap(({ subject = '', text = '', attachments }) => [
      subject,
      ...text.split('\n'),
      ...attachments.flatMap(({ contentType, content }) =>
        contentType.startsWith('text/calendar')
          ? (content
              .toString()
              .replaceAll(/\r?\n[ \t]/g, '')
              .match(/(?<=^(?:SUMMARY|DESCRIPTION|LOCATION)[^:]*:).*$/gm) ?? [])
          : [],
      ),
    ]);
  expect(plainAmong(mailed, await writtenTexts(site)), 'mails').toEqual([]);
});

for (const address of Object.values(PAGES).flat()) {
  test(`${address} says nothing that is in no catalogue`, async ({ page, site, expectFailure }) => {
    for (const failure of failuresOf(address)) expectFailure(failure);
    await hearPresses(page);
    const said = await saidIn(page, () => openPage(page, site, address, 'en'));
    expect(said.size).toBeGreaterThan(20);
    expect(plainAmong(said, await writtenTexts(site))).toEqual([]);
  });
}

for (const address of SCREENS) {
  test(`${address} says nothing to staff that is in no catalogue`, async ({ page, site, expectFailure }) => {
    for (const status of [401, 403, 404, 409, 422])
      expectFailure({ url: /\/api\//, status, maybe: 'what is pressed may be refused' });
    await hearPresses(page);
    const said = await saidToStaff(page, () => openScreen(page, site, address, 'en'));
    expect(said.size).toBeGreaterThan(20);
    const clients = await surnames(site);
    const plain = plainAmong(said, await writtenTexts(site));
    expect(plain.filter((text) => !clients.has(text))).toEqual([]);
  });
}
