import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { activity } from '#features/activity/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { anInquiry, aQuoteForm, aQuoteRequest } from '#tests/builders/inquiries.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { claimQuoteRequests } from './repository/index.ts';
import type { OpenInquiryAnswer } from './schema.ts';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  staff = await staffOf(app);
});
afterAll(() => app.close());

const [WRONG, RIGHT] = ['bride@gmial.example', 'bride@gmail.example'];
const pathOf = (id: string) => `/api/admin/inquiries/${id}`;

/** A quote request from the mistyped address; answers its id. */
async function misaddressed() {
  const sent = await app.postJson('/api/quote-requests', aQuoteForm({ email: WRONG, eventDate: '' }));
  return String(((await sent.json()) as { id: string }).id);
}

/** To whom the mails about an inquiry are, with what they are. */
async function mailsOf(id: string) {
  const rows = await app.database.db.select().from(outbox).where(eq(outbox.about, id));
  return rows.map(({ kind, recipient, status }) => [kind, recipient, status]);
}

test.each(['queued', 'failed'] as const)(
  'what is %s for whoever sent spam is sent to nobody, the team’s own mail is',
  async (status) => {
    const id = await misaddressed();
    await staff.send('POST', `${pathOf(id)}/replies`, { subject: 'Sunset', message: 'At seven.' });
    await app.database.db.update(outbox).set({ status }).where(eq(outbox.about, id));
    expect((await staff.send('PATCH', pathOf(id), { suspectedSpam: true })).status).toBe(200);
    expect(await mailsOf(id)).toEqual([['team', app.deps.config.teamEmail, status]]);
  },
);

test('a corrected address gets the answers that the wrong one did not, and staff read what never arrived', async () => {
  const id = await misaddressed();
  const answer = (subject: string) =>
    staff.send('POST', `${pathOf(id)}/replies`, { subject, message: 'At seven.' });
  await answer('Sent');
  await app.database.db.update(outbox).set({ status: 'sent' }).where(eq(outbox.subject, 'Sent'));
  await answer('Not sent');
  await app.database.db.update(outbox).set({ status: 'failed' }).where(eq(outbox.subject, 'Not sent'));
  const change = { email: RIGHT, phone: '305 555 0199' };
  expect(await staff.send('PATCH', pathOf(id), change)).toMatchObject({ status: 200, body: change });
  const letters = (await mailsOf(id)).filter(([kind]) => kind === 'letter');
  expect(letters.sort()).toEqual([
    ['letter', RIGHT, 'queued'],
    ['letter', WRONG, 'sent'],
  ]);
  const { unsentMails } = (await (await staff.get(pathOf(id))).json()) as OpenInquiryAnswer;
  expect(unsentMails).toMatchObject([{ to: WRONG }]);
  const [line] = await app.database.db
    .select()
    .from(activity)
    .where(eq(activity.subjectId, id))
    .orderBy(desc(activity.id));
  expect(line?.details).toEqual({ changed: ['email', 'phone'] });
});

test.each([aQuoteRequest, anInquiry])('an address can be corrected in both kinds: %o', async (make) => {
  const id = await make(app.database.db, { email: WRONG });
  expect((await staff.send('PATCH', pathOf(id), { email: 'bride@' })).status).toBe(422);
  expect((await staff.send('PATCH', pathOf(id), { email: '' })).status).toBe(422);
  expect((await staff.send('PATCH', pathOf(id), { email: RIGHT })).body).toMatchObject({ email: RIGHT });
});

test('a charter made of a claimed request is claimed, too: it ends when the address turns out to be wrong', async () => {
  const { db } = app.database;
  const { id: yachtId } = await aYacht(db, { capacity: 12 });
  const [sender, stranger] = await Promise.all([staffOf(app, 'client'), staffOf(app, 'client')]);
  const claimed = await aQuoteRequest(db, { email: WRONG });
  expect(await claimQuoteRequests(db, stranger.accountId, WRONG, new Date())).toBeGreaterThan(0);
  const sent = await aQuoteRequest(db, { email: WRONG, accountId: sender.accountId });
  const ownerOnceCorrected = async (id: string, daysAhead: number) => {
    const made = await staff.send('POST', `${pathOf(id)}/charter`, {
      contactName: 'Ines Ibarra',
      contactEmail: WRONG,
      yachtId,
      startDate: addDays(charterDayAt(new Date()), daysAhead),
      duration: 'morning',
      guestCount: 4,
      pricingType: 'with_amenities',
    });
    const charterId = String(made.body.id);
    await staff.send('PATCH', `/api/admin/charters/${charterId}`, { contactEmail: RIGHT });
    const [charter] = await db.select().from(charterRequests).where(eq(charterRequests.id, charterId));
    return charter?.accountId;
  };
  expect(await ownerOnceCorrected(claimed, 40)).toBeNull();
  expect(await ownerOnceCorrected(sent, 41)).toBe(sender.accountId);
});

test('whoever claimed the request by the wrong address has it no longer; who sent it keeps it', async () => {
  const { db } = app.database;
  const [sender, stranger] = await Promise.all([staffOf(app, 'client'), staffOf(app, 'client')]);
  const [sent, claimed] = [
    await aQuoteRequest(db, { email: WRONG, accountId: sender.accountId }),
    await aQuoteRequest(db, { email: WRONG }),
  ];
  expect(await claimQuoteRequests(db, stranger.accountId, WRONG, new Date())).toBeGreaterThan(0);
  for (const id of [sent, claimed]) await staff.send('PATCH', pathOf(id), { email: RIGHT });
  const numbersOf = async (client: Staff) =>
    (await client.list<{ id: string }>('/api/profile/quotes')).map(({ id }) => id);
  expect(await numbersOf(sender)).toEqual([sent]);
  expect(await numbersOf(stranger)).not.toContain(claimed);
});
