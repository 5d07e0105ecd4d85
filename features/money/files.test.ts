import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity } from '#features/activity/tables.ts';
import { findCharter } from '#features/charters/repository/index.ts';
import { releaseCharters } from '#features/charters/service/leaving.ts';
import { storedFiles } from '#features/documents/tables.ts';
import { aCharter } from '#tests/builders/charter.ts';
import { aPdf, aPhotograph } from '#tests/builders/files.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { StaffMoneyAnswer } from './schema/index.ts';
import { dropInfectedMoneyFile } from './service/index.ts';
import { moneyObligations } from './tables/index.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-slips-'));
let app: TestApp;
let ana: SignedInActor;
beforeAll(async () => {
  app = await createTestApp({ env: { DATA_DIR: dataDir, CREATE_CALLS_PER_MINUTE: '100000' } });
  ana = await desk('charter-desk');
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const site = () => ({ db: app.database.db, config: app.deps.config });
const desk = (role: 'charter-desk' | 'read-only' | 'content') =>
  signInAs(site(), 'administrator', { staffRoles: [role] });

/** A charter whose $50 are paid in cash. */
async function aPaidCharter() {
  const yacht = await aYacht(app.database.db, { id: `slip-${randomUUID().slice(0, 8)}` });
  const charter = await aCharter(app.database.db, yacht.id, { status: 'completed' });
  await app.database.db.insert(moneyObligations).values({
    id: randomUUID(),
    charterId: charter.id,
    kind: 'deposit',
    cause: 'confirmed:x',
    madeAt: new Date(),
    baseCents: 5_000,
    taxCents: 0,
    gratuityCents: 0,
    apaCents: 0,
    holdCents: 0,
    dueAt: new Date(),
  });
  const payments = `/api/admin/charters/${charter.id}/money/payments`;
  const body = { cents: 5_000, method: 'cash', receivedOn: '2026-01-05', reference: '' };
  const paid = await app.postJson(payments, body, ana.headers);
  expect(paid.status).toBe(201);
  const { id } = await paid.json();
  const files = `/api/admin/charters/${charter.id}/money/files`;
  return { charterId: charter.id, paymentId: String(id), files, slips: `${files}?payment=${id}` };
}

function send(address: string, content: Buffer | string, by: SignedInActor | undefined = ana, key?: string) {
  const form = new FormData();
  form.append(
    'file',
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
    'slip.jpg',
  );
  const headers = { ...by?.headers, ...(key ? { 'idempotency-key': key } : {}) };
  return app.request(address, { method: 'POST', headers, body: form });
}

async function add(address: string, content: Buffer = aPdf()): Promise<string> {
  const answer = await send(address, content);
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

async function filesOf(charterId: string) {
  const answer = await app.request(`/api/admin/charters/${charterId}/money`, { headers: ana.headers });
  const money: StaffMoneyAnswer = await answer.json();
  return money.payments.flatMap(({ files }) => files);
}

const statusOf = async (address: string, by?: SignedInActor, method = 'GET') =>
  (await app.request(address, { method, headers: by?.headers ?? {} })).status;

test('a slip lies beside its payment, and comes back as it was inspected', async () => {
  const { charterId, files, slips } = await aPaidCharter();
  const pdf = aPdf();
  const id = await add(slips, pdf);
  const photo = await add(slips, await aPhotograph());
  expect(await filesOf(charterId)).toMatchObject([
    { id, contentType: 'application/pdf', by: ana.username },
    { id: photo, contentType: 'image/jpeg' },
  ]);
  const answer = await app.request(`${files}/${id}`, { headers: ana.headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="payment-${id.slice(-8)}.pdf"`,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
  const noted = await app.database.db.select().from(activity).where(eq(activity.subjectId, charterId));
  expect(noted.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['added a file to a payment of', 'opened a file of a payment of']),
  );
});

test('whoever works in Spanish is answered in it, once a payment is recorded, has a file, and is reversed', async () => {
  const { charterId } = await aPaidCharter();
  const payments = `/api/admin/charters/${charterId}/money/payments`;
  const spanish = { ...ana, headers: { ...ana.headers, 'accept-language': 'es' } };
  const body = { cents: 4_000, method: 'cash', receivedOn: '2026-01-05', reference: '' };
  const recorded = await (await app.postJson(payments, body, spanish.headers)).json();
  expect(recorded.message).toMatch(/^El pago está registrado como recibo \d+\.$/);
  const kept = await send(
    `/api/admin/charters/${charterId}/money/files?payment=${recorded.id}`,
    aPdf(),
    spanish,
  );
  expect((await kept.json()).message).toMatch(/^El archivo queda guardado con el recibo \d+\.$/);
  const reason = { reason: 'Otro chárter' };
  const reversed = await app.postJson(`${payments}/${recorded.id}/reversal`, reason, spanish.headers);
  expect((await reversed.json()).message).toMatch(/^El recibo \d+ está anulado\.$/);
});

test('what is no page or photograph is refused, and so is a sixth file', async () => {
  const { charterId, slips } = await aPaidCharter();
  for (const [content, status] of [
    ['<svg onload="alert(1)">', 415],
    [Buffer.concat([aPdf(), Buffer.alloc(10 * 1024 * 1024)]), 413],
    [aPdf({ catalogue: '/OpenAction << /S /JavaScript >>' }), 422],
  ] as const)
    expect((await send(slips, content)).status).toBe(status);
  expect(await filesOf(charterId)).toEqual([]);
  for (let count = 0; count < 5; count += 1) await add(slips);
  const sixth = await send(slips, aPdf());
  expect([sixth.status, (await sixth.json()).code]).toEqual([409, 'payment-files-full']);
});

test('the fifth file is answered as before when it is sent again, and is there once', async () => {
  const { charterId, slips } = await aPaidCharter();
  for (let count = 0; count < 4; count += 1) await add(slips);
  const [pdf, key] = [aPdf(), randomUUID()];
  const first = await send(slips, pdf, ana, key);
  const again = await send(slips, pdf, ana, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
  expect(await filesOf(charterId)).toHaveLength(5);
  expect((await send(slips, pdf, ana, randomUUID())).status).toBe(409);
});

test('none is put beside a payment whose client is forgotten, or is being forgotten', async () => {
  const { db } = app.database;
  const { charterId, slips } = await aPaidCharter();
  const charter = await findCharter(db, charterId);
  if (!charter) throw new Error('no charter');
  const late = await db.transaction(async (tx) => {
    expect((await releaseCharters({ ...app.deps, db: tx }, [charter], 'Asked for it')).ok).toBe(true);
    const sent = send(slips, aPdf());
    // The upload starts before the erasure is committed, and waits for the lock on the charter's money.
    const waiting = sql`select from pg_locks join pg_database d on d.oid = database
      where d.datname = current_database() and locktype = 'advisory' and not granted`;
    await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1);
    return { sent };
  });
  const during = await late.sent;
  expect([during.status, (await during.json()).code]).toEqual([409, 'client-forgotten']);
  const after = await send(slips, aPdf());
  expect([after.status, (await after.json()).code]).toEqual([409, 'client-forgotten']);
  expect(await filesOf(charterId)).toEqual([]);
});

test('is for staff of the charters alone; who may record payments adds and takes off', async () => {
  const { charterId, files, slips } = await aPaidCharter();
  const other = await aPaidCharter();
  const id = await add(slips);
  const [reader, writer, client] = [
    await desk('read-only'),
    await desk('content'),
    await signInAs(site(), 'client'),
  ];
  expect(await statusOf(`${files}/${id}`, reader)).toBe(200);
  for (const by of [writer, client]) expect(await statusOf(`${files}/${id}`, by)).toBe(403);
  expect(await statusOf(`${files}/${id}`)).toBe(401);
  for (const by of [reader, writer, client]) {
    expect((await send(slips, aPdf(), by)).status).toBe(403);
    expect(await statusOf(`${files}/${id}`, by, 'DELETE')).toBe(403);
  }
  // A file is not found through another payment, charter or id.
  const none = randomUUID();
  for (const address of [
    `${other.files}/${id}`,
    `${files}/${none}`,
    `${files}/nothing`,
    `/api/admin/charters/${none}/money/files/${id}`,
  ]) {
    expect(await statusOf(address, ana), address).toBe(404);
    expect(await statusOf(address, ana, 'DELETE'), address).toBe(404);
  }
  for (const payment of [none, '', other.paymentId])
    expect((await send(`${files}?payment=${payment}`, aPdf())).status, payment).toBe(404);
  expect(await statusOf(`${files}/${id}`, ana, 'DELETE')).toBe(200);
  expect(await filesOf(charterId)).toEqual([]);
  expect(await statusOf(`${files}/${id}`, ana)).toBe(404);
});

test('goes with the charter’s client, and when the scanner refuses it; the payment stays', async () => {
  const { db } = app.database;
  const { charterId, paymentId, slips } = await aPaidCharter();
  await add(slips);
  const { rows } = await db.execute<{ file_id: string }>(
    sql`select file_id from money_payment_files where payment_id = ${paymentId}`,
  );
  const fileId = rows[0]?.file_id ?? '';
  const stateOf = async () =>
    (await db.select().from(storedFiles).where(eq(storedFiles.id, fileId)))[0]?.state;
  expect(await stateOf()).toBe('kept');
  const charter = await findCharter(db, charterId);
  if (!charter) throw new Error('no charter');
  expect((await releaseCharters(app.deps, [charter], 'Asked for it')).ok).toBe(true);
  expect(await filesOf(charterId)).toEqual([]);
  expect(['doomed', undefined]).toContain(await stateOf());
  const answer = await app.request(`/api/admin/charters/${charterId}/money`, { headers: ana.headers });
  expect(await answer.json()).toMatchObject({ paidCents: 5_000 });

  const infected = await aPaidCharter();
  await add(infected.slips);
  const found = await db.execute<{ file_id: string }>(
    sql`select file_id from money_payment_files where payment_id = ${infected.paymentId}`,
  );
  await dropInfectedMoneyFile(app.deps, found.rows[0]?.file_id ?? '');
  expect(await filesOf(infected.charterId)).toEqual([]);
});
