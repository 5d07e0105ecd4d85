import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { charterRequests } from '#features/charters/tables.ts';
import { outbox } from '#features/notifications/tables.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { type SignedInActor, signInAs } from '#tests/support/actors.ts';
import { askPoppler } from '#tests/support/poppler.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const AT = new Date('2027-02-01T15:00:00Z');

let app: TestApp;
let ana: SignedInActor;
beforeAll(async () => {
  app = await createTestApp({ now: () => AT, env: { CREATE_CALLS_PER_MINUTE: '100000' } });
  ana = await as('administrator');
});
afterAll(() => app.close());

const as = (role: 'client' | 'administrator', fields: Parameters<typeof signInAs>[2] = {}) =>
  signInAs({ db: app.database.db, config: app.deps.config }, role, fields);

/** A charter of $2,500 that was just accepted, with its client's link. */
async function anAcceptedCharter(fields: Partial<typeof charterRequests.$inferInsert> = {}) {
  const { db } = app.database;
  const yacht = await aYacht(db, { id: `paid-${randomUUID().slice(0, 8)}`, capacity: 12 });
  const charter = await aCharter(db, yacht.id, {
    status: 'quoted',
    contactEmail: `${randomUUID()}@visitors.example`,
    ...fields,
  });
  const quote = await aQuote(db, charter.id, { heldUntil: new Date(AT.getTime() + 3_600_000) });
  const token = await aCharterLink(db, charter.id);
  const body = { quoteId: quote.id, name: charter.contactName };
  expect((await app.postJson(`/api/charter-links/${token}/accept`, body)).status).toBe(200);
  return { ...charter, token };
}

type Paid = { id: string; receiptNumber: number };

async function pay(charterId: string, cents: number, method = 'zelle'): Promise<Paid> {
  const body = { cents, method, receivedOn: '2027-01-31', reference: 'known to staff alone' };
  const key = { 'idempotency-key': randomUUID() };
  const answer = await app.postJson(`/api/admin/charters/${charterId}/money/payments`, body, {
    ...ana.headers,
    ...key,
  });
  expect(answer.status).toBe(201);
  return answer.json();
}

const forStaff = (charterId: string, { id }: Pick<Paid, 'id'>) =>
  `/api/admin/charters/${charterId}/money/payments/${id}/receipt`;
const byLink = (token: string, { id }: Pick<Paid, 'id'>) => `/api/charter-links/${token}/receipts/${id}`;
const ofOneself = (charterId: string, { id }: Pick<Paid, 'id'>) =>
  `/api/profile/requests/${charterId}/receipts/${id}`;

const ask = (address: string, by?: SignedInActor) => app.request(address, { headers: by?.headers ?? {} });

const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ');

/** The text of a receipt, read by an independent PDF reader; undefined if none is installed. */
async function read(address: string, by?: SignedInActor): Promise<string | undefined> {
  const answer = await ask(address, by);
  expect(answer.status).toBe(200);
  const text = askPoppler('pdftotext', Buffer.from(await answer.arrayBuffer()), '-layout');
  return text === undefined ? undefined : plain(text);
}

describe('a receipt as a file', () => {
  test('says who has received what from whom, for what, and what is still to be paid', async () => {
    const charter = await anAcceptedCharter();
    const paid = await pay(charter.id, 110_025);
    const answer = await ask(byLink(charter.token, paid));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="receipt-${paid.receiptNumber}.pdf"`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.byteLength);
    const text = askPoppler('pdftotext', bytes, '-layout');
    if (text === undefined) return;
    const said = plain(text);
    for (const part of [
      `Receipt ${paid.receiptNumber}`,
      'Thank you for your payment.',
      'Miami Flow Yachts',
      'Received from Rosa Delgado',
      'Received on Sunday, January 31, 2027',
      'Paid by Zelle',
      'Charter of Tidewater, Saturday, March 6, 2027',
      `Reference Charter ${charter.id.slice(-8)}`,
      'Received $1,100.25',
      'as of February 1, 2027 at 10:00 AM, Miami time',
      'Owed in all $2,500',
      'Paid so far $1,100.25',
      'Still to be paid $1,399.75',
    ]) {
      expect(said).toContain(part);
    }
    expect(said).not.toContain('known to staff alone');
  });

  test.each([
    'Łucja Ωmega',
    'Ольга Щербакова',
    '山田 花子',
    '김 서연',
    'สมชาย ศรีสุข',
    'فاطمة حسن',
    'कृष्ण शर्मा',
  ])('has the name %s letter by letter', async (contactName) => {
    const charter = await anAcceptedCharter({ contactName });
    const paid = await pay(charter.id, 5_000, 'cash');
    const said = await read(byLink(charter.token, paid));
    if (said === undefined) return;
    for (const part of contactName.split(' ')) expect(said).toContain(plain(part));
    expect(said).toContain(`Receipt ${paid.receiptNumber}`);
    expect(said).toContain('$50');
  });

  test.each([
    ['es', ['Gracias por su pago.', 'Recibido de Rosa Delgado', 'Aún por pagar $1,399.75']],
    ['pt', ['Obrigado pelo seu pagamento.', 'Recebido de Rosa Delgado', 'Ainda a pagar US$ 1.399,75']],
  ] as const)('is in the language of its client (%s), for staff too', async (language, parts) => {
    const charter = await anAcceptedCharter({ language });
    const paid = await pay(charter.id, 110_025);
    for (const said of [
      await read(byLink(charter.token, paid)),
      await read(forStaff(charter.id, paid), ana),
    ]) {
      if (said === undefined) return;
      for (const part of [...parts, `Recibo ${paid.receiptNumber}`]) expect(said).toContain(part);
    }
  });

  test('of a payment that was reversed says that it was taken back, and thanks for nothing', async () => {
    const charter = await anAcceptedCharter();
    const paid = await pay(charter.id, 50_000);
    const reversal = `/api/admin/charters/${charter.id}/money/payments/${paid.id}/reversal`;
    const reversed = await app.postJson(reversal, { reason: 'Another client’s transfer' }, ana.headers);
    expect(reversed.status).toBe(200);
    // Its client was mailed that receipt, so they are mailed that it counts no more, and what is due because of it.
    expect((await app.postJson(reversal, { reason: 'Twice' }, ana.headers)).status).toBe(200);
    const mails = await app.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, charter.contactEmail));
    const told = mails.filter(({ cause }) => cause.startsWith('money-received-reversed:'));
    expect(told).toHaveLength(1);
    const mail = plain(told[0]?.text ?? '');
    expect(mail).toContain(`Receipt ${paid.receiptNumber}, $500 for your charter on`);
    expect(mail).toContain('Paid so far $0 Still to be paid $2,500');
    expect(mail).toContain('$1,070 is due now.');
    const said = await read(byLink(charter.token, paid));
    if (said === undefined) return;
    for (const part of [
      `Receipt ${paid.receiptNumber}`,
      'This receipt was taken back on February 1, 2027',
      'Taken back -$500',
      'What counts $0',
      'Paid so far $0',
      'Still to be paid $2,500',
    ]) {
      expect(said).toContain(part);
    }
    expect(said).not.toContain('Thank you');
    expect(said).not.toContain('Another client');
  });

  test('is linked from the mail that says that the money is here', async () => {
    const charter = await anAcceptedCharter();
    const paid = await pay(charter.id, 110_025);
    const mails = await app.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, charter.contactEmail));
    const mail = mails.find(({ subject }) => subject.startsWith('Payment received'));
    const { publicOrigin } = app.deps.config;
    // To the page and not to the file: once the link is over, the page says so in words.
    expect(mail?.text).not.toContain('/api/');
    const [address = '', token = ''] =
      /https?:\/\/[^\s"]+\/trip\/([\w-]+)#payments/.exec(mail?.text ?? '') ?? [];
    expect(address.startsWith(publicOrigin)).toBe(true);
    expect(mail?.html).toContain(address);
    expect(mail?.html).toContain(`Receipt ${paid.receiptNumber} as a PDF`);
    expect(plain(mail?.text ?? '')).toContain('for as long as the page is there');
    const answer = await ask(byLink(token, paid));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
  });
});

describe('a receipt is for nobody but', () => {
  let owner: SignedInActor;
  let other: SignedInActor;
  let charter: Awaited<ReturnType<typeof anAcceptedCharter>>;
  let strange: Awaited<ReturnType<typeof anAcceptedCharter>>;
  let paid: Paid;
  beforeAll(async () => {
    [owner, other] = [await as('client'), await as('client')];
    charter = await anAcceptedCharter({ accountId: owner.accountId });
    strange = await anAcceptedCharter({ accountId: other.accountId });
    paid = await pay(charter.id, 10_000);
  });
  const statusOf = async (address: string, by?: SignedInActor) => (await ask(address, by)).status;

  test('whoever has the charter’s link, while it lasts', async () => {
    expect(await statusOf(byLink(charter.token, paid))).toBe(200);
    // The link of another charter does not open this charter's receipt, nor does an expired or invented link.
    const over = await aCharterLink(app.database.db, charter.id, new Date(AT.getTime() - 1_000));
    for (const token of [strange.token, over, 'made-up']) {
      expect(await statusOf(byLink(token, paid)), token).toBe(404);
      expect(await statusOf(byLink(token, paid), owner), token).toBe(404);
    }
    for (const id of [randomUUID(), 'nothing'])
      expect(await statusOf(byLink(charter.token, { id }))).toBe(404);
  });

  test('the account whose charter it is', async () => {
    expect(await statusOf(ofOneself(charter.id, paid), owner)).toBe(200);
    expect(await statusOf(ofOneself(charter.id, paid))).toBe(401);
    for (const by of [other, ana]) {
      expect(await statusOf(ofOneself(charter.id, paid), by)).toBe(404);
      expect(await statusOf(ofOneself(strange.id, paid), by)).toBe(404);
    }
  });

  test('staff of the charters', async () => {
    for (const role of ['charter-desk', 'read-only'] as const) {
      const colleague = await as('administrator', { staffRoles: [role] });
      expect(await statusOf(forStaff(charter.id, paid), colleague), role).toBe(200);
    }
    const writer = await as('administrator', { staffRoles: ['content'] });
    for (const by of [writer, owner, other]) expect(await statusOf(forStaff(charter.id, paid), by)).toBe(403);
    expect(await statusOf(forStaff(charter.id, paid))).toBe(401);
    expect(await statusOf(forStaff(strange.id, paid), ana)).toBe(404);
    expect(await statusOf(forStaff(randomUUID(), paid), ana)).toBe(404);
  });
});
