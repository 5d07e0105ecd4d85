import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { caseMessages } from '#features/cases/tables.ts';
import { financingDocuments } from '#features/financing/tables.ts';
import { aPdf } from '#tests/builders/files.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { aFile, openOwn } from './support/own-application.ts';
import { expect, test } from './support/test.ts';

async function aMessage(
  site: RunningSite,
  applicationId: string,
  fields: Partial<typeof caseMessages.$inferInsert> = {},
): Promise<void> {
  await site.database.db.insert(caseMessages).values({
    id: randomUUID(),
    caseId: applicationId,
    kind: 'lender',
    subject: 'A question',
    body: 'Could you send page two?',
    createdAt: new Date(),
    ...fields,
  });
}

test('new messages have a dot until they are seen; an answer with a file goes back @phone', async ({
  page,
  site,
  expectAccessible,
}) => {
  const id = await openOwn(page, site);
  await aMessage(site, id);
  await page.reload();
  const messages = page.getByRole('region', { name: 'Messages & Tasks' });
  await expect(messages.getByRole('heading', { name: 'A question' })).toBeVisible();
  await expect(messages.getByText('Unread')).toHaveCount(1);
  await expectAccessible();
  await expect
    .poll(async () => {
      const rows = await site.database.db.select().from(caseMessages).where(eq(caseMessages.caseId, id));
      return rows.every(({ readAt }) => readAt !== null);
    })
    .toBe(true);
  await page.reload();
  await expect(messages.getByRole('heading', { name: 'A question' })).toBeVisible();
  await expect(messages.getByText('Unread')).toHaveCount(0);

  await messages.getByRole('button', { name: 'Send reply' }).click();
  await expect(messages.getByText('Please write a message')).toBeVisible();
  await expect(messages.getByLabel('Your reply')).toBeFocused();
  await messages.getByLabel('Your reply').fill('Here it is.');
  await messages.getByLabel('Attach a document').setInputFiles([aFile('page two.pdf'), aFile('wrong.pdf')]);
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/documents$/, (route) => mayGoOn.then(() => route.continue()));
  await messages.getByRole('button', { name: 'Send reply' }).click();
  // A file that is taken off while the one before it is under way does not go.
  await messages.getByRole('button', { name: 'Remove wrong.pdf' }).click();
  goOn();
  await expect(page.getByText('Reply Sent', { exact: true })).toBeVisible();
  await expect(messages.getByText('Here it is.')).toBeVisible();
  await expect(messages.getByRole('link', { name: 'page two.pdf' })).toBeVisible();
  const sent = eq(financingDocuments.applicationId, id);
  expect(await site.database.db.select().from(financingDocuments).where(sent)).toHaveLength(1);
  await expect(messages.getByLabel('Your reply')).toHaveValue('');
});

test('a reply or file that was not taken says so where the focus is, and the count of chosen files is announced', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/financing\/messages\//, status: 503 });
  await page.route('**/api/financing/messages/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { error: 'Away for a moment.', code: 'unavailable' } })
      : route.fallback(),
  );
  await openOwn(page, site);
  const messages = page.getByRole('region', { name: 'Messages & Tasks' });
  const attach = messages.getByLabel('Attach a document');
  const chosen = messages.getByRole('status');
  await attach.setInputFiles([aFile('page one.pdf'), aFile('page two.pdf')]);
  await expect(chosen).toHaveText('2 files chosen');
  await expect(attach).toHaveAccessibleDescription('2 files chosen');
  const refused = { name: 'letter.docx', mimeType: 'application/msword', buffer: aPdf() };
  for (const _twice of [1, 2]) {
    await attach.focus();
    await attach.setInputFiles(refused);
    await expect(messages.getByRole('alert')).toBeFocused();
  }
  await expect(page.getByText('Upload Failed', { exact: true })).toBeVisible();
  await messages.getByRole('button', { name: 'Remove page two.pdf' }).click();
  await expect(chosen).toHaveText('1 file chosen');
  await messages.getByRole('button', { name: 'Remove page one.pdf' }).click();
  await messages.getByLabel('Your reply').fill('Here it is.');
  await expect(messages.getByRole('alert')).toHaveCount(0);
  for (const _twice of [1, 2]) {
    await messages.getByRole('button', { name: 'Send reply' }).click();
    await expect(messages.getByRole('alert')).toBeFocused();
    await expect(messages.getByRole('alert')).toHaveText('Away for a moment.');
  }
  await expect(messages.getByLabel('Your reply')).toHaveValue('Here it is.');
});

test('a file that is refused with a reply is told by the toast too, and both stay to be sent again', async ({
  page,
  site,
  expectFailure,
}) => {
  expectFailure({ url: /\/documents$/, status: 415 });
  await openOwn(page, site);
  const messages = page.getByRole('region', { name: 'Messages & Tasks' });
  const disguised = { ...aFile('notes.pdf'), buffer: Buffer.from('Only notes') };
  await messages.getByLabel('Attach a document').setInputFiles(disguised);
  await messages.getByLabel('Your reply').fill('Here it is.');
  await messages.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Upload Failed', { exact: true })).toBeVisible();
  await expect(messages.getByRole('alert')).toBeFocused();
  await expect(messages.getByLabel('Your reply')).toHaveValue('Here it is.');
  await expect(messages.getByRole('button', { name: 'Remove notes.pdf' })).toBeVisible();
});

test('of more files than go with one reply the rest is left out, and said so', async ({ page, site }) => {
  await openOwn(page, site);
  const messages = page.getByRole('region', { name: 'Messages & Tasks' });
  const pages = Array.from({ length: 11 }, (_, at) => aFile(`page-${at + 1}.pdf`));
  await messages.getByLabel('Attach a document').setInputFiles(pages);
  await expect(messages.getByText('Please attach 10 files at most')).toBeVisible();
  await expect(messages.getByRole('button', { name: /^Remove page-/ })).toHaveCount(10);
});

test('a message that has been seen is new nowhere any more, on a way through links too', async ({
  page,
  site,
}) => {
  const id = await openOwn(page, site);
  await aMessage(site, id);
  await page.goto('/profile');
  const own = page.getByRole('region', { name: 'My financing' });
  await expect(own.getByText('1 new message')).toBeVisible();
  const open = own.getByRole('link', { name: /^Open the application of/ });
  const noted = page.waitForResponse((response) => response.url().endsWith('/read'));
  await open.click();
  const messages = page.getByRole('region', { name: 'Messages & Tasks' });
  await expect(messages.getByRole('heading', { name: 'A question' })).toBeVisible();
  expect((await noted).status()).toBe(200);
  // The dot stays for as long as the applicant looks at the page.
  await expect(messages.getByText('Unread')).toHaveCount(1);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(open).toBeVisible();
  await expect(own.getByText('new message')).toHaveCount(0);
  await open.click();
  await expect(messages.getByRole('heading', { name: 'A question' })).toBeVisible();
  await expect(messages.getByText('Unread')).toHaveCount(0);
});
