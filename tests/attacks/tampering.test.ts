import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { calendarEntries } from '#features/calendar/tables.ts';
import { caseHistory } from '#features/cases/tables.ts';
import { charterQuotes, charterRequests } from '#features/charters/tables.ts';
import { addOns } from '#features/extras/tables.ts';
import { contactMessages, quoteRequests } from '#features/inquiries/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharterLink, aCharterToCome, aQuote } from '#tests/builders/charter.ts';
import { aPriceRecord, aYacht } from '#tests/builders/yacht.ts';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const NOW = new Date();
const LATER = addDays(charterDayAt(NOW), 40);
/** A day between three and seven days ahead, whatever the time is. */
const SOON = addDays(charterDayAt(NOW), 4);
const SOMEBODY = '01981c5e-0000-7000-8000-000000000000';

/** Values that only the business may decide, under every name that they have anywhere, set in the client's favor. */
const CLAIMS = {
  status: 'completed',
  price: { lines: [], subtotal: 1, total: 1, deposit: { percent: 0, amount: 0 }, balance: 0 },
  basePrice: 1,
  baseCents: 1,
  total: 1,
  totalCents: 1,
  subtotal: 1,
  deposit: 0,
  depositPercent: 0,
  balance: 0,
  discount: 100,
  estimate: { totalCents: 1, depositCents: 0, lines: [] },
  estimatedBudget: 1,
  quotedPrice: 1,
  paid: true,
  yachtName: 'The largest one',
  yacht: { id: 'palace', name: 'Palace' },
  departsAt: '2026-01-01T00:00:00Z',
  heldUntil: '2999-01-01T00:00:00Z',
  agreedAt: '2026-01-01T00:00:00Z',
  acceptedAt: '2026-01-01T00:00:00Z',
  terms: [],
  cancellation: { refundPercent: 100 },
  cancellationFeePercent: 0,
  accountId: SOMEBODY,
  version: 99,
  changedBy: 'staff: ana',
  suspectedSpam: true,
  event: 'confirm',
};
/** The same claims, with a yacht and a time, for calls that name no yacht and no time themselves. */
const CLAIMS_OF_PLACE = { ...CLAIMS, yachtId: 'palace', startDate: '2028-01-01', duration: 'full-day' };

let app: TestApp;
let client: SignedInActor;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  const { db } = app.database;
  await aYacht(db, { id: 'serenata', name: 'Serenata', capacity: 10 });
  await aPriceRecord(db, 'serenata', { price5HoursCents: 300_000 });
  await aYacht(db, { id: 'palace', name: 'Palace', capacity: 10 });
  await aPriceRecord(db, 'palace', { price5HoursCents: 3_000_000 });
  await db.insert(addOns).values([{ id: 'jet-ski', name: 'Jet Ski', priceCents: 35_000 }]);
  client = await signInAs(app.deps, 'client');
});
afterAll(() => app.close());

const clear = () =>
  app.database.db.execute(
    sql`truncate charter_requests, charter_quotes, case_history, case_messages, case_grants, calendar_entries, outbox,
      contact_messages, quote_requests`,
  );
afterEach(clear);

/** Ids, and texts that contain them, differ from call to call; nothing else may differ. */
const IDS = /[0-9a-f]{8}-[0-9a-f-]{27}|(?<=\b(request number|Request)\W{1,40})[0-9a-f]{8}\b|[\w-]{32}/gi;
const withoutIds = (rows: unknown) => JSON.stringify(rows).replaceAll(IDS, '#');

/** Everything that a client's call can store. */
async function everythingKept(): Promise<string[]> {
  const { db } = app.database;
  const tables = [
    charterRequests,
    caseHistory,
    charterQuotes,
    calendarEntries,
    contactMessages,
    quoteRequests,
  ];
  const kept = await Promise.all(tables.map((table) => db.select().from(table)));
  const mails = await db
    .select({ recipient: outbox.recipient, subject: outbox.subject })
    .from(outbox)
    .orderBy(outbox.recipient, outbox.subject);
  return [...kept, mails].map(withoutIds);
}

type Call = {
  readonly name: string;
  /** Creates the rows that the call is about; answers the call's path and an honest client's body. */
  readonly prepare: () => Promise<{ path: string; body: Record<string, unknown> }>;
  readonly claims: Record<string, unknown>;
  readonly status: number;
};

const aConfirmed = (fields: Parameters<typeof aCharterToCome>[2] = {}) =>
  aCharterToCome(app.database.db, 'serenata', { yachtName: 'Serenata', status: 'confirmed', ...fields });

const CALLS: readonly Call[] = [
  {
    name: 'requesting a charter',
    status: 201,
    claims: CLAIMS,
    prepare: async () => ({
      path: '/api/yacht-requests',
      body: {
        requestType: 'charter',
        yachtId: 'serenata',
        contactName: 'Rosa Delgado',
        contactEmail: 'rosa@visitors.example',
        contactPhone: '+1 305 555 0177',
        startDate: LATER,
        duration: 'afternoon',
        guestCount: 8,
        specialRequests: '',
        message: 'Add-ons: jet-ski; Packages: ',
      },
    }),
  },
  {
    name: 'asking for an estimate',
    status: 200,
    claims: CLAIMS,
    prepare: async () => ({
      path: '/api/estimates',
      body: {
        yachtId: 'serenata',
        startDate: LATER,
        duration: 'afternoon',
        extraIds: ['jet-ski'],
      },
    }),
  },
  {
    name: 'accepting a quote',
    status: 200,
    claims: { ...CLAIMS_OF_PLACE, number: 7, extraIds: ['jet-ski'] },
    prepare: async () => {
      const { db } = app.database;
      const { id } = await aConfirmed({ status: 'quoted' });
      const { id: quoteId } = await aQuote(db, id);
      const token = await aCharterLink(db, id);
      return { path: `/api/charter-links/${token}/accept`, body: { quoteId, name: 'Rosa Delgado' } };
    },
  },
  {
    name: 'cancelling by a mailed link',
    status: 200,
    claims: CLAIMS_OF_PLACE,
    prepare: async () => {
      const { id } = await aConfirmed({ startOn: SOON });
      const token = await aCharterLink(app.database.db, id);
      return { path: `/api/charter-links/${token}/cancel`, body: { reason: 'Rain' } };
    },
  },
  {
    name: 'cancelling from the account',
    status: 200,
    claims: { ...CLAIMS_OF_PLACE, accountId: SOMEBODY },
    prepare: async () => {
      const { id } = await aConfirmed({ startOn: SOON, accountId: client.accountId });
      return { path: `/api/profile/requests/${id}/cancel`, body: { reason: 'Rain' } };
    },
  },
  {
    name: 'asking for a quote',
    status: 201,
    claims: CLAIMS_OF_PLACE,
    prepare: async () => ({
      path: '/api/quote-requests',
      body: { name: 'Rosa', email: 'rosa@visitors.example', eventType: 'Custom Event', guests: 20 },
    }),
  },
];

test.each(CALLS)(
  '$name: a price, total, status, yacht or owner of the sender’s own changes nothing',
  async ({ name, prepare, claims, status }) => {
    const send = async (more: Record<string, unknown>) => {
      await clear();
      const { path, body } = await prepare();
      const response = await app.postJson(path, { ...body, ...more }, client.headers);
      expect(response.status, path).toBe(status);
      return { answer: withoutIds(await response.json()), kept: await everythingKept() };
    };
    const honest = await send({});
    expect(honest.kept.some((rows) => rows !== '[]')).toBe(name !== 'asking for an estimate');
    expect(await send(claims)).toEqual(honest);
  },
);

test('what a refund is said to be only ever stops a cancellation: less than was shown is asked for again', async () => {
  const { id } = await aConfirmed({ startOn: SOON });
  const token = await aCharterLink(app.database.db, id);
  const cancel = (refundPercent: number) =>
    app.postJson(`/api/charter-links/${token}/cancel`, { refundPercent });
  expect((await cancel(100)).status).toBe(409);
  expect((await cancel(50)).status).toBe(200);
  const [mail] = await app.database.db.select().from(outbox);
  expect(mail?.text).toContain('50% of what you have paid comes back');
});
