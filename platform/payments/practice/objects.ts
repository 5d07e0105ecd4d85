import type Stripe from 'stripe';

// The stand-in's answers, with the fields that Stripe's own package declares: the compiler reports a missing one.

type Asked = {
  readonly id: string;
  readonly cents: number;
  readonly created: number;
};

export type AskedSession = Asked & {
  readonly reference: string | null;
  readonly email: string | null;
  readonly expiresAt: number;
  readonly url: string;
  readonly paidUrl: string | null;
  readonly backUrl: string | null;
  readonly locale: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly isHold: boolean;
  readonly keepsCard: boolean;
};

export function sessionOf(asked: AskedSession): Stripe.Checkout.Session {
  return {
    id: asked.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: asked.cents,
    amount_total: asked.cents,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: asked.backUrl,
    client_reference_id: asked.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: asked.created,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: asked.keepsCard ? 'always' : 'if_required',
    customer_details: null,
    customer_email: asked.email,
    discounts: null,
    expires_at: asked.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: asked.locale as Stripe.Checkout.Session.Locale | null,
    managed_payments: null,
    metadata: { ...asked.metadata },
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: asked.isHold || asked.keepsCard ? ['card'] : ['card', 'us_bank_account'],
    payment_status: 'unpaid',
    permissions: null,
    presentment_details: undefined,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: asked.paidUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: asked.url,
    wallet_options: null,
  };
}

export function paymentOf(
  asked: Asked & {
    readonly metadata: Readonly<Record<string, string>>;
    readonly isHold?: boolean;
    readonly keepsCard?: boolean;
  },
): Stripe.PaymentIntent {
  return {
    id: asked.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: asked.cents,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: asked.isHold ? 'manual' : 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: asked.created,
    currency: 'usd',
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: { ...asked.metadata },
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'us_bank_account'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: asked.keepsCard ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

export function refundOf(
  asked: Asked & { readonly paymentId: string; readonly metadata: Readonly<Record<string, string>> },
): Stripe.Refund {
  return {
    id: asked.id,
    object: 'refund',
    amount: asked.cents,
    balance_transaction: null,
    charge: chargeOf(asked.paymentId),
    created: asked.created,
    currency: 'usd',
    customer: null,
    customer_account: null,
    metadata: { ...asked.metadata },
    payment_intent: asked.paymentId,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

/** The id of a payment's charge; the stand-in makes one charge for each payment. */
const chargeOf = (paymentId: string) => paymentId.replace('pi_', 'ch_');

export function disputeOf(
  asked: Asked & {
    readonly paymentId: string;
    readonly dueBy: number;
    readonly status: Stripe.Dispute.Status;
  },
): Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'balance_transactions'
  | 'charge'
  | 'created'
  | 'currency'
  | 'enhanced_eligibility_types'
  | 'evidence_details'
  | 'is_charge_refundable'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
> {
  return {
    id: asked.id,
    object: 'dispute',
    amount: asked.cents,
    balance_transactions: [],
    charge: chargeOf(asked.paymentId),
    created: asked.created,
    currency: 'usd',
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: asked.dueBy,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: asked.paymentId,
    reason: 'fraudulent',
    status: asked.status,
  };
}
/** A dispute, with the answer that was saved for it. */
export type PracticeDispute = ReturnType<typeof disputeOf> & { evidence?: Readonly<Record<string, string>> };

/** A file that was uploaded for the answer to a dispute. */
export const fileOf = (asked: {
  readonly id: string;
  readonly created: number;
  readonly name: string;
  readonly size: number;
}): Stripe.File => ({
  id: asked.id,
  object: 'file',
  created: asked.created,
  expires_at: null,
  filename: asked.name,
  links: null,
  purpose: 'dispute_evidence',
  size: asked.size,
  title: null,
  type: 'pdf',
  url: null,
});

/** The customer that a kept card belongs to. */
export const customerOf = (
  asked: Omit<Asked, 'cents'> & { readonly email: string | null },
): Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata'> => ({
  id: asked.id,
  object: 'customer',
  created: asked.created,
  email: asked.email,
  livemode: false,
  metadata: {},
});
export type PracticeCustomer = ReturnType<typeof customerOf>;

type MethodFields = Pick<
  Stripe.PaymentMethod,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'type'
>;

/** A card as it is kept: its brand and last four digits. */
export const methodOf = (
  asked: Omit<Asked, 'cents'> & { readonly customer: string | null; readonly lastFour: string },
): MethodFields & { readonly card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4'> } => ({
  id: asked.id,
  object: 'payment_method',
  created: asked.created,
  customer: asked.customer,
  livemode: false,
  type: 'card',
  card: { brand: 'visa', last4: asked.lastFour },
});
export type PracticeMethod = ReturnType<typeof methodOf>;

/** The part of a payment's charge that the site reads: until when a hold can be captured. */
export const heldChargeOf = (paymentId: string, captureBefore: number | null) => ({
  id: chargeOf(paymentId),
  object: 'charge' as const,
  payment_method_details: {
    type: 'card',
    card: captureBefore === null ? {} : { capture_before: captureBefore },
  },
});

export type PracticeObject =
  | Stripe.Checkout.Session
  | Stripe.PaymentIntent
  | Stripe.Refund
  | PracticeDispute
  | PracticeCustomer
  | PracticeMethod;

/** The event of a change, as it is listed and sent. */
export const eventOf = (
  id: string,
  type: string,
  object: PracticeObject,
  created: number,
  apiVersion: string,
) => ({
  id,
  object: 'event' as const,
  api_version: apiVersion,
  created,
  data: { object: structuredClone(object) },
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type,
});
export type PracticeEvent = ReturnType<typeof eventOf>;
