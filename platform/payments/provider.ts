import type { Language } from '#core/language.ts';
import type { Cents } from '#core/money.ts';

// What we need of a company that takes cards, in our own terms. Nothing above platform/payments knows which company it is.

/**
 * The state of a payment page: nobody has paid yet, the money is on its way (some methods settle days later), it has arrived,
 * it did not arrive, or the page is closed.
 */
export type CheckoutState = 'open' | 'on-its-way' | 'paid' | 'failed' | 'expired';

/** A page of the provider on which a client pays. */
export type Checkout = {
  readonly id: string;
  /** Our id of what it was opened for; empty when the site did not open it. */
  readonly reference: string;
  readonly state: CheckoutState;
  /** Its address; null when nobody can pay there any more. */
  readonly url: string | null;
  readonly cents: Cents;
  /** The provider's id of the payment; null while there is none. */
  readonly paymentId: string | null;
  /** The payment itself, if there is one: whether it is held, and the card that was kept with it. */
  readonly payment: CardPayment | null;
};

/** A card that the provider keeps for a client, with the details that the site may know. */
export type KeptCard = {
  readonly customer: string;
  readonly method: string;
  readonly brand: string;
  readonly lastFour: string;
};

/**
 * A payment at the provider: under way, held on the card, taken, refused by the card's bank, or released by us or by an expired
 * hold.
 */
export type CardPayment = {
  readonly id: string;
  /** Our id of what it was ordered for; empty when the site did not order it. */
  readonly reference: string;
  readonly state: 'pending' | 'held' | 'paid' | 'failed' | 'let-go';
  readonly cents: Cents;
  /** The amount taken; of a hold it may be only a part. */
  readonly takenCents: Cents;
  /** Until when a held amount can be taken; null when nothing is held, or when the provider does not say. */
  readonly captureBefore: Date | null;
  /** Why it failed or was released, as the provider's code. */
  readonly reason: string;
  /** The card that was kept with it; null when none was. */
  readonly card: KeptCard | null;
};

export type WantedCharge = {
  /** Our id. The same reference charges once, however often it is sent. */
  readonly reference: string;
  readonly cents: Cents;
  readonly card: Pick<KeptCard, 'customer' | 'method'>;
  readonly description: string;
  /** Hold the amount on the card, until it is captured or released. */
  readonly isHold: boolean;
};

export type WantedCheckout = {
  /** Our id of what the page is opened for. The same reference opens the same page, however often it is sent. */
  readonly reference: string;
  readonly cents: Cents;
  /** The heading that the client reads above the amount. */
  readonly title: string;
  readonly description: string;
  readonly email: string | undefined;
  /** The language of the page. */
  readonly language: Language;
  readonly expiresAt: Date;
  /** Where the client is sent after paying, and after turning back. */
  readonly paidUrl: string;
  readonly backUrl: string;
  /** Whether the amount is held on the card instead of taken. */
  readonly isHold?: boolean;
  /** Whether the card is kept for later. */
  readonly keepsCard?: boolean;
};

/** A refund: money on its way back to a card. */
export type CardRefund = {
  readonly id: string;
  /** The provider's id of the refunded payment; null when it names none. */
  readonly paymentId: string | null;
  /** Null if the provider refused to make it. */
  readonly madeAt: Date | null;
  /** Our id of the refund; empty when the site did not order it. */
  readonly reference: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly cents: Cents;
  /** Why it failed, as the provider's code. */
  readonly reason: string;
};

/** A dispute: a client's bank wants a payment back. */
export type Dispute = {
  readonly id: string;
  readonly paymentId: string | null;
  readonly cents: Cents;
  readonly reason: string;
  /** In `inquiry` the bank only asks, and no money moves yet; `closed` is an inquiry that led to nothing more. */
  readonly state: 'inquiry' | 'closed' | 'open' | 'won' | 'lost';
  readonly respondBy: Date | null;
  /** Whether an answer was submitted, by the site or on the provider's own pages. After that nothing can be added. */
  readonly isAnswered: boolean;
  /**
   * Whether an answer was ever submitted, also to an inquiry. When the bank then takes the money, that answer does not count
   * any more.
   */
  readonly wasAnswered: boolean;
  /** The provider's id of the file in the saved answer; null when there is none. */
  readonly fileId: string | null;
};

/** The evidence for a client's bank. */
export type DisputeEvidence = {
  /** Our own statement on the dispute. */
  readonly covering: string;
  /** The provider's id of the PDF file with all the evidence. */
  readonly fileId: string;
  readonly product: string;
  readonly serviceOn: string;
  /** Empty when it is unknown, or must not be passed on. */
  readonly client: string;
  readonly email: string;
  /** The network address from which the client agreed. */
  readonly address: string;
  readonly cancellationTerms: string;
  readonly accessLog: string;
};

/** A notice that something changed at the provider. Read the current state there, because notices come late, twice or never. */
export type Notice = {
  readonly id: string;
  readonly type: string;
  readonly about: 'checkout' | 'payment' | 'refund' | 'dispute' | 'other';
  readonly objectId: string;
  readonly createdAt: Date;
};

export type CardProvider = {
  /** Opens a payment page; throws `CardRefusal` when the provider refuses. */
  openCheckout(wanted: WantedCheckout): Promise<Checkout>;
  /** The page that was opened for our reference since then; undefined when there is none. */
  findCheckout(reference: string, since: Date): Promise<Checkout | undefined>;
  readCheckout(id: string): Promise<Checkout>;
  /** Closes a page, so that nobody can pay there. A page that is paid or closed already stays as it is. */
  closeCheckout(id: string): Promise<Checkout>;
  /** Charges a kept card, or holds an amount on it, without the client. A refusal by the card's bank is returned, not thrown. */
  chargeCard(wanted: WantedCharge): Promise<CardPayment>;
  /** The payment that was ordered for our reference since then; undefined when there is none. */
  findPayment(reference: string, since: Date): Promise<CardPayment | undefined>;
  readPayment(id: string): Promise<CardPayment>;
  /** Takes this part of a held amount and releases the rest. A payment that is not held any more stays as it is. */
  capturePayment(id: string, cents: Cents): Promise<CardPayment>;
  /** Releases a held or unfinished payment. One that is taken stays as it is. */
  cancelPayment(id: string): Promise<CardPayment>;
  /** Has the provider delete a card and its customer. Repeating it does no harm. */
  forgetCard(card: Pick<KeptCard, 'customer' | 'method'>): Promise<void>;
  /** Refunds a payment. The same reference refunds once, however often it is sent. Throws `CardRefusal`. */
  refund(wanted: {
    readonly reference: string;
    readonly paymentId: string;
    readonly cents: Cents;
  }): Promise<CardRefund>;
  findRefund(reference: string, paymentId: string): Promise<CardRefund | undefined>;
  readRefund(id: string): Promise<CardRefund>;
  readDispute(id: string): Promise<Dispute>;
  /** Uploads the PDF of an answer; the same reference makes one file, however often it is sent. Throws `CardRefusal`. */
  sendEvidence(file: {
    readonly reference: string;
    readonly name: string;
    readonly bytes: Uint8Array;
  }): Promise<string>;
  /**
   * Saves the answer to a dispute at the provider, or with `isForGood` submits it to the client's bank. Throws `CardRefusal`,
   * among others when it was answered already.
   */
  answerDispute(answer: {
    readonly reference: string;
    readonly id: string;
    readonly evidence: DisputeEvidence;
    readonly isForGood: boolean;
  }): Promise<Dispute>;
  /** Reads a notice sent to us; undefined unless the provider signed exactly these bytes within the last five minutes. */
  readNotice(bytes: Uint8Array, signature: string, now: Date): Promise<Notice | undefined>;
  /** The notices since then, in no reliable order. */
  noticesSince(since: Date): AsyncIterable<Notice>;
};

/** The provider gave no answer to a call; it may be reachable later. */
export class CardsAway extends Error {
  override readonly name = 'CardsAway';
}

/** The provider refused a call; the same call would be refused again. */
export class CardRefusal extends Error {
  override readonly name = 'CardRefusal';
}
