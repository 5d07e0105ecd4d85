import type { Language } from '#core/language.ts';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import type { PriceEstimate } from '#features/pricing/domain/index.ts';

/** The facts of a charter's agreement, as the charters feature provides them. */
export type CharterFacts = {
  readonly charterId: string;
  readonly number: string;
  /** Whether the charter is completed: nothing new is signed, but what its client has signed can still be countersigned. */
  readonly isOver: boolean;
  readonly mode: Mode;
  /** The language in which the client wrote, used for the first agreement. */
  readonly language: Language;
  readonly quoteId: string | null;
  readonly yacht: { readonly id: string; readonly name: string; readonly marina: string };
  readonly startOn: string;
  readonly departsAt: Date;
  readonly returnsAt: Date;
  readonly arriveMinutesEarly: number;
  readonly guestCount: number;
  readonly charterer: string;
  readonly price: PriceEstimate;
  readonly balanceDueAt: Date | null;
  /** The percent of the payments that the business keeps when a client cancels a week or more ahead. */
  readonly cancellationFeePercent: number;
  /** What is held against damage; 0: nothing. Owed by the charter, whatever its yacht asks by now. */
  readonly damageHoldCents: number;
  /** The owner's details for the paper. */
  readonly owner: {
    readonly name: string;
    readonly address: readonly string[];
    readonly phone: string;
    readonly email: string;
  };
};

/** The facts that the parties agree on. The others on the paper are for information. */
export type AgreedFacts = Pick<
  CharterFacts,
  'mode' | 'quoteId' | 'departsAt' | 'returnsAt' | 'guestCount' | 'charterer' | 'price'
> & { readonly yacht: Pick<CharterFacts['yacht'], 'id' | 'name'> };

/**
 * The text of the facts that define an agreement (product 8.6). A change of yacht, time, number of guests, charterer or price
 * needs a new agreement; a new dock or phone number does not.
 */
export const subjectText = (facts: AgreedFacts) =>
  JSON.stringify([
    facts.mode,
    facts.quoteId,
    facts.yacht.id,
    facts.yacht.name,
    facts.departsAt.toISOString(),
    facts.returnsAt.toISOString(),
    facts.guestCount,
    facts.charterer,
    facts.price.lines,
    facts.price.totalCents,
    facts.price.depositPercent,
    facts.price.balanceDue,
  ]);

/**
 * The facts of the contract between a charterer and their captain, as the departures feature provides them.
 * The owner is no party to it.
 */
export type CaptainFacts = {
  readonly charterId: string;
  readonly number: string;
  /** The id of the client's choice of a captain: a new choice needs a new contract. */
  readonly choiceId: string;
  readonly language: Language;
  readonly yacht: { readonly id: string; readonly name: string; readonly marina: string };
  readonly departsAt: Date;
  readonly returnsAt: Date;
  readonly guestCount: number;
  readonly charterer: string;
  readonly captain: {
    readonly name: string;
    readonly license: Readonly<Record<Language, string>>;
    readonly licenseNumber: string;
    readonly licenseValidUntil: string | null;
    readonly phone: string;
  };
  /** Whether the charterer is the captain. */
  readonly isSelf: boolean;
};

export type AgreedWithCaptain = Omit<
  CaptainFacts,
  'charterId' | 'number' | 'language' | 'yacht' | 'captain'
> & {
  readonly yacht: Pick<CaptainFacts['yacht'], 'id' | 'name'>;
  readonly captain: Omit<CaptainFacts['captain'], 'license' | 'phone'>;
};

/**
 * The text of the facts that define a captain's contract: a change of captain, yacht, time or number of
 * guests needs a new contract.
 */
export const captainText = (facts: AgreedWithCaptain) =>
  JSON.stringify([
    facts.choiceId,
    facts.yacht.id,
    facts.yacht.name,
    facts.departsAt.toISOString(),
    facts.returnsAt.toISOString(),
    facts.guestCount,
    facts.charterer,
    facts.captain.name,
    facts.captain.licenseNumber,
    facts.captain.licenseValidUntil,
    facts.isSelf,
  ]);
