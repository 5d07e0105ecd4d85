import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from '#features/content/queries.ts';
import { BILLINGS, type BilledAs, paymentTermsOf } from '#features/pricing/domain/index.ts';
import { paymentWords } from '../../domain.ts';

const NAMES = { charter: 'Charter', event: 'Event' } as const satisfies Record<BilledAs, string>;

/** By which rules something is paid, as a select offers it: the rules themselves are told once they are read. */
export function usePaymentChoices(isWanted = true) {
  const rules = useQuery({ ...siteSettingsQuery(), enabled: isWanted }).data?.policies;
  return BILLINGS.map((value) => ({
    value,
    label: rules ? `${NAMES[value]}: ${paymentWords(paymentTermsOf(rules, value))}` : NAMES[value],
  }));
}
