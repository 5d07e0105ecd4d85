import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '#features/notifications/tables.ts';
import { aLender, anApplicationForm } from '#tests/builders/financing.ts';
import { type Staff, staffOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const LIST = '/api/admin/financing-applications';
const [WRONG, RIGHT] = ['jon@exmaple.example', 'jon@example.example'];

let app: TestApp;
let staff: Staff;
let lenderId: string;
beforeAll(async () => {
  app = await createTestApp();
  staff = await staffOf(app);
  lenderId = await aLender(app.database.db);
});
afterAll(() => app.close());

const contact = { ...anApplicationForm(), email: RIGHT, reason: 'Told us on the phone' };
const correct = (id: string) => staff.send('PUT', `${LIST}/${id}/contact`, contact);

async function apply() {
  const response = await app.postJson('/api/financing/applications', anApplicationForm({ email: WRONG }));
  const { id } = (await response.json()) as { id: string };
  return id;
}
const mailsOf = (id: string) => app.database.db.select().from(outbox).where(eq(outbox.about, id));
/** To whom an application's mails to its applicant are, with the beginnings of their causes. */
const causesOf = async (id: string) =>
  (await mailsOf(id))
    .filter(({ kind }) => kind !== 'team')
    .map(({ recipient, cause }) => `${recipient} ${cause.split(':')[0]}`)
    .sort();
const mark = (cause: string, status: 'failed' | 'sent') =>
  app.database.db
    .update(outbox)
    .set({ status })
    .where(like(outbox.cause, `${cause}%`));

test('what came back from a wrong address is not sent there again; the right one is told that there is news', async () => {
  const id = await apply();
  await staff.send('POST', `${LIST}/${id}/status`, { status: 'under_review' });
  await mark('financing-', 'failed');
  expect((await correct(id)).status).toBe(200);
  expect(await causesOf(id)).toEqual([`${RIGHT} financing-contact-new`]);
  expect((await mailsOf(id)).find(({ recipient }) => recipient === RIGHT)?.text).toContain(
    'There is news on your application.',
  );
});

test('where mails arrived, the address is told that it is left, and the new one has missed nothing', async () => {
  const id = await apply();
  await mark('financing-received', 'sent');
  expect((await correct(id)).status).toBe(200);
  expect(await causesOf(id)).toEqual([
    `${RIGHT} financing-contact-new`,
    `${WRONG} financing-contact-old`,
    `${WRONG} financing-received`,
  ]);
  expect((await mailsOf(id)).find(({ recipient }) => recipient === RIGHT)?.text).not.toContain('news');
});

test('what still waits for a wrong address goes there no more', async () => {
  const id = await apply();
  expect((await correct(id)).status).toBe(200);
  expect(await causesOf(id)).toEqual([`${RIGHT} financing-contact-new`, `${WRONG} financing-contact-old`]);
});
