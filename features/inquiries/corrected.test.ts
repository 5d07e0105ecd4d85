import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#features/notifications/tables.ts';
import { aQuoteForm } from '#tests/builders/inquiries.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  staff = await staffOf(app);
});
afterAll(() => app.close());

const WRONG = 'bride@gmial.example';
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
