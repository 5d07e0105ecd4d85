import type Stripe from 'stripe';
import type { PracticeCustomer, PracticeDispute, PracticeEvent, PracticeMethod } from './objects.ts';

/** Stripe's well-known test cards, and how each behaves. */
export const CARDS = {
  '4242424242424242': { does: 'pays' },
  '4000000000000002': { does: 'declined' },
  '4000002500003155': { does: 'asks' },
  '4000000000000259': { does: 'disputed' },
  '4000000000001976': { does: 'asked-about' },
  '4000000000005126': { does: 'fails-back' },
  '4000000000007726': { does: 'slow-back' },
  '4000002760003184': { does: 'asks-always' },
  '4000000000000341': { does: 'declines-later' },
} as const;
export type TestCard = keyof typeof CARDS;

/** A refused call, in the form of Stripe's error. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** All objects that the stand-in stores. */
export type Kept = {
  sessions: Stripe.Checkout.Session[];
  payments: (Stripe.PaymentIntent & { card?: TestCard; captureBefore?: number })[];
  customers: PracticeCustomer[];
  methods: (PracticeMethod & { number: TestCard })[];
  refunds: Stripe.Refund[];
  disputes: PracticeDispute[];
  files: Stripe.File[];
  events: PracticeEvent[];
};
