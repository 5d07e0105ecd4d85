/** What is signed: a charter's agreement, the captain's contract of a bareboat charter, a lender's terms. */
export const AGREEMENT_KINDS = ['charter', 'captain', 'terms'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

export const AGREEMENT_STATES = ['open', 'signed', 'countersigned', 'sealed', 'refused', 'void'] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

export const EVENT_KINDS = [
  'made',
  'sent',
  'page-seen',
  'opened',
  'consented',
  'signed',
  'countersigned',
  'refused',
  'voided',
  'sealed',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const ROLES = ['client', 'staff', 'captain', 'site'] as const;
export type Role = (typeof ROLES)[number];

/** To be dealt with by somebody: neither sealed nor over. */
export const isUnderWay = (state: AgreementState) =>
  state === 'open' || state === 'signed' || state === 'countersigned';

/** A lender's terms are the lender's offer: the applicant's signature is all that is asked for here. */
export const needsCountersignature = (kind: AgreementKind) => kind !== 'terms';

/** Why a step cannot be done; undefined when it can (product 8.3). */
export function againstStep(
  step: 'page-seen' | 'opened' | 'consented' | 'signed' | 'refused' | 'countersigned',
  { state, done }: { readonly state: AgreementState; readonly done: ReadonlySet<EventKind> },
):
  | 'agreement-void'
  | 'agreement-signed'
  | 'agreement-unopened'
  | 'agreement-unconsented'
  | 'agreement-unsigned'
  | undefined {
  if (step === 'page-seen' || step === 'opened') return undefined;
  if (state === 'void' || state === 'refused') return 'agreement-void';
  if (step === 'countersigned') {
    if (state === 'open') return 'agreement-unsigned';
    return state === 'signed' ? undefined : 'agreement-signed';
  }
  if (state !== 'open') return 'agreement-signed';
  if (step === 'consented') return done.has('opened') ? undefined : 'agreement-unopened';
  if (step === 'signed') return done.has('consented') ? undefined : 'agreement-unconsented';
  return undefined;
}
