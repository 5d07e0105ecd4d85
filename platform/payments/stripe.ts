import type Stripe from 'stripe';
import type { Language } from '#core/language.ts';
import { type CardProvider, CardRefusal, CardsAway, type DisputeEvidence } from './provider.ts';
import type { StripeSettings } from './settings.ts';
import { checkoutIn, disputeIn, noticeIn, paymentIn, refundIn } from './stripe-answers.ts';

/** The API version whose answers this file reads. Change it by hand, together with the package. */
export const API_VERSION = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

/** Longer than Stripe's slowest answers, shorter than a client would wait. */
const TIMEOUT_MS = 20_000;
/** The maximum age of a signed notice. */
const TOLERANCE_SECONDS = 300;

/**
 * Stripe as the card provider. The package is loaded when first needed, so that a site without Stripe does not pay for it. It
 * does not repeat calls: the jobs that call it do, and they know which calls must not be done twice.
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
  const payment = { expand: ['payment_intent.payment_method', 'payment_intent.latest_charge'] };
  const whole = { expand: ['payment_method', 'latest_charge'] };
  /**
   * Changes a payment. If Stripe refuses, returns the payment as it is; if that is still held, with the reason of the refusal.
   */
  const unlessPast = (id: string, change: (stripe: Stripe) => Promise<Stripe.PaymentIntent>) =>
    ask(async (stripe) => {
      try {
        return paymentIn(await change(stripe));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const found = paymentIn(await stripe.paymentIntents.retrieve(id, whole));
        const isRefused = found.state === 'held' && found.reason === '';
        return isRefused ? { ...found, reason: error.code ?? error.type } : found;
      }
    });

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
            ...(wanted.keepsCard ? { customer_creation: 'always' as const } : {}),
            // Only cards can be held or kept, so do not offer a bank account here.
            ...(wanted.isHold || wanted.keepsCard ? { allowed_payment_method_types: ['card' as const] } : {}),
            payment_intent_data: {
              metadata: { reference },
              description: wanted.description,
              ...(wanted.isHold ? { capture_method: 'manual' as const } : {}),
              ...(wanted.keepsCard ? { setup_future_usage: 'off_session' as const } : {}),
            },
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
          expand: payment.expand.map((name) => `data.${name}`),
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
    chargeCard: ({ reference, cents, card, description, isHold }) =>
      ask(async (stripe) => {
        try {
          return paymentIn(
            await stripe.paymentIntents.create(
              {
                ...whole,
                amount: cents,
                currency: 'usd',
                customer: card.customer,
                payment_method: card.method,
                allowed_payment_method_types: ['card'],
                off_session: true,
                confirm: true,
                capture_method: isHold ? 'manual' : 'automatic',
                description,
                metadata: { reference },
              },
              { idempotencyKey: reference },
            ),
          );
        } catch (error) {
          const refusedPayment = paymentRefused(error);
          if (!refusedPayment) throw error;
          return paymentIn(refusedPayment);
        }
      }),
    findPayment: (reference, since) =>
      ask(async (stripe) => {
        const created = { gte: Math.floor(since.getTime() / 1_000) };
        const expand = whole.expand.map((name) => `data.${name}`);
        for await (const found of stripe.paymentIntents.list({ created, limit: 100, expand })) {
          if (found.metadata?.reference === reference) return paymentIn(found);
        }
        return undefined;
      }),
    readPayment: (id) => ask(async (stripe) => paymentIn(await stripe.paymentIntents.retrieve(id, whole))),
    // Both take effect only once anyway. With an idempotency key, Stripe would only repeat an earlier failed answer.
    capturePayment: (id, cents) =>
      unlessPast(id, (stripe) => stripe.paymentIntents.capture(id, { ...whole, amount_to_capture: cents })),
    cancelPayment: (id) => unlessPast(id, (stripe) => stripe.paymentIntents.cancel(id, whole)),
    forgetCard: ({ customer, method }) =>
      ask(async (stripe) => {
        const unlessGone = (work: () => Promise<unknown>) =>
          work().catch((error: unknown) => {
            if (!isRefusal(error)) throw error;
          });
        await unlessGone(() => stripe.paymentMethods.detach(method));
        await unlessGone(() => stripe.customers.del(customer));
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

/** Stripe's names for the languages of its pages. */
const LOCALES = { en: 'en', es: 'es', pt: 'pt-BR' } as const satisfies Record<
  Language,
  Stripe.Checkout.SessionCreateParams.Locale
>;

/** Whether the Stripe package threw this error: it got no answer, or an error as the answer. */
const isFromStripe = (error: unknown): error is Error & { readonly type: string } =>
  error instanceof Error &&
  'type' in error &&
  typeof error.type === 'string' &&
  error.type.startsWith('Stripe');

/** Whether the same call would always be refused, because it is wrong or not allowed. */
function isRefusal(error: unknown): error is { readonly code?: string; readonly type: string } {
  return (
    error instanceof Error &&
    'type' in error &&
    (error.type === 'StripeInvalidRequestError' || error.type === 'StripeCardError')
  );
}

/** The payment that the card's bank refused; undefined for any other error. */
function paymentRefused(error: unknown): Stripe.PaymentIntent | undefined {
  const isOfCard = isRefusal(error) && error.type === 'StripeCardError' && 'payment_intent' in error;
  return isOfCard ? (error as { payment_intent?: Stripe.PaymentIntent }).payment_intent : undefined;
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
