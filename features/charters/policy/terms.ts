import type { Cents } from '#core/money.ts';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import type { BilledAs, EstimateLine, PaymentTerms } from '#features/pricing/domain/index.ts';
import { formatCents } from '#words/amounts.ts';
import { words } from '../emails/words/index.ts';

/** The figures that a quote's conditions name. */
type Conditions = PaymentTerms & {
  readonly billedAs: BilledAs;
  readonly mode: Mode;
  readonly cancellationFeePercent: number;
  readonly lines: readonly Pick<EstimateLine, 'kind'>[];
  /** 0: no hold. */
  readonly damageHoldCents: Cents;
  /** Null for a charter that is confirmed already: nothing is held, and there is nothing to accept. */
  readonly holdHours: number | null;
  /** Whether the hold ends before departure. Of one that lasts until then, mail and page name the end. */
  readonly isHoldShort: boolean;
  /** When the balance is due if it is accepted now; null: with the deposit. */
  readonly balanceDueAt: Date | null;
};

/** Who pays for fuel, as the agreement says too: an APA does; without one, the price or, bareboat, the client. */
function fuelTerms({ lines, mode }: Pick<Conditions, 'lines' | 'mode'>): string {
  if (lines.some(({ kind }) => kind === 'apa')) return words.termsApa;
  return mode === 'bareboat' ? words.termsNoApaBareboat : words.termsNoApa;
}

/** The conditions of a charter, one paragraph each, in the wording that the client agrees to. */
export function termsOf({ depositPercent, balanceDue, ...rules }: Conditions): string[] {
  return [
    [
      (rules.holdHours === null ? words.termsDepositConfirmed : words.termsDeposit)(
        depositPercent,
        words.billed[rules.billedAs],
      ),
      rules.balanceDueAt === null
        ? words.termsBalanceWithIt
        : words.termsBalance(words[balanceDue.unit](balanceDue.before)),
    ].join(' '),
    ...(rules.holdHours === null || !rules.isHoldShort
      ? []
      : [words.termsHold(words.hours(rules.holdHours))]),
    words.termsCancelling(rules.cancellationFeePercent),
    ...(rules.damageHoldCents > 0 ? [words.termsDamageHold(formatCents(rules.damageHoldCents))] : []),
    `${words.termsAboard} ${fuelTerms(rules)}`,
  ];
}
