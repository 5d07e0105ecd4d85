import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { inLanguage } from '#platform/language.ts';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { failureWords } from './domain.ts';
import { outbox } from './tables.ts';

let app: TestApp;
let ana: SignedInActor;
beforeAll(async () => {
  app = await createTestApp();
  ana = await signInAs({ db: app.database.db, config: app.deps.config }, 'administrator');
});
afterAll(() => app.close());

const again = (id: string) =>
  app.request(`/api/admin/failed-mails/${id}/send-again`, { method: 'POST', headers: ana.headers });

test('a mail that failed waits to be sent once more, and nothing else does', async () => {
  const { db } = app.database;
  const about = randomUUID();
  const mail = async (fields: Partial<typeof outbox.$inferInsert>) => {
    const id = randomUUID();
    await db.insert(outbox).values({
      id,
      cause: randomUUID(),
      about,
      messageId: randomUUID(),
      subject: 'Your quote',
      recipient: 'ana@visitors.example',
      html: 'Dear Ana',
      text: 'Dear Ana',
      createdAt: new Date(),
      status: 'failed',
      attempts: 8,
      lastError: 'EENVELOPE 550 no such user',
      ...fields,
    });
    return id;
  };
  const id = await mail({});
  await mail({});
  const emptied = await mail({ text: '', html: '' });
  const withheld = await mail({ status: 'withheld', text: '', html: '' });
  const answer = await again(id);
  expect([answer.status, await answer.json()]).toEqual([200, { message: 'The email is on its way again.' }]);
  expect(app.queued).toEqual([{ job: 'send-mail', payload: { id } }]);
  const rows = await db.select().from(outbox).where(eq(outbox.status, 'queued'));
  expect(rows).toMatchObject([{ id, attempts: 0, lastError: null }]);
  const lines = await db.select().from(activity).where(eq(activity.action, 'sent again'));
  expect(lines).toMatchObject([{ actor: ana.username, subjectKind: 'mail', subjectId: id }]);
  expect(JSON.stringify(lines)).not.toMatch(/visitors|quote/i);
  for (const none of [id, emptied, withheld, randomUUID()]) {
    const refused = await again(none);
    expect([refused.status, (await refused.json()).code]).toEqual([404, 'not-retried']);
  }
});

describe('why a mail failed', () => {
  test.each([
    ['EENVELOPE 550 5.1.1 no such user', 'there is no such address'],
    ['EENVELOPE 552 over quota', 'their mailbox is full'],
    ['EMESSAGE 554 5.7.1 spam', 'their mail server refused it'],
    ['EENVELOPE 451 greylisted', 'their mail server kept putting it off'],
    ['EAUTH 535 bad credentials', 'our sign-in to the mail server was refused'],
    ['ECONNECTION', 'the mail server could not be reached'],
    [null, 'no mail server took it'],
  ])('%s: %s', (lastError, words) => {
    expect(failureWords(lastError)).toBe(words);
  });

  test('they are in the language of whoever asks', async () => {
    expect(await inLanguage('es', () => failureWords('EENVELOPE 552 over quota'))).toBe(
      'su buzón está lleno',
    );
  });
});
