import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charterRequests } from '#features/charters/tables.ts';
import { openDeparture, remindOfWhatIsMissing } from '#features/departures/service/index.ts';
import { yachts } from '#features/fleet/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aBareboatCharter, anAgreement } from '#tests/builders/departure.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let staff: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  ({ headers: staff } = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator'));
});
afterAll(() => app.close());

const db = () => app.database.db;
const get = async (address: string, headers = {}) => (await app.request(address, { headers })).json();
const forClient = ({ token }: { token: string }) => get(`/api/charter-links/${token}/agreements`);
const forStaff = ({ id }: { id: string }) => get(`/api/admin/charters/${id}/agreements`, staff);
const missing = async ({ id }: { id: string }) => {
  const found = await openDeparture(app.deps, id);
  return found.ok ? found.value.missing.map(({ code }) => code) : [];
};

/** A charter with crew for eight, in two days, with an agreement. By now its yacht's papers allow six guests, as any yacht's. */
async function aCharterForTooMany(agreement: Parameters<typeof anAgreement>[2] = {}) {
  const charter = await aBareboatCharter(db(), new Date(), { daysAhead: 2, mode: 'crewed', guestCount: 8 });
  const certified = {
    charterMode: 'either',
    certificatePassengers: 12,
    certificateValidUntil: '2099-12-31',
  } as const;
  await db().update(yachts).set(certified).where(eq(yachts.id, charter.yachtId));
  await anAgreement(app.deps, charter.id, agreement);
  const uncertified = { certificatePassengers: null, certificateValidUntil: null };
  await db().update(yachts).set(uncertified).where(eq(yachts.id, charter.yachtId));
  return charter;
}

test('while the yacht may not carry so many guests, nobody is offered to sign, and all read why', async () => {
  for (const state of ['open', 'signed', 'void'] as const) {
    const charter = await aCharterForTooMany({ state });
    expect(await forClient(charter), state).toMatchObject({ isAwaited: false, isOnHold: true });
    expect(await forStaff(charter), state).toMatchObject({
      lacks: 'lawful-guests',
      agreements: [{ state, isOutdated: false }],
    });
  }
});

test('the mail three days before does not ask for a signature that would be refused', async () => {
  const charter = await aCharterForTooMany({ state: 'open' });
  await remindOfWhatIsMissing(app.deps);
  const mails = await db().select().from(outbox).where(eq(outbox.about, charter.id));
  expect(mails.map(({ text }) => text).join(' ')).toContain('8 of 8 guests are not named');
  expect(mails.map(({ text }) => text).join(' ')).not.toContain('agreement is not signed');
});

test('an agreement that both have signed says what is agreed on, whatever the papers allow by now', async () => {
  const charter = await aCharterForTooMany();
  expect(await missing(charter)).toContain('too-many-guests');
  expect(await missing(charter)).not.toContain('agreement');
  expect(await forClient(charter)).toMatchObject({ isAwaited: false, isOnHold: false });
  const read = { lacks: null, agreements: [{ isOutdated: false }] };
  expect(await forStaff(charter)).toMatchObject(read);

  // An amendment is due, and waits.
  await db().update(charterRequests).set({ guestCount: 9 }).where(eq(charterRequests.id, charter.id));
  expect(await missing(charter)).toContain('agreement');
  expect(await forClient(charter)).toMatchObject({ isAwaited: false, isOnHold: true });
  expect(await forStaff(charter)).toMatchObject({
    lacks: 'lawful-guests',
    agreements: [{ isOutdated: true }],
  });
});

test('a confirmed charter without a price says that it has none, and nothing is awaited', async () => {
  const charter = await aBareboatCharter(db(), new Date());
  await db().update(charterRequests).set({ quotedCents: null }).where(eq(charterRequests.id, charter.id));
  expect(await forStaff(charter)).toMatchObject({ lacks: 'price', agreements: [] });
  expect(await forClient(charter)).toMatchObject({ isAwaited: false, isOnHold: false });
});
