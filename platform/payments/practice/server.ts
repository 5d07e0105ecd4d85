import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type Books, CARDS, Refused, type TestCard } from './books.ts';
import { Declined } from './charges.ts';
import { bankPage, closedPage, payPage } from './pages.ts';

/** What goes wrong with the answer to a changing call: nothing, or the call is done but its answer is lost or an error. */
export type Fault = 'none' | 'lost' | 'error';

type Form = { [name: string]: string | Form };

/** Reads form fields such as `a[b][0]=c` into nested objects. */
export function nested(params: URLSearchParams): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of params) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? '';
    let at = form;
    for (const part of path) {
      const next = at[part];
      at = at[part] = typeof next === 'object' ? next : Object.create(null);
    }
    at[last] = value;
  }
  return form;
}

const inside = (form: Form | undefined, ...path: string[]): Form | undefined =>
  path.reduce<Form | undefined>((at, part) => {
    const next = at?.[part];
    return typeof next === 'object' ? next : undefined;
  }, form);
const text = (form: Form | undefined, name: string) => {
  const value = form?.[name];
  return typeof value === 'string' ? value : null;
};
const texts = (form: Form | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/** The answer given under an idempotency key. The same call gets it again, even if it was an error. */
type Given = { readonly call: string; readonly status: 200 | 402 | 500; readonly body: object };

export type PracticeServer = {
  /** Its address, for API calls and for browsers. */
  readonly base: string;
  stop(): Promise<void>;
};

/**
 * Serves those of Stripe's API calls that the site uses, and a payment page of its own. Only for this machine.
 *
 * @param options.name the name by which its process recognizes it
 * @param options.fault returns what goes wrong with the next changing call
 */
export async function servePractice(
  books: Books,
  options: {
    port?: number;
    hostname?: string;
    name?: string;
    fault?: () => Fault;
    onHandled?: () => void;
  } = {},
): Promise<PracticeServer> {
  const { fault = () => 'none', onHandled = () => {}, hostname = '127.0.0.1' } = options;
  const given = new Map<string, Given>();
  let base = '';
  const app = new Hono();
  app.onError((error, c) => {
    if (!(error instanceof Refused)) throw error;
    const type = 'invalid_request_error';
    return c.json({ error: { type, code: error.code, message: error.message } }, error.status as 400);
  });
  app.use(async (_c, next) => {
    await next();
    onHandled();
  });

  app.get('/name', (c) => c.text(options.name ?? ''));

  /** Does a changing call once for each idempotency key, and simulates the next fault. */
  async function once(c: Context, work: (form: Form) => object) {
    const body = await c.req.text();
    return onceFor(c, body, () => work(nested(new URLSearchParams(body))));
  }

  function onceFor(c: Context, body: string, work: () => object) {
    const key = c.req.header('idempotency-key');
    const call = `${c.req.path} ${body}`;
    const before = key === undefined ? undefined : given.get(key);
    if (before && before.call !== call) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return c.json({ error: { type: 'idempotency_error', message } }, 400);
    }
    const wrong = fault();
    const done = before ? { status: 200 as const, body: {} } : answered(() => work());
    const answer: Given =
      before ??
      (wrong === 'error'
        ? { call, status: 500, body: { error: { type: 'api_error', message: 'Our fault.' } } }
        : { call, ...done });
    if (key !== undefined) given.set(key, answer);
    // Break the connection before the answer arrives.
    if (wrong === 'lost') (c.env as { incoming: { destroy(): void } }).incoming.destroy();
    return c.json(answer.body, answer.status);
  }

  /** Runs a call. A refusal of the card's bank is also an answer, which the idempotency key stores. */
  function answered(work: () => object): { readonly status: 200 | 402; readonly body: object } {
    try {
      return { status: 200, body: structuredClone(work()) };
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      const { code, message, payment } = error;
      return { status: 402, body: { error: { type: 'card_error', code, message, payment_intent: payment } } };
    }
  }

  const expanded = (session: ReturnType<Books['openSession']>, c: Context) => {
    const isAsked = c.req.query('expand[0]') ?? c.req.query('expand[]');
    const { payment_intent: payment } = session;
    return isAsked && typeof payment === 'string'
      ? { ...session, payment_intent: books.whole(payment) }
      : session;
  };
  function page<One extends { id: string; created: number }>(c: Context, all: readonly One[]) {
    const since = Number(c.req.query('created[gte]') ?? 0);
    const after = c.req.query('starting_after');
    const limit = Number(c.req.query('limit') ?? 10);
    const newest = all.filter(({ created }) => created >= since).toReversed();
    const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
    const data = newest.slice(from, from + limit);
    return { object: 'list', url: c.req.path, has_more: newest.length > from + limit, data };
  }

  app.post('/v1/checkout/sessions', (c) =>
    once(c, (form) => {
      const price = inside(form, 'line_items', '0', 'price_data');
      return books.createSession(
        {
          cents: Number(text(price, 'unit_amount')),
          reference: text(form, 'client_reference_id'),
          email: text(form, 'customer_email'),
          expiresAt: Number(text(form, 'expires_at')),
          paidUrl: text(form, 'success_url'),
          backUrl: text(form, 'cancel_url'),
          locale: text(form, 'locale'),
          isHold: text(inside(form, 'payment_intent_data'), 'capture_method') === 'manual',
          keepsCard: text(inside(form, 'payment_intent_data'), 'setup_future_usage') === 'off_session',
          metadata: {
            ...texts(inside(form, 'payment_intent_data', 'metadata')),
            title: text(inside(price, 'product_data'), 'name') ?? '',
            description: text(inside(price, 'product_data'), 'description') ?? '',
          },
        },
        base,
      );
    }),
  );
  app.post('/v1/checkout/sessions/:id/expire', (c) => once(c, () => books.expireSession(c.req.param('id'))));
  app.get('/v1/checkout/sessions', (c) => {
    books.expireOld();
    const listed = page(c, books.kept.sessions);
    return c.json({ ...listed, data: listed.data.map((session) => expanded(session, c)) });
  });
  app.get('/v1/checkout/sessions/:id', (c) => {
    books.expireOld();
    return c.json(expanded(books.find(books.kept.sessions, c.req.param('id')), c));
  });
  app.post('/v1/payment_intents', (c) =>
    once(c, (form) => {
      const made = books.charge({
        cents: Number(text(form, 'amount')),
        customer: text(form, 'customer') ?? '',
        method: text(form, 'payment_method') ?? '',
        isHold: text(form, 'capture_method') === 'manual',
        metadata: texts(inside(form, 'metadata')),
      });
      return books.whole(made.id);
    }),
  );
  app.post('/v1/payment_intents/:id/capture', (c) =>
    once(c, (form) => {
      books.expireOld();
      const { id } = books.capture(c.req.param('id'), Number(text(form, 'amount_to_capture')));
      return books.whole(id);
    }),
  );
  app.post('/v1/payment_intents/:id/cancel', (c) =>
    once(c, () => books.whole(books.cancel(c.req.param('id')).id)),
  );
  app.get('/v1/payment_intents', (c) => {
    books.expireOld();
    const listed = page(c, books.kept.payments);
    return c.json({ ...listed, data: listed.data.map(({ id }) => books.whole(id)) });
  });
  app.get('/v1/payment_intents/:id', (c) => {
    books.expireOld();
    return c.json(books.whole(c.req.param('id')));
  });
  app.post('/v1/payment_methods/:id/detach', (c) => once(c, () => books.detach(c.req.param('id'))));
  app.delete('/v1/customers/:id', (c) => once(c, () => books.deleteCustomer(c.req.param('id'))));
  app.post('/v1/refunds', (c) =>
    once(c, (form) =>
      books.createRefund(
        text(form, 'payment_intent') ?? '',
        Number(text(form, 'amount')),
        texts(inside(form, 'metadata')),
      ),
    ),
  );
  app.get('/v1/refunds', (c) => {
    const of = c.req.query('payment_intent');
    return c.json(
      page(
        c,
        books.kept.refunds.filter((one) => one.payment_intent === of),
      ),
    );
  });
  app.get('/v1/refunds/:id', (c) => c.json(books.find(books.kept.refunds, c.req.param('id'))));
  app.get('/v1/disputes/:id', (c) => c.json(books.find(books.kept.disputes, c.req.param('id'))));
  app.post('/v1/disputes/:id', (c) =>
    once(c, (form) =>
      books.answerDispute(
        c.req.param('id'),
        texts(inside(form, 'evidence')),
        text(form, 'submit') === 'true',
      ),
    ),
  );
  app.post('/v1/files', async (c) => {
    const { purpose, file } = await c.req.parseBody();
    if (purpose !== 'dispute_evidence' || !(file instanceof File)) {
      throw new Refused(400, 'parameter_missing', 'A file and its purpose, please.');
    }
    const bytes = Buffer.from(await file.arrayBuffer());
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
      throw new Refused(400, 'invalid_file', 'A PDF, please.');
    }
    // Compare the file's digest instead of the body, because the boundary between the parts differs each time.
    const digest = createHash('sha256').update(bytes).digest('hex');
    return onceFor(c, `${file.name} ${digest}`, () => books.createFile(file.name, bytes.byteLength));
  });
  app.get('/v1/events', (c) => c.json(page(c, books.kept.events)));

  app.get('/pay/:id', (c) => {
    const session = openPage(c.req.param('id'));
    return session ? c.html(payPage(session)) : closed(c);
  });
  const closed = (c: Context) => {
    const was = books.kept.sessions.find(({ id }) => id === c.req.param('id'));
    return c.html(closedPage(was?.locale), 410);
  };
  function openPage(id: string) {
    try {
      return books.openSession(id);
    } catch {
      return undefined;
    }
  }
  app.post('/pay/:id', async (c) => {
    const id = c.req.param('id');
    const session = openPage(id);
    if (!session) return closed(c);
    const form = nested(new URLSearchParams(await c.req.text()));
    const back = session.success_url ?? '/';
    if (text(form, 'method') === 'bank') {
      books.payLater(id);
      return c.redirect(back, 303);
    }
    const answered = text(form, 'bank');
    const number = (text(form, 'number') ?? '').replaceAll(/\D/g, '');
    if (answered === null && !(number in CARDS)) {
      return c.html(payPage(session, 'noTestCard'), 422);
    }
    const became =
      answered === null ? books.pay(id, number as TestCard) : books.answerBank(id, answered === 'yes');
    if (became === 'asks') return c.html(bankPage(session));
    if (became === 'paid') return c.redirect(back, 303);
    return c.html(payPage(session, 'declined'), 402);
  });

  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  base = `http://${hostname}:${(server.address() as AddressInfo).port}`;
  return {
    base,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
