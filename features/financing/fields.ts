import type { Fields } from '#core/field-kinds.ts';

/** What staff write of a lender's decision, beside the decision itself and its reasons. */
export const decisionFields = {
  lender: { kind: 'text', name: 'Lender', most: 200, required: 'Please name the lender' },
  note: {
    kind: 'longText',
    name: 'Conditions or terms',
    most: 2_000,
    told: 'For the applicant: conditions or terms',
  },
} as const satisfies Fields;
