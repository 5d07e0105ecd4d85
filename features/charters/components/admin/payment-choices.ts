import { useQuery } from '@tanstack/react-query';
import { staffSiteSettingsQuery } from '#features/content/components/admin/calls.ts';
import { BILLINGS, type PaymentTerms, paymentTermsOf } from '#features/pricing/domain/index.ts';
import { words as inWords } from '#words/index.ts';
import { words } from './words/index.ts';

/** Payment terms in words, for a staff member who chooses them: "30%, rest 14 days before". */
export function paymentWords({ depositPercent, balanceDue: { before, unit } }: PaymentTerms): string {
  return words.paidBy(depositPercent, inWords[unit](before));
}

/** The payment rules as options of a select; with their terms once the settings have been read. */
export function usePaymentChoices(isWanted = true) {
  const rules = useQuery({ ...staffSiteSettingsQuery(), enabled: isWanted }).data?.policies;
  return BILLINGS.map((value) => ({
    value,
    label: rules
      ? `${words.billings[value]}: ${paymentWords(paymentTermsOf(rules, value))}`
      : words.billings[value],
  }));
}
