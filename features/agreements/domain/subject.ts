import type { Language } from '#core/language.ts';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import type { PriceEstimate } from '#features/pricing/domain/index.ts';

/** What a charter's agreement is about, as charters tell it. */
export type CharterFacts = {
  readonly charterId: string;
  readonly number: string;
  readonly mode: Mode;
  /** In which its client wrote: that of the first agreement. */
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
  /** What of a cancelled charter's payments is kept a week or more ahead. */
  readonly cancellationFeePercent: number;
  /** The owner's side, as it stands on paper. */
  readonly owner: {
    readonly name: string;
    readonly address: readonly string[];
    readonly phone: string;
    readonly email: string;
  };
};

/** So much of them is agreed on; the rest stands on the paper to be found. */
export type AgreedFacts = Pick<
  CharterFacts,
  'mode' | 'quoteId' | 'departsAt' | 'returnsAt' | 'guestCount' | 'charterer' | 'price'
> & { readonly yacht: Pick<CharterFacts['yacht'], 'id' | 'name'> };

/**
 * What of those facts an agreement stands and falls with (product 8.6): another yacht, time, number of guests, charterer or price
 * is another agreement; a dock or a telephone number is none.
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

/** What the contract between a charterer and their captain is about, as departures tell it. The owner is no party to it. */
export type CaptainFacts = {
  readonly charterId: string;
  readonly number: string;
  /** Which choice of a captain: another one is another contract. */
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
  /** Whether the charterer commands her in person. */
  readonly isSelf: boolean;
};

export type AgreedWithCaptain = Omit<
  CaptainFacts,
  'charterId' | 'number' | 'language' | 'yacht' | 'captain'
> & {
  readonly yacht: Pick<CaptainFacts['yacht'], 'id' | 'name'>;
  readonly captain: Omit<CaptainFacts['captain'], 'license' | 'phone'>;
};

/** What of that a contract stands and falls with: another captain, yacht, time or number of guests is another contract. */
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
