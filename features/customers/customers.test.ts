import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffRole } from '#core/rights.ts';
import { profiles } from '#features/accounts/tables.ts';
import { activity } from '#features/activity/tables.ts';
import { charterRequests } from '#features/charters/tables.ts';
import { accounts } from '#platform/auth/tables.ts';
import { aCharter, aQuote } from '#tests/builders/charter.ts';
import { anApplication } from '#tests/builders/financing.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';
import { type CustomerAnswer, customerQuery } from './schema.ts';
import { reportCustomers } from './service/customers.ts';
import { customers } from './tables.ts';

const now = new Date('2027-02-01T15:00:00Z');
let app: TestApp;
let ana: SignedInActor;
beforeAll(async () => {
  app = await createTestApp({ now: () => now, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  await aYacht(app.database.db, { id: 'serenata', name: 'Serenata' });
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  await db.execute(sql`delete from profiles`);
  await db.execute(
    sql`truncate charter_requests, charter_quotes, case_history, case_messages, case_grants, calendar_entries, idempotency_keys, customers`,
  );
  ana = await signInAs({ db, config: app.deps.config }, 'administrator');
});

const db = () => app.database.db;
const call = (method: string, path: string, body?: unknown) =>
  app.request(path, {
    method,
    headers: { ...ana.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const list = async (query = ''): Promise<CustomerAnswer[]> => {
  const response = await call('GET', `/api/admin/customers?${query}`);
  expect(response.status).toBe(200);
  return response.json();
};
const client = async (email: string, fields: Partial<typeof profiles.$inferInsert> = {}) => {
  const actor = await signInAs({ db: db(), config: app.deps.config }, 'client');
  await db()
    .update(profiles)
    .set({ email, ...fields })
    .where(eq(profiles.accountId, actor.accountId));
  return actor;
};

describe('the client of a booking', () => {
  const found = async (q: string) => {
    const response = await call('GET', `/api/admin/clients?q=${encodeURIComponent(q)}`);
    expect(response.status).toBe(200);
    return response.json();
  };
  const rosa = { name: 'Rosa Delgado', email: 'rosa@visitors.example', phone: '+1 (305) 555-0177' };
  const pat = { contactName: 'Pat Called', contactEmail: '', contactPhone: '(786) 555-0122' };

  test.each(['rosa del', 'ROSA@visitors', '305.555.0177', '5550177'])('is found by %s', async (q) => {
    await aCharter(db(), 'serenata', { contactEmail: rosa.email, status: 'confirmed' });
    expect(await found(q)).toEqual([{ ...rosa, language: 'en', bookings: 1 }]);
  });

  test('is written to in the language of their account, else of their newest request', async () => {
    const contactEmail = 'Rosa@visitors.example';
    const [earlier, later] = [new Date('2027-01-10T12:00:00Z'), new Date('2027-01-20T12:00:00Z')];
    await aCharter(db(), 'serenata', { contactEmail, language: 'es', createdAt: later });
    await aCharter(db(), 'serenata', { contactEmail, language: 'en', createdAt: earlier });
    expect(await found('rosa del')).toMatchObject([{ email: rosa.email, language: 'es' }]);
    await client(rosa.email, { language: 'pt', emailVerifiedAt: null });
    expect(await found(rosa.email)).toMatchObject([{ language: 'es' }]);
    await client(rosa.email, { language: 'pt' });
    expect(await found(rosa.email)).toMatchObject([{ language: 'pt' }]);
    await aCharter(db(), 'serenata', { ...pat, language: 'pt' });
    expect(await found('pat')).toMatchObject([{ email: '', language: 'pt' }]);
    await call('POST', '/api/admin/customers', { name: 'Unheard Of', email: 'unheard@visitors.example' });
    expect(await found('unheard')).toMatchObject([{ language: null }]);
  });

  test.each(['pat', '786-555'])('who has only ever been called is found once, by %s', async (q) => {
    await aCharter(db(), 'serenata', pat);
    await aCharter(db(), 'serenata', { ...pat, contactName: 'PAT CALLED', contactPhone: '786.555.0122' });
    await aCharter(db(), 'serenata', { ...pat, suspectedSpam: true });
    expect(await found(q)).toMatchObject([{ email: '', bookings: 0 }]);
    expect(await list()).toEqual([]);
  });

  test('is nobody where one letter was typed, and staff’s alone', async () => {
    await aCharter(db(), 'serenata', pat);
    expect(await found('p')).toEqual([]);
    expect((await app.request('/api/admin/clients?q=pat')).status).toBe(401);
  });
});

describe('customers', () => {
  test('come from accounts and requests, merged by email', async () => {
    const { id } = await aCharter(db(), 'serenata', {
      contactEmail: 'Rosa@Visitors.example',
      status: 'confirmed',
      createdAt: new Date('2026-12-01T12:00:00Z'),
    });
    await aQuote(db(), id);
    await aCharter(db(), 'serenata', {
      contactEmail: 'rosa@visitors.example',
      contactName: 'Rosa D. Delgado',
      contactPhone: '+1 305 555 0199',
      createdAt: new Date('2027-01-20T12:00:00Z'),
    });
    const rosa = await client('rosa@visitors.example', { firstName: 'Rosa', lastName: 'Account' });
    await aCharter(db(), 'serenata', { contactEmail: 'robot@visitors.example', suspectedSpam: true });

    const found = await list();
    expect(found).toMatchObject([
      {
        name: 'Rosa D. Delgado',
        email: 'rosa@visitors.example',
        phone: '+1 305 555 0199',
        totalRequests: 2,
        totalBookings: 1,
        totalSpent: 2_500,
        hasAccount: true,
        status: 'active',
      },
    ]);
    const detail = await (await call('GET', `/api/admin/customers/${found[0]?.id}`)).json();
    expect(detail).toMatchObject({
      bookings: [{ contactName: 'Rosa D. Delgado' }, { id, total: 2_500 }],
      accounts: [{ username: rosa.username, isEmailConfirmed: true }],
      applications: [],
      inquiries: [],
      canChangeEmail: false,
    });

    await db().update(charterRequests).set({ status: 'cancelled' }).where(eq(charterRequests.id, id));
    expect(await list()).toMatchObject([{ totalRequests: 2, totalBookings: 0, totalSpent: 0 }]);
  });

  test('tell of financing applications only those whose role reads them', async () => {
    const email = 'rosa@visitors.example';
    await aCharter(db(), 'serenata', { contactEmail: email });
    const id = await anApplication(db(), { email });
    const [found] = await list();
    const readBy = async (role: StaffRole) => {
      ana = await signInAs({ db: db(), config: app.deps.config }, 'administrator', { staffRoles: [role] });
      return (await (await call('GET', `/api/admin/customers/${found?.id}`)).json()).applications;
    };
    expect(await readBy('administrator')).toMatchObject([{ id }]);
    expect(await readBy('read-only')).toMatchObject([{ id }]);
    expect(await readBy('charter-desk')).toEqual([]);
  });

  test('include an account without an address, which joins its requests once it has one', async () => {
    const bare = await client('', { firstName: 'Bea', lastName: 'Wong' });
    await aCharter(db(), 'serenata', { contactEmail: 'bea@visitors.example', contactName: 'Bea W.' });
    expect((await list('sort=name')).map(({ name, email }) => [name, email])).toEqual([
      ['Bea W.', 'bea@visitors.example'],
      ['Bea Wong', ''],
    ]);
    const [account] = await db().select().from(customers).where(eq(customers.accountId, bare.accountId));
    await call('PUT', `/api/admin/customers/${account?.id}`, {
      name: 'Bea Wong',
      notes: 'Met at the boat show.',
    });
    await db()
      .update(profiles)
      .set({ email: 'bea@visitors.example' })
      .where(eq(profiles.accountId, bare.accountId));
    const [joined, ...others] = await list();
    expect(others).toEqual([]);
    expect(joined).toMatchObject({ hasAccount: true, totalRequests: 1, hasNotes: true });
  });

  test('are gone with their account when nothing else is left of them', async () => {
    const leaving = await client('leaving@visitors.example');
    expect(await list()).toHaveLength(1);
    await db().delete(accounts).where(eq(accounts.id, leaving.accountId));
    expect(await list()).toEqual([]);
  });

  test('are no colleagues', async () => {
    await client('soon@visitors.example').then(({ accountId }) =>
      db().update(accounts).set({ role: 'administrator' }).where(eq(accounts.id, accountId)),
    );
    expect(await list()).toEqual([]);
  });

  test('are searched, filtered, ordered and paged', async () => {
    for (const [name, createdAt] of [
      ['Ada 50%', '2025-01-01'],
      ['Ben Okafor', '2027-01-01'],
      ['Cleo Marsh', '2026-12-01'],
    ] as const) {
      await aCharter(db(), 'serenata', {
        contactName: name,
        contactEmail: `${name.slice(0, 3)}@visitors.example`,
        contactPhone: `+1 305 555 01${name.length}`,
        createdAt: new Date(createdAt),
      });
    }
    const names = async (query: string) => (await list(query)).map(({ name }) => name);
    expect(await names('')).toEqual(['Ben Okafor', 'Cleo Marsh', 'Ada 50%']);
    expect(await names('sort=name')).toEqual(['Ada 50%', 'Ben Okafor', 'Cleo Marsh']);
    expect(await names('q=OKAF')).toEqual(['Ben Okafor']);
    expect(await names('q=%25')).toEqual(['Ada 50%']);
    expect(await names('q=cle%40visitors')).toEqual(['Cleo Marsh']);
    expect(await names('status=inactive')).toEqual(['Ada 50%']);
    expect(await names('status=active')).toEqual(['Ben Okafor', 'Cleo Marsh']);
    const page = await call('GET', '/api/admin/customers?pageSize=2&page=2');
    expect(page.headers.get('x-total-count')).toBe('3');
    expect(await page.json()).toHaveLength(1);
  });

  test('are exported with a total row', async () => {
    const { id } = await aCharter(db(), 'serenata', { status: 'completed', contactName: '@SUM(A1)' });
    await aQuote(db(), id);
    const report = await call('GET', '/api/admin/customers-report');
    expect(report.status).toBe(200);
    const lines = (await report.text()).trim().split('\r\n');
    expect(lines[1]).toMatch(/^"'@SUM\(A1\)",rosa\.delgado@visitors\.example,.*,1,1,2500,no,/);
    expect(lines[2]).toBe('Total,1 customer,,,,1,2500,,,');
  });

  test('are not exported when they are more than a report may have (product 8.5)', async () => {
    const report = () => reportCustomers(app.deps, customerQuery.parse({}), ana, 2);
    for (const who of ['ben', 'cleo'])
      await aCharter(db(), 'serenata', { contactEmail: `${who}@visitors.example` });
    expect(await report()).toMatchObject({ ok: true });
    await aCharter(db(), 'serenata', { contactEmail: 'ada@visitors.example' });
    expect(await report()).toEqual({ ok: false, reason: 'report-too-long' });
  });
});

describe('Add Customer and edit', () => {
  const cleo = { name: 'Cleo Marsh', email: 'Cleo@Visitors.example', phone: '', notes: 'Prefers mornings.' };

  test('keep name, phone and notes over the next request', async () => {
    const added = await call('POST', '/api/admin/customers', cleo);
    expect(added.status).toBe(201);
    const { id, version } = await added.json();
    expect(await list()).toMatchObject([
      { id, email: 'cleo@visitors.example', totalRequests: 0, status: 'active' },
    ]);
    await aCharter(db(), 'serenata', { contactEmail: 'cleo@visitors.example', contactName: 'c. marsh' });
    expect(await list()).toMatchObject([{ id, name: 'Cleo Marsh', totalRequests: 1 }]);

    const again = await call('POST', '/api/admin/customers', cleo);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'customer-known', issues: [{ path: 'email' }] });

    const saved = await call('PUT', `/api/admin/customers/${id}`, {
      name: 'Cleo Marsh-Lee',
      phone: '1',
      notes: '',
      version,
    });
    expect(saved.status).toBe(200);
    const stale = await call('PUT', `/api/admin/customers/${id}`, { name: 'X', version });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      code: 'changed-meanwhile',
      current: { name: 'Cleo Marsh-Lee' },
    });

    const written = await db().select().from(activity).where(eq(activity.actor, ana.username));
    expect(written.map(({ action }) => action)).toEqual(['added', 'edited']);
    // The log outlives a closed account, so it must contain no personal data.
    expect(JSON.stringify(written)).not.toMatch(/cleo|marsh/i);
  });

  test('whom only staff know are removed, such as one with a mistyped address', async () => {
    const { id, version } = await (await call('POST', '/api/admin/customers', cleo)).json();
    const path = `/api/admin/customers/${id}`;
    expect((await call('PUT', path, { name: 'Cleo', version })).status).toBe(200);
    const stale = await call('DELETE', `${path}?version=${version}`);
    expect([stale.status, (await stale.json()).current.name]).toEqual([409, 'Cleo']);
    await aCharter(db(), 'serenata', { contactEmail: 'cleo@visitors.example' });
    const known = await call('DELETE', path);
    expect([known.status, (await known.json()).code]).toEqual([409, 'customer-in-use']);
    const typo = await call('POST', '/api/admin/customers', { ...cleo, email: 'cleo@vistors.example' });
    const { id: wrong, version: latest } = await typo.json();
    expect((await call('DELETE', `/api/admin/customers/${wrong}?version=${latest}`)).status).toBe(200);
    expect((await list()).map((customer) => customer.id)).toEqual([id]);
    expect((await call('DELETE', `/api/admin/customers/${wrong}`)).status).toBe(404);
  });

  test('stay with their notes while the only request is marked as spam', async () => {
    const { id: request } = await aCharter(db(), 'serenata', { contactEmail: 'rosa@visitors.example' });
    const robot = await aCharter(db(), 'serenata', { contactEmail: 'robot@visitors.example' });
    const found = (await list()).find(({ email }) => email === 'rosa@visitors.example');
    const { id, name, phone, version } = found ?? {};
    const saved = await call('PUT', `/api/admin/customers/${id}`, {
      name,
      phone,
      notes: 'Met at the boat show.',
      version,
    });
    expect(saved.status).toBe(200);
    const mark = async (suspectedSpam: boolean, of = request) =>
      expect((await call('PATCH', `/api/admin/charters/${of}`, { suspectedSpam })).status).toBe(200);
    await mark(true);
    // Of whom nobody has noted anything, nothing is kept.
    await mark(true, robot.id);
    expect(await list()).toMatchObject([{ id, name, phone, totalRequests: 0 }]);
    await mark(false);
    expect(await list()).toMatchObject([{ id, name, phone, totalRequests: 1 }]);
    expect(await db().select().from(customers)).toMatchObject([{ id, notes: 'Met at the boat show.' }]);
    // Nothing outlasts the request itself.
    await mark(true);
    await db().delete(charterRequests).where(eq(charterRequests.id, request));
    expect(await list()).toEqual([]);
  });

  test('stay at the address that a colleague gave them while their only request was marked as spam', async () => {
    const { id: request } = await aCharter(db(), 'serenata', { contactEmail: 'rosa@vistors.example' });
    const [{ id, version } = {}] = await list();
    const path = `/api/admin/customers/${id}`;
    const noted = { name: 'Rosa', phone: '1', notes: 'Met at the boat show.' };
    expect((await call('PUT', path, { ...noted, version })).status).toBe(200);
    await call('PATCH', `/api/admin/charters/${request}`, { suspectedSpam: true });
    const moved = { ...noted, email: 'rosa@visitors.example', version: (await list())[0]?.version };
    expect((await call('PUT', path, moved)).status).toBe(200);
    // A request that comes and goes there takes nothing along.
    const later = await aCharter(db(), 'serenata', { contactEmail: 'rosa@visitors.example' });
    await db().delete(charterRequests).where(eq(charterRequests.id, later.id));
    expect(await db().select().from(customers)).toMatchObject([{ id, notes: noted.notes, requests: 0 }]);
  });

  test('are not written over what the client has changed by themselves meanwhile', async () => {
    const request = (contactPhone: string, days: number) =>
      aCharter(db(), 'serenata', {
        contactEmail: 'rosa@visitors.example',
        contactPhone,
        createdAt: new Date(now.getTime() + days * 86_400_000),
      });
    await request('305-555-0101', 0);
    const [open] = await list();
    await request('786-555-0202', 1);
    const { name, phone, version } = open ?? {};
    const body = { name, phone, notes: 'Prefers mornings.', version };
    const stale = await call('PUT', `/api/admin/customers/${open?.id}`, body);
    expect(stale.status).toBe(409);
    const { current } = await stale.json();
    expect(current).toMatchObject({ phone: '786-555-0202' });
    // A request that repeats the same phone number is no change.
    await request('786-555-0202', 2);
    const knowing = { ...body, phone: current.phone, version: current.version };
    expect((await call('PUT', `/api/admin/customers/${open?.id}`, knowing)).status).toBe(200);
  });

  test('stay with their notes when an account closes whose owner never read mail at that address', async () => {
    await call('POST', '/api/admin/customers', cleo);
    for (const [emailVerifiedAt, left] of [
      [null, 1],
      [now, 0],
    ] as const) {
      const { accountId } = await client('cleo@visitors.example', { emailVerifiedAt });
      await db().delete(accounts).where(eq(accounts.id, accountId));
      expect(await list()).toHaveLength(left);
    }
  });

  describe('stay the same customer when their address is corrected', () => {
    const TYPO = 'anna@gmial.example';
    const RIGHT = 'anna@gmail.example';
    const noted = { name: 'Anna Ortiz', phone: '305-555-0101', notes: 'Likes the bow.' };
    const note = async (kept: Partial<typeof noted> = noted) => {
      const [found] = await list(`q=${encodeURIComponent(TYPO)}`);
      expect((await call('PUT', `/api/admin/customers/${found?.id}`, { ...noted, ...kept })).status).toBe(
        200,
      );
      return found?.id;
    };
    const correct = async (id: string, contactEmail = RIGHT) => {
      expect((await call('PATCH', `/api/admin/charters/${id}`, { contactEmail })).status).toBe(200);
    };
    const known = async () =>
      (await db().select().from(customers).orderBy(customers.email)).map(({ email, name, phone, notes }) => ({
        email,
        name,
        phone,
        notes,
      }));

    test('in their only charter, also if staff added them', async () => {
      const { id: charter } = await aCharter(db(), 'serenata', { contactEmail: TYPO, contactName: 'ana' });
      const id = await note();
      await correct(charter);
      expect(await known()).toEqual([{ email: RIGHT, ...noted }]);
      expect(await list()).toMatchObject([{ id, totalRequests: 1 }]);

      await call('POST', '/api/admin/customers', { ...cleo, email: TYPO });
      const { id: second } = await aCharter(db(), 'serenata', { contactEmail: TYPO });
      await correct(second, 'cleo@visitors.example');
      expect((await known()).map(({ email }) => email)).toEqual([RIGHT, 'cleo@visitors.example']);
    });

    test('and are one with the customer who has the right one', async () => {
      await aCharter(db(), 'serenata', { contactEmail: RIGHT });
      const { id } = await aCharter(db(), 'serenata', { contactEmail: TYPO });
      await note();
      await correct(id);
      expect(await known()).toEqual([{ email: RIGHT, ...noted }]);
      // What staff wrote down about somebody by themselves may be about another person, and stays.
      await call('POST', '/api/admin/customers', { ...cleo, email: TYPO });
      const { id: second } = await aCharter(db(), 'serenata', { contactEmail: TYPO });
      await correct(second);
      expect((await known()).map(({ email, notes }) => [email, notes])).toEqual([
        [RIGHT, noted.notes],
        [TYPO, cleo.notes],
      ]);
    });

    test('unless something else has the former one', async () => {
      const { id } = await aCharter(db(), 'serenata', { contactEmail: TYPO });
      await aCharter(db(), 'serenata', { contactEmail: TYPO });
      await note();
      await correct(id);
      expect((await known()).map(({ email, notes }) => [email, notes])).toEqual([
        [RIGHT, ''],
        [TYPO, noted.notes],
      ]);
    });

    test('in their two charters at the same moment', async () => {
      const { id: first } = await aCharter(db(), 'serenata', { contactEmail: TYPO });
      const { id: second } = await aCharter(db(), 'serenata', { contactEmail: TYPO });
      await note();
      const { call: other } = await db().transaction(async (tx) => {
        await tx.update(charterRequests).set({ contactEmail: RIGHT }).where(eq(charterRequests.id, first));
        // What else happens at the commit, of which the other has heard nothing yet.
        await tx.execute(sql`set constraints all immediate`);
        return untilWaiting(db(), correct(second));
      });
      await other;
      expect(await known()).toEqual([{ email: RIGHT, ...noted }]);
    });

    test('by themselves on the profile, which may also lose and regain one', async () => {
      const { accountId } = await client(TYPO);
      await note();
      for (const email of [RIGHT, '', TYPO]) {
        await db().update(profiles).set({ email }).where(eq(profiles.accountId, accountId));
        expect(await known()).toEqual([{ email: email || null, ...noted }]);
      }
    });

    test('but what staff added does not follow an account that only typed the address', async () => {
      await call('POST', '/api/admin/customers', { ...cleo, email: TYPO });
      const { accountId } = await client(TYPO, { emailVerifiedAt: null });
      await db().update(profiles).set({ email: RIGHT }).where(eq(profiles.accountId, accountId));
      expect((await known()).map(({ email, notes }) => [email, notes])).toEqual([
        [RIGHT, ''],
        [TYPO, cleo.notes],
      ]);
    });
  });

  test('change an address that is nobody else’s', async () => {
    const { id } = await (await call('POST', '/api/admin/customers', cleo)).json();
    const renamed = await call('PUT', `/api/admin/customers/${id}`, {
      name: 'Cleo',
      email: 'new@visitors.example',
    });
    expect(renamed.status).toBe(200);
    await aCharter(db(), 'serenata', { contactEmail: 'rosa@visitors.example' });
    const taken = await call('PUT', `/api/admin/customers/${id}`, {
      name: 'Cleo',
      email: 'ROSA@visitors.example',
    });
    expect(taken.status).toBe(409);
    const rosa = (await list()).find(({ email }) => email === 'rosa@visitors.example');
    const fixed = await call('PUT', `/api/admin/customers/${rosa?.id}`, {
      name: 'Rosa',
      email: 'other@visitors.example',
    });
    expect(fixed.status).toBe(422);
  });

  test('change no address by which somebody asks for a charter at this moment', async () => {
    const { id } = await (await call('POST', '/api/admin/customers', cleo)).json();
    const edited = await db().transaction(async (tx) => {
      await aCharter(tx, 'serenata', { contactEmail: cleo.email });
      await tx.execute(sql`set constraints all immediate`);
      const body = { name: 'Cleo', email: 'new@visitors.example' };
      return untilWaiting(db(), call('PUT', `/api/admin/customers/${id}`, body));
    });
    expect(await (await edited.call).json()).toMatchObject({ code: 'changed-meanwhile' });
    expect(await list()).toMatchObject([{ email: cleo.email.toLowerCase(), totalRequests: 1 }]);
  });

  test('name what is wrong', async () => {
    const refused = await call('POST', '/api/admin/customers', { name: '', email: 'nobody' });
    expect(refused.status).toBe(422);
    expect((await refused.json()).issues.map(({ path }: { path: string }) => path)).toEqual([
      'name',
      'email',
    ]);
    expect((await call('GET', '/api/admin/customers/none')).status).toBe(404);
    expect((await call('PUT', '/api/admin/customers/none', { name: 'X' })).status).toBe(404);
  });
});

test('customers are for administrators', async () => {
  const other = await client('other@visitors.example');
  for (const path of ['/api/admin/customers', '/api/admin/customers-report', '/api/admin/customers/x']) {
    expect((await app.request(path)).status).toBe(401);
    expect((await app.request(path, { headers: other.headers })).status).toBe(403);
  }
});
