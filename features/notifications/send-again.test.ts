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

const again = (about: string) =>
  app.request(`/api/admin/failed-mails/${about}/send-again`, { method: 'POST', headers: ana.headers });

test('what failed about a case waits to be sent once more, and nothing else does', async () => {
  const { db } = app.database;
  const about = randomUUID();
  const mail = (fields: Partial<typeof outbox.$inferInsert>) =>
    db.insert(outbox).values({
      id: randomUUID(),
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
  await mail({});
  await mail({ about: randomUUID() });
  await mail({ text: '', html: '' });
  await mail({ status: 'withheld', text: '', html: '' });
  const answer = await again(about);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { count: 1, message: 'The email is on its way again.' },
  ]);
  const rows = await db.select().from(outbox).where(eq(outbox.status, 'queued'));
  expect(rows).toMatchObject([{ about, attempts: 0, lastError: null }]);
  const lines = await db.select().from(activity).where(eq(activity.subjectId, about));
  expect(lines).toMatchObject([{ action: 'sent again', subjectKind: 'mail', details: { mails: 1 } }]);
  expect(JSON.stringify(lines)).not.toMatch(/visitors|quote/i);
  const late = await again(about);
  expect([late.status, (await late.json()).code]).toEqual([409, 'no-failed-mail']);
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
