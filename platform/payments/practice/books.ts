import type Stripe from 'stripe';
import { API_VERSION } from '../stripe.ts';
import { CARDS, type Kept, Refused, type TestCard } from './cards.ts';
import { openCharges } from './charges.ts';
import {
  customerOf,
  disputeOf,
  eventOf,
  fileOf,
  methodOf,
  type PracticeDispute,
  type PracticeEvent,
  type PracticeObject,
  paymentOf,
  refundOf,
  sessionOf,
} from './objects.ts';

export { CARDS, Refused, type TestCard };

/** How a dispute begins: with a question of the client's bank, or at once with money taken back. */
type AskedState = 'warning_needs_response' | 'needs_response';

/** The states of a dispute that waits for an answer. */
const NEEDS_ANSWER: ReadonlySet<string> = new Set(['needs_response', 'warning_needs_response']);
const MOST_FILE_BYTES = 5 * 1024 * 1024;

/** The states of a dispute in which no money is taken back. */
const LEAVES_ALONE: ReadonlySet<string> = new Set([
  'won',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'prevented',
]);

export type Books = ReturnType<typeof openBooks>;

/**
 * The state of Stripe's stand-in: payment pages, payments, kept cards, refunds, disputes, and an event for each change.
 *
 * @param options.kept the state it had when it was last closed
 * @param options.onChange called with each event after the event is stored
 */
export function openBooks({
  now,
  kept,
  heldForHours = 7 * 24,
  onChange = () => {},
}: {
  now: () => Date;
  kept?: Partial<Kept>;
  /** How long a card's bank keeps an authorized amount held. */
  heldForHours?: number;
  onChange?: (event: PracticeEvent) => void;
}) {
  const books: Kept = {
    sessions: [],
    payments: [],
    customers: [],
    methods: [],
    refunds: [],
    disputes: [],
    files: [],
    events: [],
    ...kept,
  };
  const seconds = () => Math.floor(now().getTime() / 1_000);
  const newId = (prefix: string) => `${prefix}_practice_${crypto.randomUUID().replaceAll('-', '')}`;
  const find = <One extends { id: string }>(all: readonly One[], id: string): One => {
    const found = all.find((one) => one.id === id);
    if (!found) throw new Refused(404, 'resource_missing', `No such object: '${id}'`);
    return found;
  };
  const tell = (type: string, object: PracticeObject) => {
    const event = eventOf(newId('evt'), type, object, seconds(), API_VERSION);
    books.events.push(event);
    onChange(event);
  };
  /** The pages whose amount is held and not taken. Stripe's session object does not say so itself. */
  const holds = new Set(
    books.sessions.flatMap(({ id, metadata }) => (metadata?.isHold === 'yes' ? [id] : [])),
  );
  const expireOld = () => {
    charges.lapseOld();
    for (const session of books.sessions) {
      if (session.status === 'open' && session.expires_at <= seconds()) expire(session);
    }
  };
  const expire = (session: Stripe.Checkout.Session) => {
    session.status = 'expired';
    session.url = null;
    if (typeof session.payment_intent === 'string') charges.giveUp(session.payment_intent);
    tell('checkout.session.expired', session);
  };
  const openSession = (id: string) => {
    expireOld();
    const session = find(books.sessions, id);
    if (session.status !== 'open') {
      throw new Refused(400, 'invalid_request', 'This Checkout Session is not open any more.');
    }
    return session;
  };
  /** The payment of a page, made at the first try to pay. */
  const paymentFor = (session: Stripe.Checkout.Session) => {
    if (typeof session.payment_intent === 'string') return find(books.payments, session.payment_intent);
    const payment: Kept['payments'][number] = paymentOf({
      id: newId('pi'),
      cents: session.amount_total ?? 0,
      created: seconds(),
      metadata: session.metadata ?? {},
      isHold: holds.has(session.id),
      keepsCard: session.customer_creation === 'always',
    });
    books.payments.push(payment);
    session.payment_intent = payment.id;
    return payment;
  };
  const complete = (session: Stripe.Checkout.Session) => {
    session.status = 'complete';
    session.url = null;
  };
  const succeed = (session: Stripe.Checkout.Session, payment: Kept['payments'][number]) => {
    if (session.customer_creation === 'always' && payment.card) keepCard(session, payment, payment.card);
    charges.take(payment);
    if (payment.status === 'succeeded') session.payment_status = 'paid';
  };
  /** Creates a customer for the payment and keeps the card for that customer. */
  const keepCard = (
    session: Stripe.Checkout.Session,
    payment: Kept['payments'][number],
    number: TestCard,
  ) => {
    const created = seconds();
    const customer = customerOf({ id: newId('cus'), created, email: session.customer_email });
    const method = {
      ...methodOf({ id: newId('pm'), created, customer: customer.id, lastFour: number.slice(-4) }),
      number,
    };
    books.customers.push(customer);
    books.methods.push(method);
    session.customer = customer.id;
    payment.customer = customer.id;
    payment.payment_method = method.id;
  };
  const charges = openCharges({ books, find, newId, seconds, tell, heldForSeconds: heldForHours * 3_600 });
  const paymentOfSession = (session: Stripe.Checkout.Session) =>
    find(books.payments, typeof session.payment_intent === 'string' ? session.payment_intent : '');

  const pay = (id: string, card: TestCard): 'paid' | 'declined' | 'asks' => {
    const session = openSession(id);
    const { does } = CARDS[card];
    const payment = paymentFor(session);
    payment.card = card;
    if (does === 'declined') {
      tell('payment_intent.payment_failed', payment);
      return 'declined';
    }
    if (does === 'asks' || does === 'asks-always') {
      payment.status = 'requires_action';
      return 'asks';
    }
    complete(session);
    succeed(session, payment);
    tell('checkout.session.completed', session);
    if (does === 'disputed') dispute(payment.id);
    if (does === 'asked-about') dispute(payment.id, 'warning_needs_response');
    return 'paid';
  };
  const dispute = (paymentId: string, status: AskedState = 'needs_response'): PracticeDispute => {
    const payment = find(books.payments, paymentId);
    if (payment.status !== 'succeeded' || books.disputes.some((one) => one.payment_intent === paymentId)) {
      throw new Refused(400, 'charge_not_disputable', 'This payment cannot be disputed.');
    }
    const made = disputeOf({
      id: newId('dp'),
      cents: payment.amount,
      created: seconds(),
      paymentId,
      dueBy: seconds() + 9 * 86_400,
      status,
    });
    books.disputes.push(made);
    tell('charge.dispute.created', made);
    return made;
  };

  return {
    ...charges,
    kept: books,
    find,
    expireOld,
    openSession,
    createSession(asked: Omit<Parameters<typeof sessionOf>[0], 'id' | 'created' | 'url'>, base: string) {
      if (asked.cents < 50) throw new Refused(400, 'amount_too_small', 'At least 50 cents.');
      if (asked.cents > 99_999_999) throw new Refused(400, 'amount_too_large', 'At most $999,999.99.');
      const inMinutes = (asked.expiresAt - seconds()) / 60;
      if (inMinutes < 29 || inMinutes > 24 * 60 + 1) {
        throw new Refused(400, 'invalid_request', 'expires_at lies 30 minutes to 24 hours ahead.');
      }
      const id = newId('cs_test');
      const session = sessionOf({
        ...asked,
        metadata: { ...asked.metadata, ...(asked.isHold ? { isHold: 'yes' } : {}) },
        id,
        created: seconds(),
        url: `${base}/pay/${id}`,
      });
      if (asked.isHold) holds.add(id);
      books.sessions.push(session);
      return session;
    },
    expireSession(id: string) {
      const session = openSession(id);
      expire(session);
      return session;
    },
    createRefund(paymentId: string, cents: number, metadata: Readonly<Record<string, string>>) {
      const payment = find(books.payments, paymentId);
      // Only a payment that was taken can be refunded; a hold is released instead.
      const back = books.refunds
        .filter((one) => one.payment_intent === paymentId && one.status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0);
      if (books.disputes.some((one) => one.payment_intent === paymentId && !LEAVES_ALONE.has(one.status))) {
        throw new Refused(400, 'charge_disputed', 'This payment is disputed.');
      }
      if (payment.status !== 'succeeded' || back + cents > payment.amount_received || cents < 1) {
        throw new Refused(400, 'charge_already_refunded', 'More than is left of this payment.');
      }
      const refund = refundOf({ id: newId('re'), cents, created: seconds(), paymentId, metadata });
      if (payment.card && CARDS[payment.card].does === 'slow-back') refund.status = 'pending';
      books.refunds.push(refund);
      tell('refund.created', refund);
      if (payment.card && CARDS[payment.card].does === 'fails-back') this.endRefund(refund.id, false);
      return refund;
    },
    /** Ends a refund, as banks do days later: it arrives, or comes back. */
    endRefund(id: string, arrives: boolean) {
      const refund = find(books.refunds, id);
      if (refund.status === 'failed') return;
      refund.status = arrives ? 'succeeded' : 'failed';
      if (!arrives) refund.failure_reason = 'expired_or_canceled_card';
      tell(arrives ? 'refund.updated' : 'refund.failed', refund);
    },
    pay,
    /** What the card holder answers to their bank's question. */
    answerBank(id: string, agrees: boolean): 'paid' | 'declined' {
      const session = openSession(id);
      const payment = paymentFor(session);
      if (payment.status !== 'requires_action') throw new Refused(400, 'invalid_request', 'Nobody asks.');
      if (!agrees) {
        payment.status = 'requires_payment_method';
        tell('payment_intent.payment_failed', payment);
        return 'declined';
      }
      complete(session);
      succeed(session, payment);
      tell('checkout.session.completed', session);
      return 'paid';
    },
    /** Pays from a bank account; the payment settles days later. */
    payLater(id: string) {
      const session = openSession(id);
      paymentFor(session).status = 'processing';
      complete(session);
      tell('checkout.session.completed', session);
    },
    settle(id: string, arrives: boolean) {
      const session = find(books.sessions, id);
      const payment = paymentOfSession(session);
      if (payment.status !== 'processing')
        throw new Refused(400, 'invalid_request', 'Nothing is on its way.');
      if (arrives) succeed(session, payment);
      else payment.status = 'requires_payment_method';
      tell(`checkout.session.async_payment_${arrives ? 'succeeded' : 'failed'}`, session);
    },
    dispute,
    decideDispute(id: string, status: 'won' | 'lost' | 'warning_closed' | 'prevented') {
      const found = find(books.disputes, id);
      if (found.status === 'won' || found.status === 'lost') return;
      found.status = status;
      tell('charge.dispute.closed', found);
    },
    createFile(name: string, size: number) {
      if (size > MOST_FILE_BYTES) throw new Refused(400, 'file_too_large', 'At most 5 MB.');
      const file = fileOf({ id: newId('file'), created: seconds(), name, size });
      books.files.push(file);
      return file;
    },
    /** Saves the answer to a dispute, or with `isForGood` submits it, which is possible once. */
    answerDispute(id: string, evidence: Readonly<Record<string, string>>, isForGood: boolean) {
      const found = find(books.disputes, id);
      const details = found.evidence_details;
      if (!NEEDS_ANSWER.has(found.status)) {
        throw new Refused(400, 'dispute_not_answerable', 'This dispute can no longer be answered.');
      }
      const file = evidence.uncategorized_file;
      if (file !== undefined) find(books.files, file);
      found.evidence = { ...found.evidence, ...evidence };
      details.has_evidence = true;
      if (isForGood) {
        details.submission_count += 1;
        found.status = found.status === 'needs_response' ? 'under_review' : 'warning_under_review';
      }
      tell('charge.dispute.updated', found);
      return found;
    },
    /** The bank that only asked takes the money now. */
    escalate(id: string) {
      const found = find(books.disputes, id);
      if (!found.status.startsWith('warning_') || found.status === 'warning_closed') return;
      found.status = 'needs_response';
      tell('charge.dispute.funds_withdrawn', found);
    },
  };
}
