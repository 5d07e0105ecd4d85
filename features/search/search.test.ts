import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plain } from '#core/search-terms.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { anApplication } from '#tests/builders/financing.ts';
import { anInquiry } from '#tests/builders/inquiries.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const CHARTER = '018f3c5a-0000-7000-8000-0000c0ffee01';
let app: TestApp;
let headers: Readonly<Record<string, string>>;
let inquiryId: string;
let applicationId: string;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.database;
  headers = (await signInAs({ db, config: app.deps.config }, 'administrator')).headers;
  await aYacht(db, { id: 'delphine', name: 'Delphine', brand: 'Riva' });
  await aYacht(db, { id: 'delphine-old', name: 'Delphine Old', brand: 'Riva', archivedAt: new Date() });
  const who = { contactName: 'Ines Delphin', contactEmail: 'ines@visitors.example' };
  await aCharter(db, 'delphine', {
    ...who,
    id: CHARTER,
    yachtName: 'Delphine',
    contactPhone: '+1 (786) 555-0122',
  });
  await aCharter(db, 'delphine', { ...who, contactName: 'Delphine Spam', suspectedSpam: true });
  applicationId = await anApplication(db, { firstName: 'Ines', lastName: 'Delphin', phone: '786.555.0122' });
  await anApplication(db, { firstName: 'Delphine', lastName: 'Demo', isDemo: true });
  inquiryId = await anInquiry(db, { firstName: 'Ines', lastName: 'Delphin', phone: '7865550122' });
  const accented = { firstName: 'Sofía', lastName: 'O’Muñoz' };
  await aYacht(db, { id: 'accented', name: 'Sofía O’Muñoz' });
  await aCharter(db, 'accented', { contactName: 'Sofía O’Muñoz', contactEmail: 'sofia@visitors.example' });
  await anApplication(db, accented);
  await anInquiry(db, accented);
  for (let count = 0; count < 7; count += 1) await aCharter(db, 'delphine', { contactName: 'Many Times' });
});
afterAll(() => app.close());

async function search(q: string) {
  const response = await app.request(`/api/admin/search?q=${encodeURIComponent(q)}`, { headers });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

describe('looking for anything', () => {
  test('finds every kind by name, without spam and the demonstration', async () => {
    const found = await search('delph');
    expect(found.yachts).toEqual([
      { id: 'delphine', name: 'Delphine', brand: 'Riva', isArchived: false },
      { id: 'delphine-old', name: 'Delphine Old', brand: 'Riva', isArchived: true },
    ]);
    expect(found.customers).toMatchObject([
      { name: 'Ines Delphin', email: 'ines@visitors.example', phone: '+1 (786) 555-0122' },
    ]);
    expect(found.charters).toEqual([
      {
        id: CHARTER,
        number: 'c0ffee01',
        client: 'Ines Delphin',
        yacht: 'Delphine',
        startDate: '2027-03-06',
        status: 'pending',
      },
    ]);
    expect(found.applications).toEqual([
      {
        id: applicationId,
        applicant: 'Ines Delphin',
        status: 'needs_docs',
        purpose: 'charter',
        estimatedAmount: 25_000,
      },
    ]);
    expect(found.inquiries).toMatchObject([
      { id: inquiryId, sender: 'Ines Delphin', topic: 'Wedding', state: 'new' },
    ]);
  });

  test.each(['C0FFEE01', 'ines@visitors.example'])('finds a charter by %s', async (q) => {
    expect((await search(q)).charters).toMatchObject([{ id: CHARTER }]);
  });

  test.each(['(786) 555-0122', '+1 786 555 0122', '555.0122'])('finds people by %s', async (q) => {
    const found = await search(q);
    expect(found.charters).toMatchObject([{ id: CHARTER }]);
    expect(found.customers).toMatchObject([{ name: 'Ines Delphin' }]);
    expect(found.applications).toMatchObject([{ id: applicationId }]);
    expect(found.inquiries).toMatchObject([{ id: inquiryId }]);
  });

  test.each(['sofia', "o'munoz", 'SOFÍA O’MUÑOZ'])(
    'finds every kind by %s, whatever accents and apostrophe',
    async (q) => {
      const name = 'Sofía O’Muñoz';
      expect(await search(q)).toMatchObject({
        yachts: [{ name }],
        customers: [{ name }],
        charters: [{ client: name }],
        applications: [{ applicant: name }],
        inquiries: [{ sender: name }],
      });
    },
  );

  test('compares texts in the database as beside it', async () => {
    const texts = "José JOSÉ Mun\u0303oz O’Brien O'Brien Nguyễn Łukasz Žižek Straße 李雷 कि".split(' ');
    const { rows } = await app.database.db.execute(
      sql`select plain_text(text) as plain from unnest(${sql.param(texts)}::text[]) text`,
    );
    expect(rows.map((row) => row.plain)).toEqual(texts.map(plain));
  });

  test('answers a few of a kind, and nothing to nobody’s name or a single letter', async () => {
    expect((await search('Many Times')).charters).toHaveLength(5);
    const nothing = { yachts: [], customers: [], charters: [], applications: [], inquiries: [] };
    for (const q of ['', 'd', '  ', 'nobody-of-that-name', '%']) expect(await search(q)).toEqual(nothing);
  });

  test('refuses what is too long', async () => {
    const response = await app.request(`/api/admin/search?q=${'d'.repeat(121)}`, { headers });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid', issues: [{ path: 'q' }] });
  });

  test('is for administrators', async () => {
    const site = { db: app.database.db, config: app.deps.config };
    const client = await signInAs(site, 'client');
    expect((await app.request('/api/admin/search?q=delph')).status).toBe(401);
    expect((await app.request('/api/admin/search?q=delph', { headers: client.headers })).status).toBe(403);
  });
});
