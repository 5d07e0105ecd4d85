import type { BilledAs, PaymentTerms } from '#features/pricing/domain/index.ts';
import { words } from '../emails/words/index.ts';

/** The figures that a quote's conditions name. */
type Conditions = PaymentTerms & {
  readonly billedAs: BilledAs;
  readonly cancellationFeePercent: number;
  readonly holdHours: number;
};

/** The conditions of a charter, one paragraph each, in the wording that the client agrees to. */
export function termsOf({ depositPercent, balanceDue, ...rules }: Conditions): string[] {
  return [
    words.termsDeposit(
      depositPercent,
      words.billed[rules.billedAs],
      words[balanceDue.unit](balanceDue.before),
    ),
    words.termsHold(words.hours(rules.holdHours)),
    words.termsCancelling(rules.cancellationFeePercent),
    words.termsAboard,
  ];
}
