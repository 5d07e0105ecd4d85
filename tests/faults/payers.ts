import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addDays, charterDayAt } from '#core/charter-time.ts';
import { slotRange } from '#features/calendar/domain/index.ts';
import { billing } from '#features/charters/service/index.ts';
import { sweepCards } from '#features/money/service/index.ts';
import { openBooks } from '#platform/payments/practice/books.ts';
import { signed } from '#platform/payments/practice/notices.ts';
import { PRACTICE_SECRETS } from '#platform/payments/practice/open.ts';
import { servePractice } from '#platform/payments/practice/server.ts';
import { aCharter, aCharterLink, aQuote } from '#tests/builders/charter.ts';
import { aYacht } from '#tests/builders/yacht.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';

/** A client with a quote who accepts it and pays the deposit. */
export type Payer = {
  readonly charterId: string;
  readonly quoteId: string;
  readonly token: string;
  /** What the site has acknowledged to the payer. It must never be lost. */
  hasAccepted: boolean;
  hasCancelled: boolean;
  hasPaid: boolean;
};

/** $1,070: the deposit of the test quote (`aQuote`), half of its price with tax. */
export const DEPOSIT = 107_000;

/** Starts a stand-in for the card company in the test's own process, which outlives every site. */
export async function openPayments() {
  /** Runs at each changing call to the stand-in, before the stand-in answers. */
  let onCall = () => {};
  let origin: string | undefined;
  const sending = new Set<Promise<unknown>>();
  const books = openBooks({
    now: () => new Date(),
    onChange(event) {
      if (origin === undefined) return;
      const body = JSON.stringify(event);
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signed(body, PRACTICE_SECRETS.webhookSecret, new Date()),
      };
      // An event that no site takes is lost; the sweep finds the change later.
      const sent = fetch(`${origin}/api/webhooks/stripe`, { method: 'POST', headers, body })
        .then((answer) => answer.arrayBuffer())
        .catch(() => {})
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
  });
  const server = await servePractice(books, {
    fault() {
      onCall();
      return 'none';
    },
  });
  const env = {
    STRIPE_SECRET_KEY: PRACTICE_SECRETS.secretKey,
    STRIPE_WEBHOOK_SECRET: PRACTICE_SECRETS.webhookSecret,
    STRIPE_API_BASE: server.base,
    CREATE_CALLS_PER_MINUTE: '1000000',
  };
  return {
    books,
    env,
    atEachCall: (does: () => void) => {
      onCall = does;
    },
    /** Sends events to this address from now on; without an address, nowhere. */
    tell: (to: string | undefined) => {
      origin = to;
    },
    /** Runs one sweep, in a process beside the sites; answers how many cases failed. */
    async sweep(database: TestDatabase) {
      await Promise.all(sending);
      const app = await createTestApp({ database, env });
      const { failed } = await sweepCards({ ...app.deps, charters: billing });
      return failed;
    },
    stop: () => server.stop(),
  };
}
export type Payments = Awaited<ReturnType<typeof openPayments>>;

/** Creates a charter with a quote to accept: of a new yacht, or of the given one for the same afternoon as all others. */
export async function aPayer({ db }: TestDatabase, yachtId?: string): Promise<Payer> {
  const yacht = yachtId ?? (await aYacht(db, { id: `paid-${randomUUID()}` })).id;
  const startOn = addDays(charterDayAt(new Date()), 60);
  const { from, to } = slotRange(startOn, 'afternoon');
  const place = { startOn, departsAt: from, returnsAt: to, contactEmail: `${randomUUID()}@payers.example` };
  const charter = await aCharter(db, yacht, { ...place, status: 'quoted' });
  const heldUntil = new Date(Date.now() + 86_400_000);
  const quote = await aQuote(db, charter.id, { heldUntil });
  const token = await aCharterLink(db, charter.id);
  const said = { hasAccepted: false, hasCancelled: false, hasPaid: false };
  return { charterId: charter.id, quoteId: quote.id, token, ...said };
}

/** A payer's call; undefined if the site was gone before it answered, or was temporarily unavailable. */
export async function call(origin: string, payer: Payer, what: string, body: object = {}) {
  try {
    const answer = await fetch(`${origin}/api/charter-links/${payer.token}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const told = (await answer.json()) as { url?: string; code?: string };
    return answer.status === 503 ? undefined : { ...told, status: answer.status };
  } catch {
    return undefined;
  }
}

export const accept = async (origin: string, payer: Payer) => {
  const answer = await call(origin, payer, 'accept', { quoteId: payer.quoteId, name: 'Rosa Delgado' });
  if (answer?.status === 200) payer.hasAccepted = true;
  return answer;
};

/**
 * Pays the deposit on the page that the site opens, as often as the site asks for it. A page for another amount stays
 * unpaid.
 */
export async function payDeposit(origin: string, payer: Payer, { books }: Payments) {
  const answer = await call(origin, payer, 'checkout');
  const page = answer?.url?.split('/').at(-1);
  if (page === undefined) return answer;
  const session = books.kept.sessions.find(({ id }) => id === page);
  if (session?.amount_total !== DEPOSIT) return answer;
  try {
    books.pay(page, '4242424242424242');
    payer.hasPaid = true;
  } catch {
    // The page was closed or paid meanwhile, as can happen to a payer with two windows.
  }
  return answer;
}

/**
 * For each charter: its status, and the sums paid and refunded by the site's ledger (`ours`) and by the stand-in
 * (`theirs`).
 */
export async function bothBooks({ db }: TestDatabase, { books }: Payments) {
  const { rows } = await db.execute<{ id: string; charter_id: string }>(
    sql`select id, charter_id from money_checkouts`,
  );
  const charterOf = new Map(rows.map((row) => [row.id, row.charter_id]));
  const theirs = new Map<string, { paid: number; back: number; deposits: number }>();
  const of = (charterId: string) => {
    const known = theirs.get(charterId) ?? { paid: 0, back: 0, deposits: 0 };
    theirs.set(charterId, known);
    return known;
  };
  const { sessions, payments, refunds } = books.kept;
  for (const { payment_intent: id, client_reference_id: reference } of sessions) {
    const payment = payments.find((one) => one.id === id && one.status === 'succeeded');
    if (!payment) continue;
    const sum = of(charterOf.get(reference ?? '') ?? `unknown ${reference}`);
    sum.paid += payment.amount;
    if (payment.amount === DEPOSIT) sum.deposits += 1;
    for (const refund of refunds) if (refund.payment_intent === id) sum.back += refund.amount;
  }
  const ours = await db.execute<{ charter_id: string; status: string; paid: string; back: string }>(sql`
    select c.id as charter_id, c.status,
      coalesce((select sum(cents) from money_payments p where p.charter_id = c.id), 0) as paid,
      coalesce((select sum(cents) from money_refunds r where r.charter_id = c.id
        and exists (select from money_refund_steps s where s.refund_id = r.id and s.step = 'sent')), 0) as back
    from charter_requests c where c.contact_email like '%@payers.example'`);
  return ours.rows.map((row) => ({
    charterId: row.charter_id,
    status: row.status,
    ours: { paid: Number(row.paid), back: Number(row.back) },
    theirs: { paid: theirs.get(row.charter_id)?.paid ?? 0, back: theirs.get(row.charter_id)?.back ?? 0 },
    deposits: theirs.get(row.charter_id)?.deposits ?? 0,
  }));
}
