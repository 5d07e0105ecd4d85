import type Stripe from 'stripe';
import type { Language } from '#core/language.ts';
import {
  type CardProvider,
  type CardRefund,
  CardRefusal,
  CardsAway,
  type Checkout,
  type CheckoutState,
  type Dispute,
  type DisputeEvidence,
  type Notice,
} from './provider.ts';
import type { StripeSettings } from './settings.ts';

/** The version whose answers this file reads. It moves with the package, on purpose and by hand. */
export const API_VERSION = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

/** Longer than Stripe takes at its slowest, shorter than a client's patience. */
const TIMEOUT_MS = 20_000;
/** How old a signed notice may be. */
const TOLERANCE_SECONDS = 300;

/**
 * Stripe as the provider of cards. Loaded when it is first needed: a site without it pays nothing for it. It repeats no call by
 * itself; the jobs that call it do, and know what must not be done twice.
 */
export function openStripe({ secretKey, webhookSecret, apiBase }: StripeSettings): CardProvider {
  let loaded: Promise<Stripe> | undefined;
  const load = () => {
    loaded ??= import('stripe').then(({ default: Client }) => {
      const at = apiBase ? new URL(apiBase) : undefined;
      return new Client(secretKey, {
        apiVersion: API_VERSION,
        timeout: TIMEOUT_MS,
        maxNetworkRetries: 0,
        telemetry: false,
        ...(at
          ? { protocol: at.protocol === 'http:' ? 'http' : 'https', host: at.hostname, port: at.port }
          : {}),
      });
    });
    return loaded;
  };
  const ask = async <Answer>(call: (stripe: Stripe) => Promise<Answer>): Promise<Answer> => {
    const stripe = await load();
    try {
      return await call(stripe);
    } catch (error) {
      if (isRefusal(error)) throw new CardRefusal(error.code ?? error.type);
      if (isFromStripe(error)) throw new CardsAway(error.type, { cause: error });
      throw error;
    }
  };
  const payment = { expand: ['payment_intent'] };

  return {
    openCheckout: (wanted) =>
      ask(async (stripe) => {
        const { reference, email } = wanted;
        const session = await stripe.checkout.sessions.create(
          {
            ...payment,
            mode: 'payment',
            client_reference_id: reference,
            locale: LOCALES[wanted.language],
            ...(email ? { customer_email: email } : {}),
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: 'usd',
                  unit_amount: wanted.cents,
                  product_data: { name: wanted.title, description: wanted.description },
                },
              },
            ],
            payment_intent_data: { metadata: { reference }, description: wanted.description },
            expires_at: Math.floor(wanted.expiresAt.getTime() / 1_000),
            success_url: wanted.paidUrl,
            cancel_url: wanted.backUrl,
          },
          { idempotencyKey: reference },
        );
        return checkoutIn(session);
      }),
    findCheckout: (reference, since) =>
      ask(async (stripe) => {
        const created = { gte: Math.floor(since.getTime() / 1_000) };
        const sessions = stripe.checkout.sessions.list({
          created,
          limit: 100,
          expand: ['data.payment_intent'],
        });
        for await (const session of sessions) {
          if (session.client_reference_id === reference) return checkoutIn(session);
        }
        return undefined;
      }),
    readCheckout: (id) =>
      ask(async (stripe) => checkoutIn(await stripe.checkout.sessions.retrieve(id, payment))),
    closeCheckout: (id) =>
      ask(async (stripe) => {
        try {
          return checkoutIn(await stripe.checkout.sessions.expire(id, payment));
        } catch (error) {
          if (!isRefusal(error)) throw error;
          return checkoutIn(await stripe.checkout.sessions.retrieve(id, payment));
        }
      }),
    refund: ({ reference, paymentId, cents }) =>
      ask(async (stripe) =>
        refundIn(
          await stripe.refunds.create(
            { payment_intent: paymentId, amount: cents, metadata: { reference } },
            { idempotencyKey: reference },
          ),
        ),
      ),
    findRefund: (reference, paymentId) =>
      ask(async (stripe) => {
        for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 })) {
          if (refund.metadata?.reference === reference) return refundIn(refund);
        }
        return undefined;
      }),
    readRefund: (id) => ask(async (stripe) => refundIn(await stripe.refunds.retrieve(id))),
    readDispute: (id) => ask(async (stripe) => disputeIn(await stripe.disputes.retrieve(id))),
    sendEvidence: ({ reference, name, bytes }) =>
      ask(async (stripe) => {
        const file = { data: bytes, name, type: 'application/pdf' };
        const made = await stripe.files.create(
          { purpose: 'dispute_evidence', file },
          { idempotencyKey: `${reference}-file` },
        );
        return made.id;
      }),
    answerDispute: ({ reference, id, evidence, isForGood: submit }) =>
      ask(async (stripe) =>
        disputeIn(
          await stripe.disputes.update(
            id,
            { evidence: evidenceFor(evidence), submit },
            { idempotencyKey: reference },
          ),
        ),
      ),
    async readNotice(bytes, signature, now) {
      const stripe = await load();
      try {
        return noticeIn(
          await stripe.webhooks.constructEventAsync(
            bytes,
            signature,
            webhookSecret,
            TOLERANCE_SECONDS,
            undefined,
            now.getTime(),
          ),
        );
      } catch {
        return undefined;
      }
    },
    async *noticesSince(since) {
      const stripe = await load();
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      for await (const event of stripe.events.list({ created, limit: 100 })) yield noticeIn(event);
    },
  };
}

/** How Stripe names the languages of its pages. */
const LOCALES = { en: 'en', es: 'es', pt: 'pt-BR' } as const satisfies Record<
  Language,
  Stripe.Checkout.SessionCreateParams.Locale
>;

/** True of what the package throws of itself: no answer, or one that is none. */
const isFromStripe = (error: unknown): error is Error & { readonly type: string } =>
  error instanceof Error &&
  'type' in error &&
  typeof error.type === 'string' &&
  error.type.startsWith('Stripe');

/** True of an answer that would be the same however often it were asked for: the call itself is wrong, or not allowed. */
function isRefusal(error: unknown): error is { readonly code?: string; readonly type: string } {
  return (
    error instanceof Error &&
    'type' in error &&
    (error.type === 'StripeInvalidRequestError' || error.type === 'StripeCardError')
  );
}

function checkoutIn(session: Stripe.Checkout.Session): Checkout {
  const payment = session.payment_intent;
  return {
    id: session.id,
    reference: session.client_reference_id ?? '',
    state: stateOf(session),
    url: session.status === 'open' ? session.url : null,
    cents: session.amount_total ?? 0,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
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

/** How a payment stands that was begun, is not settled, and never will be. */
const HAS_FAILED: ReadonlySet<Stripe.PaymentIntent.Status> = new Set(['requires_payment_method', 'canceled']);

function refundIn(refund: Stripe.Refund): CardRefund {
  const { status, payment_intent: payment } = refund;
  const hasFailed = status === 'failed' || status === 'canceled';
  return {
    id: refund.id,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    reference: refund.metadata?.reference ?? '',
    state: hasFailed ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending',
    cents: refund.amount,
    reason: refund.failure_reason ?? (hasFailed ? (status ?? '') : ''),
  };
}

function evidenceFor(evidence: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence {
  return {
    uncategorized_text: evidence.covering,
    uncategorized_file: evidence.fileId,
    product_description: evidence.product,
    service_date: evidence.serviceOn,
    customer_name: evidence.client,
    customer_email_address: evidence.email,
    customer_purchase_ip: evidence.address,
    cancellation_policy_disclosure: evidence.cancellationTerms,
    access_activity_log: evidence.accessLog,
  };
}

function disputeIn(dispute: Stripe.Dispute): Dispute {
  const { payment_intent: payment, evidence_details: evidence } = dispute;
  const file = dispute.evidence?.uncategorized_file ?? null;
  return {
    id: dispute.id,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    cents: dispute.amount,
    reason: dispute.reason,
    state: disputeStateOf(dispute.status),
    respondBy: evidence.due_by === null ? null : new Date(evidence.due_by * 1_000),
    isAnswered: evidence.submission_count > 0,
    fileId: typeof file === 'string' ? file : (file?.id ?? null),
  };
}

/** What the provider settled with the client's bank by itself, or the bank let rest, is closed: nothing is asked for any more. */
function disputeStateOf(status: Stripe.Dispute.Status): Dispute['state'] {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'lost';
  if (status === 'warning_closed' || status === 'prevented') return 'closed';
  return status.startsWith('warning_') ? 'inquiry' : 'open';
}

function noticeIn(event: Stripe.Event): Notice {
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
  refund: 'refund',
  dispute: 'dispute',
};
