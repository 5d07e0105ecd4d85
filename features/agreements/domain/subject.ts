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

/**
 * What of those facts an agreement stands and falls with (product 8.6): another yacht, time, number of guests, charterer or price
 * is another agreement; a dock or a telephone number is none.
 */
export const subjectText = (facts: CharterFacts) =>
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
