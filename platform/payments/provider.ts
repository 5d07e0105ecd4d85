import type { Language } from '#core/language.ts';
import type { Cents } from '#core/money.ts';

// What we need of a company that takes cards, in words of our own. Nothing above platform/payments knows which company it is.

/**
 * How a page on which a client pays stands: nobody has paid yet, the money is on its way (some methods settle days later), it
 * is here, it did not come, or the page is closed.
 */
export type CheckoutState = 'open' | 'on-its-way' | 'paid' | 'failed' | 'expired';

/** A page of the provider's on which a client pays. */
export type Checkout = {
  readonly id: string;
  /** The id of ours that it was opened for; empty when it was not opened by us. */
  readonly reference: string;
  readonly state: CheckoutState;
  /** Where it is; null when nobody can pay there any more. */
  readonly url: string | null;
  readonly cents: Cents;
  /** The provider's own id of the payment; null before there is one. */
  readonly paymentId: string | null;
  /** The payment itself, as far as it is there: whether it is held, and the card that was kept with it. */
  readonly payment: CardPayment | null;
};

/** A card that the provider keeps for a client, and what of it may be known. */
export type KeptCard = {
  readonly customer: string;
  readonly method: string;
  readonly brand: string;
  readonly lastFour: string;
};

/**
 * A payment as the provider has it: under way, held on the card and not taken, taken, refused by the card's bank, or let go of,
 * by us or by itself.
 */
export type CardPayment = {
  readonly id: string;
  /** Ours; empty when we did not order it. */
  readonly reference: string;
  readonly state: 'pending' | 'held' | 'paid' | 'failed' | 'let-go';
  readonly cents: Cents;
  /** What was taken; of a hold that may be a part of it. */
  readonly takenCents: Cents;
  /** Until when what is held can be taken; null where nothing is, or where the provider does not say. */
  readonly captureBefore: Date | null;
  /** Why it failed or was let go of, in the provider's word. */
  readonly reason: string;
  /** The card that is kept with it; null where none is. */
  readonly card: KeptCard | null;
};

export type WantedCharge = {
  /** Ours. The same reference charges once, however often it is asked for. */
  readonly reference: string;
  readonly cents: Cents;
  readonly card: Pick<KeptCard, 'customer' | 'method'>;
  readonly description: string;
  /** Held on the card until it is captured or let go of. */
  readonly isHold: boolean;
};

export type WantedCheckout = {
  /** Ours: what the page is opened for. The same reference opens the same page, however often it is asked for. */
  readonly reference: string;
  readonly cents: Cents;
  /** What the client reads over the amount. */
  readonly title: string;
  readonly description: string;
  readonly email: string | undefined;
  /** In which the page speaks. */
  readonly language: Language;
  readonly expiresAt: Date;
  /** Where the client is led after paying, and when they turn back. */
  readonly paidUrl: string;
  readonly backUrl: string;
  /** Whether the amount is held on the card and not taken. */
  readonly isHold?: boolean;
  /** Whether the card is kept for later. */
  readonly keepsCard?: boolean;
};

/** Money on its way back to a card. */
export type CardRefund = {
  readonly id: string;
  /** The provider's own id of the payment of which it is; null where it says none. */
  readonly paymentId: string | null;
  /** Ours; empty when it was not ordered by us. */
  readonly reference: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly cents: Cents;
  /** Why it failed, in the provider's word. */
  readonly reason: string;
};

/** A client's bank that wants a payment back. */
export type Dispute = {
  readonly id: string;
  readonly paymentId: string | null;
  readonly cents: Cents;
  readonly reason: string;
  /** An inquiry moves no money yet; `closed` is one that never came to more. */
  readonly state: 'inquiry' | 'closed' | 'open' | 'won' | 'lost';
  readonly respondBy: Date | null;
  /** Whether an answer to it has been handed in, from here or on the provider's own pages: nothing can be added to it then. */
  readonly isAnswered: boolean;
  /** Whether one ever was, also while the bank only asked: once it takes the money that one is no answer any more. */
  readonly wasAnswered: boolean;
  /** The file of the answer that lies with the provider, by its own id; null while there is none. */
  readonly fileId: string | null;
};

/** What a client's bank is told. */
export type DisputeEvidence = {
  /** Our own words on it. */
  readonly covering: string;
  /** The provider's own id of the file in which all of it is. */
  readonly fileId: string;
  readonly product: string;
  readonly serviceOn: string;
  /** Empty where it is not known, or not to be told. */
  readonly client: string;
  readonly email: string;
  /** From which address the client agreed. */
  readonly address: string;
  readonly cancellationTerms: string;
  readonly accessLog: string;
};

/** Word that something has changed at the provider. What has become of it is asked for: words may come late, twice or not at all. */
export type Notice = {
  readonly id: string;
  readonly type: string;
  readonly about: 'checkout' | 'payment' | 'refund' | 'dispute' | 'other';
  readonly objectId: string;
  readonly createdAt: Date;
};

export type CardProvider = {
  /** Opens a page to pay on; throws `CardRefusal` when the provider will not. */
  openCheckout(wanted: WantedCheckout): Promise<Checkout>;
  /** The page that was opened for a reference of ours since then; undefined when there is none. */
  findCheckout(reference: string, since: Date): Promise<Checkout | undefined>;
  readCheckout(id: string): Promise<Checkout>;
  /** Closes a page, so that nobody pays there any more; one that is paid or closed already stays as it is. */
  closeCheckout(id: string): Promise<Checkout>;
  /** Charges a kept card, or holds an amount on it, without its client being there. What the card's bank refuses is an answer. */
  chargeCard(wanted: WantedCharge): Promise<CardPayment>;
  /** The payment that was ordered for a reference of ours since then; undefined when there is none. */
  findPayment(reference: string, since: Date): Promise<CardPayment | undefined>;
  readPayment(id: string): Promise<CardPayment>;
  /** Takes so much of what is held; the rest is let go of. One that is not held any more stays as it is. */
  capturePayment(id: string, cents: Cents): Promise<CardPayment>;
  /** Lets go of what is held, or of what was not finished; one that is taken stays as it is. */
  cancelPayment(id: string): Promise<CardPayment>;
  /** Has the provider forget a card and whose it is; done twice it is done. */
  forgetCard(card: Pick<KeptCard, 'customer' | 'method'>): Promise<void>;
  /** Sends money back. The same reference sends it once, however often it is asked for. Throws `CardRefusal`. */
  refund(wanted: {
    readonly reference: string;
    readonly paymentId: string;
    readonly cents: Cents;
  }): Promise<CardRefund>;
  findRefund(reference: string, paymentId: string): Promise<CardRefund | undefined>;
  readRefund(id: string): Promise<CardRefund>;
  readDispute(id: string): Promise<Dispute>;
  /** Hands over the PDF of an answer; the same reference makes one file, however often it is sent. Throws `CardRefusal`. */
  sendEvidence(file: {
    readonly reference: string;
    readonly name: string;
    readonly bytes: Uint8Array;
  }): Promise<string>;
  /**
   * Lays the answer to a dispute down at the provider, or hands it in to the client's bank for good. Throws `CardRefusal`, as for one
   * that is answered already.
   */
  answerDispute(answer: {
    readonly reference: string;
    readonly id: string;
    readonly evidence: DisputeEvidence;
    readonly isForGood: boolean;
  }): Promise<Dispute>;
  /** Reads a notice that was sent to us; undefined unless the provider has signed these very bytes within five minutes. */
  readNotice(bytes: Uint8Array, signature: string, now: Date): Promise<Notice | undefined>;
  /** What has changed since then, in no order that could be counted on. */
  noticesSince(since: Date): AsyncIterable<Notice>;
};

/** What is asked of the provider did not come to an answer: it may be reached later. */
export class CardsAway extends Error {
  override readonly name = 'CardsAway';
}

/** The provider has said no: asking again in the same way would change nothing. */
export class CardRefusal extends Error {
  override readonly name = 'CardRefusal';
}
