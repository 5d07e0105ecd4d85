import type Stripe from 'stripe';
import { CARDS, type Kept, Refused } from './cards.ts';
import { heldChargeOf, type PracticeObject, paymentOf } from './objects.ts';

type Payment = Kept['payments'][number];

/** The card's bank declined the payment. The payment exists, and comes with the error. */
export class Declined extends Error {
  readonly code: string;
  readonly payment: Stripe.PaymentIntent;
  constructor(code: string, payment: Stripe.PaymentIntent) {
    super('The card’s bank says no.');
    this.code = code;
    this.payment = structuredClone(payment);
  }
}

type Tools = {
  readonly books: Kept;
  readonly find: <One extends { id: string }>(all: readonly One[], id: string) => One;
  readonly newId: (prefix: string) => string;
  readonly seconds: () => number;
  readonly tell: (type: string, object: PracticeObject) => void;
  readonly heldForSeconds: number;
};

/** What the stand-in does with payments and kept cards without the client: charge, hold, capture, release. */
export function openCharges({ books, find, newId, seconds, tell, heldForSeconds }: Tools) {
  /** The refusals that the next charges to kept cards meet, whatever the card itself would do. */
  const answers: ('authentication_required' | 'card_declined')[] = [];
  /** Takes the amount, or holds it. */
  const take = (payment: Payment) => {
    if (payment.capture_method === 'manual') {
      payment.status = 'requires_capture';
      payment.amount_capturable = payment.amount;
      payment.captureBefore = seconds() + heldForSeconds;
      tell('payment_intent.amount_capturable_updated', payment);
      return;
    }
    payment.status = 'succeeded';
    payment.amount_received = payment.amount;
    tell('payment_intent.succeeded', payment);
  };
  const end = (payment: Payment, reason: Stripe.PaymentIntent.CancellationReason) => {
    payment.status = 'canceled';
    payment.amount_capturable = 0;
    payment.canceled_at = seconds();
    payment.cancellation_reason = reason;
    tell('payment_intent.canceled', payment);
  };
  const lapse = (id: string) => {
    const payment = find(books.payments, id);
    if (payment.status === 'requires_capture') end(payment, 'automatic');
  };
  const refusalOf = (does: (typeof CARDS)[keyof typeof CARDS]['does']) => {
    if (does === 'declined' || does === 'declines-later') return 'card_declined';
    return does === 'asks-always' ? 'authentication_required' : undefined;
  };

  return {
    answers,
    take,
    /** Charges a kept card, or holds the amount on it. */
    charge(asked: {
      readonly cents: number;
      readonly customer: string;
      readonly method: string;
      readonly isHold: boolean;
      readonly metadata: Readonly<Record<string, string>>;
    }): Payment {
      const method = find(books.methods, asked.method);
      if (method.customer === null || method.customer !== asked.customer) {
        throw new Refused(400, 'resource_missing', 'That card is not kept.');
      }
      if (asked.cents < 50) throw new Refused(400, 'amount_too_small', 'At least 50 cents.');
      const payment: Payment = {
        ...paymentOf({ ...asked, id: newId('pi'), created: seconds() }),
        customer: asked.customer,
        payment_method: asked.method,
        card: method.number,
      };
      books.payments.push(payment);
      const code = answers.shift() ?? refusalOf(CARDS[method.number].does);
      if (code === undefined) {
        take(payment);
        return payment;
      }
      payment.last_payment_error = {
        type: 'card_error',
        code: code as Stripe.PaymentIntent.LastPaymentError['code'],
      } as Stripe.PaymentIntent.LastPaymentError;
      tell('payment_intent.payment_failed', payment);
      throw new Declined(code, payment);
    },
    capture(id: string, cents: number): Payment {
      const payment = find(books.payments, id);
      if (payment.status !== 'requires_capture' || cents < 1 || cents > payment.amount_capturable) {
        throw new Refused(400, 'payment_intent_unexpected_state', 'So much cannot be captured.');
      }
      payment.status = 'succeeded';
      payment.amount_capturable = 0;
      payment.amount_received = cents;
      tell('payment_intent.succeeded', payment);
      return payment;
    },
    cancel(id: string): Payment {
      const payment = find(books.payments, id);
      if (
        payment.status === 'succeeded' ||
        payment.status === 'canceled' ||
        payment.status === 'processing'
      ) {
        throw new Refused(400, 'payment_intent_unexpected_state', 'Nothing is left to let go of.');
      }
      end(payment, 'requested_by_customer');
      return payment;
    },
    /** Cancels a payment that was begun on a page that is now closed. */
    giveUp(id: string) {
      const payment = find(books.payments, id);
      const isBegun = payment.status === 'requires_payment_method' || payment.status === 'requires_action';
      if (isBegun) end(payment, 'automatic');
    },
    /** The card's bank releases a hold that has expired. */
    lapse,
    lapseOld() {
      for (const { id, captureBefore } of books.payments) {
        if (captureBefore !== undefined && captureBefore <= seconds()) lapse(id);
      }
    },
    detach(id: string) {
      const method = find(books.methods, id);
      if (method.customer === null) throw new Refused(400, 'resource_missing', 'That card is not kept.');
      method.customer = null;
      tell('payment_method.detached', method);
      return method;
    },
    deleteCustomer(id: string) {
      const customer = find(books.customers, id);
      books.customers.splice(books.customers.indexOf(customer), 1);
      for (const method of books.methods) if (method.customer === id) method.customer = null;
      tell('customer.deleted', customer);
      return { id, object: 'customer', deleted: true } as const;
    },
    /** A payment with its card and charge, as Stripe answers it when these are expanded. */
    whole(id: string) {
      const { card: _, captureBefore = null, ...payment } = find(books.payments, id);
      const method = books.methods.find((one) => one.id === payment.payment_method);
      const isMade = payment.status === 'succeeded' || payment.status === 'requires_capture';
      return {
        ...payment,
        payment_method: method ?? payment.payment_method,
        latest_charge: isMade ? heldChargeOf(id, captureBefore) : null,
      };
    },
  };
}
