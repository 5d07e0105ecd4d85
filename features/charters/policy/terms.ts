import type { BilledAs, PaymentTerms } from '#features/pricing/domain/index.ts';
import { words } from '../emails/words/index.ts';

/** The figures that a quote's conditions name. */
type Conditions = PaymentTerms & {
  readonly billedAs: BilledAs;
  readonly cancellationFeePercent: number;
  /** Null for a charter that is confirmed already: nothing is held, and there is nothing to accept. */
  readonly holdHours: number | null;
};

/** The conditions of a charter, one paragraph each, in the wording that the client agrees to. */
export function termsOf({ depositPercent, balanceDue, ...rules }: Conditions): string[] {
  return [
    (rules.holdHours === null ? words.termsDepositConfirmed : words.termsDeposit)(
      depositPercent,
      words.billed[rules.billedAs],
      words[balanceDue.unit](balanceDue.before),
    ),
    ...(rules.holdHours === null ? [] : [words.termsHold(words.hours(rules.holdHours))]),
    words.termsCancelling(rules.cancellationFeePercent),
    words.termsAboard,
  ];
}
