import { LANGUAGES, type Language } from '#core/language.ts';

/** What can be signed: a charter's agreement, the captain's contract of a bareboat charter, a lender's terms. */
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
 * The languages in which staff can draw up an agreement again: any if there is none or it is refused, void or outdated, any
 * other while nobody has signed. A signed agreement about what is agreed on now stands, and sealing is not disturbed.
 */
export function drawnUpIn(
  newest:
    | { readonly state: AgreementState; readonly language: Language; readonly isOutdated?: boolean }
    | undefined,
): readonly Language[] {
  if (!newest || newest.state === 'refused' || newest.state === 'void') return LANGUAGES;
  if (newest.isOutdated && newest.state !== 'countersigned') return LANGUAGES;
  return newest.state === 'open' ? LANGUAGES.filter((language) => language !== newest.language) : [];
}

/** Whether somebody still has to act on the agreement: it is not sealed, refused or void. */
export const isUnderWay = (state: AgreementState) =>
  state === 'open' || state === 'signed' || state === 'countersigned';

/** Whether all have signed: the file is sealed, or is being sealed. */
export const isSignedByAll = ({ state }: { readonly state: AgreementState }) =>
  state === 'countersigned' || state === 'sealed';

/** What is missing before a confirmed charter's agreement may be signed: a price, or a number of guests that is lawful. */
export const LACKS = ['price', 'lawful-guests'] as const;
export type Lack = (typeof LACKS)[number];

/** What is agreed on now for a confirmed charter. */
export type AgreedNow = {
  /** The hash of its facts; undefined without a price. */
  readonly hash: string | undefined;
  readonly lacks: Lack | null;
};

/** Why nothing may be signed now for a charter; null if it may, or if all have signed what is agreed on. */
export function lackOf(
  newest: { readonly state: AgreementState; readonly subject: string } | undefined,
  agreed: AgreedNow | undefined,
): Lack | null {
  if (!agreed || (newest && isSignedByAll(newest) && newest.subject === agreed.hash)) return null;
  return agreed.lacks;
}

/** The names of the captain's contract wordings. A charterer who is the captain signs a declaration (`self`) alone. */
export const CAPTAIN_TEMPLATES = { hired: 'captain-2', self: 'captain-self-2' } as const;

/** How the names of all wordings of the declaration begin, also of those from before. */
export const DECLARATION = 'captain-self-';

/** Whether the document is the declaration of a charterer who is the captain. */
export const isDeclaration = ({ template }: { readonly template: string }) =>
  template.startsWith(DECLARATION);

/** The reason for the end of a contract whose captain is asked to sign a new one. The captain is not told of this end. */
export const ASKED_ANEW = 'asked-anew';

/** Why a captain's contract is over. The reason is stored in its chain. */
export const OVER_REASONS = [
  'another-captain',
  ASKED_ANEW,
  'called-off',
  'not-bareboat',
  'captain-lost',
] as const;
export type OverReason = (typeof OVER_REASONS)[number];

/**
 * Whether a second person must sign. Not a lender's terms, which are the lender's own offer, and not the declaration of a
 * charterer who is the captain.
 */
export const needsCountersignature = (agreement: {
  readonly kind: AgreementKind;
  readonly template: string;
}) => agreement.kind !== 'terms' && !isDeclaration(agreement);

/** Whether all have signed and the file is being sealed, which takes a moment. */
export const isBeingSealed = (
  agreement: { readonly state: AgreementState; readonly isAlone?: boolean } | undefined,
) => agreement?.state === 'countersigned' || (agreement?.state === 'signed' && agreement.isAlone === true);

/** The state in which this role can sign: a captain signs after the charterer. */
export const turnOf = (role: Role): AgreementState => (role === 'captain' ? 'signed' : 'open');

type Reason =
  | 'agreement-void'
  | 'agreement-signed'
  | 'agreement-unopened'
  | 'agreement-unconsented'
  | 'agreement-unsigned';

/**
 * Why a step is not possible now; undefined when it is (product 10.3).
 *
 * @param done the steps that this role has taken: each signer must open and consent themselves. Staff who countersign need
 * neither
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
