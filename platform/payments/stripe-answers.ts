import type Stripe from 'stripe';
import type {
  CardPayment,
  CardRefund,
  Checkout,
  CheckoutState,
  Dispute,
  KeptCard,
  Notice,
} from './provider.ts';

// Converts Stripe's answers into our own terms.

/** Converts a payment page. */
export function checkoutIn(session: Stripe.Checkout.Session): Checkout {
  const payment = session.payment_intent;
  return {
    id: session.id,
    reference: session.client_reference_id ?? '',
    state: stateOf(session),
    url: session.status === 'open' ? session.url : null,
    cents: session.amount_total ?? 0,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    payment: typeof payment === 'object' && payment !== null ? paymentIn(payment) : null,
  };
}

function stateOf({
  status,
  payment_status: paid,
  payment_intent: payment,
}: Stripe.Checkout.Session): CheckoutState {
  if (paid === 'paid') return 'paid';
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  const failed = typeof payment === 'object' && payment !== null && HAS_FAILED.has(payment.status);
  return failed ? 'failed' : 'on-its-way';
}

/** The states of a payment that was begun, is not settled, and never will be. */
const HAS_FAILED: ReadonlySet<Stripe.PaymentIntent.Status> = new Set(['requires_payment_method', 'canceled']);

/** Converts a refund. */
export function refundIn(refund: Stripe.Refund): CardRefund {
  const { status, payment_intent: payment } = refund;
  const hasFailed = status === 'failed' || status === 'canceled';
  return {
    id: refund.id,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    madeAt: new Date(refund.created * 1_000),
    reference: refund.metadata?.reference ?? '',
    state: hasFailed ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending',
    cents: refund.amount,
    reason: refund.failure_reason ?? (hasFailed ? (status ?? '') : ''),
  };
}

/** Converts a dispute. */
export function disputeIn(dispute: Stripe.Dispute): Dispute {
  const { payment_intent: payment, evidence_details: evidence } = dispute;
  const file = dispute.evidence?.uncategorized_file ?? null;
  return {
    id: dispute.id,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    cents: dispute.amount,
    reason: dispute.reason,
    state: disputeStateOf(dispute.status),
    respondBy: evidence.due_by === null ? null : new Date(evidence.due_by * 1_000),
    // An answer to the bank's inquiry does not count once the bank takes the money: the dispute needs a new answer.
    isAnswered: !dispute.status.endsWith('needs_response'),
    wasAnswered: evidence.submission_count > 0,
    fileId: typeof file === 'string' ? file : (file?.id ?? null),
  };
}

/** The state of a dispute. One that the provider settled with the bank, or the bank dropped, is closed: it needs nothing more. */
function disputeStateOf(status: Stripe.Dispute.Status): Dispute['state'] {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'lost';
  if (status === 'warning_closed' || status === 'prevented') return 'closed';
  return status.startsWith('warning_') ? 'inquiry' : 'open';
}

/** Converts a notice of a change. */
export function noticeIn(event: Stripe.Event): Notice {
  const { object } = event.data;
  const about = 'object' in object ? ABOUT[object.object] : undefined;
  return {
    id: event.id,
    type: event.type,
    about: about ?? 'other',
    objectId: 'id' in object && typeof object.id === 'string' ? object.id : '',
    createdAt: new Date(event.created * 1_000),
  };
}

const ABOUT: Readonly<Record<string, Notice['about']>> = {
  'checkout.session': 'checkout',
  payment_intent: 'payment',
  refund: 'refund',
  dispute: 'dispute',
};

/** Converts a payment, with what is known of its card. */
export function paymentIn(payment: Stripe.PaymentIntent): CardPayment {
  const { last_payment_error: error, latest_charge: charge } = payment;
  const of = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  return {
    id: payment.id,
    reference: payment.metadata?.reference ?? '',
    state: PAYMENT_STATES[payment.status] ?? 'failed',
    cents: payment.amount,
    takenCents: payment.amount_received,
    captureBefore: of?.capture_before ? new Date(of.capture_before * 1_000) : null,
    reason: error?.code ?? payment.cancellation_reason ?? '',
    card: keptCardIn(payment),
  };
}

const PAYMENT_STATES: Readonly<Partial<Record<Stripe.PaymentIntent.Status, CardPayment['state']>>> = {
  processing: 'pending',
  requires_capture: 'held',
  succeeded: 'paid',
  canceled: 'let-go',
};

/** The kept card of a payment: it has a customer only when the client agreed to keep it. */
function keptCardIn({
  customer,
  payment_method: method,
  setup_future_usage: use,
}: Stripe.PaymentIntent): KeptCard | null {
  const id = typeof customer === 'string' ? customer : customer?.id;
  if (!id || use !== 'off_session' || typeof method !== 'object' || !method?.card) return null;
  return { customer: id, method: method.id, brand: method.card.brand, lastFour: method.card.last4 };
}
