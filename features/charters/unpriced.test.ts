import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAccount } from '#features/money/service/index.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let now = new Date('2027-02-01T15:00:00Z');
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());

test('a charter that was confirmed without a price is given one later: it is owed, mailed and agreed on', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { id: 'on-demand' });
  const { id } = await aCharter(db, yachtId);
  const staff = await staffOf(app, 'administrator');
  const call = async (what: string, body: object) => {
    const { status, body: answer } = await staff.send('POST', `/api/admin/charters/${id}/${what}`, body);
    return [status, answer.code ?? answer.status];
  };
  const owed = async () => (await readAccount(app.deps, id)).statement.pieces;
  const confirmations = async () =>
    (await db.select().from(outbox)).filter(({ cause }) => cause.startsWith('charter-confirmed:'));
  expect(await call('confirm', {})).toEqual([200, 'confirmed']);
  expect(await owed()).toEqual([]);
  expect((await confirmations())[0]?.text).not.toContain('Total');

  // It stays where it is and confirmed: a quote for another time, captain or number of guests is refused, and so is none.
  const price = { basePrice: 2_000 };
  expect(await call('quote', { ...price, startDate: '2027-03-08' })).toEqual([409, 'not-in-this-state']);
  for (const others of [{ guestCount: 11 }, { mode: 'bareboat' }])
    expect(await call('quote', { ...price, ...others })).toEqual([409, 'not-in-this-state']);
  expect(await call('quote', {})).toEqual([422, 'price-missing']);
  const queued = app.queued.length;
  expect(await call('quote', price)).toEqual([200, 'confirmed']);
  expect(await owed()).toMatchObject([
    { kind: 'deposit', cents: 100_000, state: 'due' },
    { kind: 'balance', cents: 100_000, state: 'upcoming' },
  ]);
  const [, again] = await confirmations();
  expect(again?.text).toContain('$2,000');
  expect(app.queued.slice(queued).map(({ job }) => job)).toContain('prepare-agreement');

  // A price that was agreed on is not changed.
  expect(await call('quote', price)).toEqual([409, 'not-in-this-state']);
});

test('a price named so late that the balance is due with the deposit has no earlier day for it', async () => {
  const { id: yachtId } = await aYacht(app.database.db, { id: 'late' });
  const { id } = await aCharter(app.database.db, yachtId);
  const staff = await staffOf(app, 'administrator');
  expect((await staff.send('POST', `/api/admin/charters/${id}/confirm`, {})).status).toBe(200);
  // Six days before departure; an event's balance is due two weeks before.
  now = new Date('2027-02-28T15:00:00Z');
  const quote = { basePrice: 2_000, billedAs: 'event' };
  expect((await staff.send('POST', `/api/admin/charters/${id}/quote`, quote)).status).toBe(200);
  const { quotes } = (await staff.send('GET', `/api/admin/charters/${id}`)).body;
  expect(quotes).toMatchObject([{ price: { balanceDueAt: null } }]);
});
