import type { Language } from '#core/language.ts';
import type { Result } from '#core/result.ts';
import type { Mode } from '#features/fleet/domain/lawful-guests.ts';
import type { Deps } from '#platform/deps.ts';
import type {
  AgreementKind,
  CaptainFacts,
  CharterFacts,
  EventKind,
  OverReason,
  Role,
} from '../domain/index.ts';
import type { Agreement } from '../repository.ts';

/** What agreements tell whoever they are about. */
export type AgreementNews = {
  readonly kind: 'to-sign' | 'signed' | 'sealed' | 'refused' | 'ended';
  /** Who did it, where it is signed by two. */
  readonly by?: Role;
  readonly agreement: Agreement;
  /** Where the sealed document is checked. */
  readonly verifyUrl: string;
  /** Why it was sent back. */
  readonly reason?: string;
  /** Of which yacht and day it was signed, where that may have changed since. */
  readonly about?: SignedAbout | undefined;
};

/** What a captain has promised to be there for. */
export type SignedAbout = { readonly yacht: string; readonly startOn: string };

/** What agreements, which stand below what is agreed on, need of it. */
export type SubjectOfAgreements = {
  /** Tells its client, or the team, in the transaction of the change. */
  tell(deps: Deps, caseId: string, news: AgreementNews): Promise<void>;
};

export type ChartersOfAgreements = SubjectOfAgreements & {
  /** What its agreement is about; undefined where there is none to sign: it does not stand, or has no price. */
  describe(deps: Pick<Deps, 'db' | 'log' | 'now'>, charterId: string): Promise<CharterFacts | undefined>;
  /** Those that are agreed on and have not departed, in the order of their ids. */
  listAhead(
    deps: Pick<Deps, 'db' | 'now'>,
    part: { readonly after: string | undefined; readonly most: number },
  ): Promise<readonly { readonly id: string; readonly mode: Mode }[]>;
  find(
    deps: Pick<Deps, 'db'>,
    charterId: string,
  ): Promise<Result<{ readonly id: string }, 'charter-not-found'>>;
};

export type CaptainsOfAgreements = SubjectOfAgreements & {
  /** The hash of what `describe` says of each of these charters; of those of which it says nothing, nothing. */
  hashes(deps: Pick<Deps, 'db'>, charterIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What the captain's contract of a bareboat charter is about; undefined where none is chosen, or none is asked for. */
  describe(deps: Pick<Deps, 'db' | 'log' | 'now'>, charterId: string): Promise<CaptainFacts | undefined>;
  /** Why the captains of these charters do not take them out any more; of those that do, or did, nothing. */
  whyOver(deps: Pick<Deps, 'db'>, charterIds: readonly string[]): Promise<ReadonlyMap<string, OverReason>>;
};

/** What a use case of agreements needs: whom each kind is about. */
export type AgreementDeps = Deps & {
  readonly subjects: {
    readonly charters: ChartersOfAgreements;
    /** Who takes a bareboat charter out; undefined where nobody signs with them. */
    readonly captains?: CaptainsOfAgreements | undefined;
    /** Whom a lender's terms are about; undefined where nobody signs any. */
    readonly applications?: SubjectOfAgreements | undefined;
  };
};

export const subjectOf = (
  { subjects }: AgreementDeps,
  kind: AgreementKind,
): SubjectOfAgreements | undefined =>
  ({ terms: subjects.applications, captain: subjects.captains, charter: subjects.charters })[kind];

/** Who does something, and from where. */
export type Signer = {
  readonly role: Role;
  readonly name: string;
  readonly address: string;
  readonly browser: string;
};

export const THE_SITE: Signer = { role: 'site', name: '', address: '', browser: '' };

/** A step to be added to the chain. */
export type Step = {
  readonly kind: EventKind;
  readonly by: Signer;
  /** Of the bytes that were shown; absent: those of the document. */
  readonly sha256?: string;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** The job that makes what is to be signed about a charter. */
export const PREPARE_AGREEMENT = 'prepare-agreement';
/** The job that seals what all have signed. */
export const SEAL_AGREEMENT = 'seal-agreement';

export type Prepare = {
  readonly charterId: string;
  /** Absent: that of the one before. */
  readonly language?: Language | undefined;
  /** Also where nothing has changed since one was refused. */
  readonly isAnew?: boolean;
};
