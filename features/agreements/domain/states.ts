import { LANGUAGES, type Language } from '#core/language.ts';

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
  'ended',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const ROLES = ['client', 'staff', 'captain', 'site'] as const;
export type Role = (typeof ROLES)[number];

/**
 * In which languages a colleague can have the agreement about an unchanged charter drawn up: in each where there is none or it came to
 * nothing, in each other while nobody has signed it. What is signed stands.
 */
export function drawnUpIn(
  newest: { readonly state: AgreementState; readonly language: Language } | undefined,
): readonly Language[] {
  if (!newest || newest.state === 'refused' || newest.state === 'void') return LANGUAGES;
  return newest.state === 'open' ? LANGUAGES.filter((language) => language !== newest.language) : [];
}

/** To be dealt with by somebody: neither sealed nor over. */
export const isUnderWay = (state: AgreementState) =>
  state === 'open' || state === 'signed' || state === 'countersigned';

/** The wording of a captain's contract; where the charterer is the captain it is a declaration, and nobody else signs it. */
export const CAPTAIN_TEMPLATES = { hired: 'captain-1', self: 'captain-self-1' } as const;

/** Why a contract has ended whose captain is asked to sign another: no news to them. */
export const ASKED_ANEW = 'asked-anew';

/** Why a captain's contract is over; kept in its chain. */
export const OVER_REASONS = [
  'another-captain',
  ASKED_ANEW,
  'called-off',
  'not-bareboat',
  'captain-lost',
] as const;
export type OverReason = (typeof OVER_REASONS)[number];

/** A lender's terms are the lender's offer, and who is their own captain agrees with nobody: one signature is all that is asked for. */
export const needsCountersignature = ({
  kind,
  template,
}: {
  readonly kind: AgreementKind;
  readonly template: string;
}) => kind !== 'terms' && template !== CAPTAIN_TEMPLATES.self;

/** Whether all who sign it have, and its file is being sealed: done in a moment. */
export const isBeingSealed = (
  agreement: { readonly state: AgreementState; readonly isAlone?: boolean } | undefined,
) => agreement?.state === 'countersigned' || (agreement?.state === 'signed' && agreement.isAlone === true);

/** The state in which it is this role's turn: the captain signs once the charterer has. */
export const turnOf = (role: Role): AgreementState => (role === 'captain' ? 'signed' : 'open');

type Reason =
  | 'agreement-void'
  | 'agreement-signed'
  | 'agreement-unopened'
  | 'agreement-unconsented'
  | 'agreement-unsigned';

/**
 * Why a step cannot be done; undefined when it can (product 10.3).
 *
 * @param done what whoever does it has done before: each signer opens and consents for themselves. The owner's colleague only signs
 */
export function againstStep(
  step: 'page-seen' | 'opened' | 'consented' | 'signed' | 'refused' | 'countersigned',
  {
    state,
    done,
    role,
  }: { readonly state: AgreementState; readonly done: ReadonlySet<EventKind>; readonly role: Role },
): Reason | undefined {
  if (step === 'page-seen' || step === 'opened') return undefined;
  if (state === 'void' || state === 'refused') return 'agreement-void';
  const turn = step === 'countersigned' ? 'signed' : turnOf(role);
  if (state !== turn) return state === 'open' ? 'agreement-unsigned' : 'agreement-signed';
  if (step === 'consented') return done.has('opened') ? undefined : 'agreement-unopened';
  const isOwnSignature = step === 'signed' || (step === 'countersigned' && role === 'captain');
  return isOwnSignature && !done.has('consented') ? 'agreement-unconsented' : undefined;
}
