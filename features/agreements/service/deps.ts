import type { Language } from '#core/language.ts';
import type { Result } from '#core/result.ts';
import type { Deps } from '#platform/deps.ts';
import type { Part } from '#platform/jobs/in-parts.ts';
import type {
  AgreedNow,
  AgreementKind,
  CaptainFacts,
  CharterFacts,
  EventKind,
  OverReason,
  Role,
} from '../domain/index.ts';
import type { Agreement } from '../repository.ts';

/** The news about an agreement for its client, captain, applicant or staff. */
export type AgreementNews = {
  readonly kind: 'to-sign' | 'signed' | 'sealed' | 'refused' | 'ended';
  /** Who acted, for an agreement that two people sign. */
  readonly by?: Role;
  readonly agreement: Agreement;
  /** The page that verifies the sealed document. */
  readonly verifyUrl: string;
  /** Why the signer refused. */
  readonly reason?: string;
  /** The yacht and day for which it was signed. The charter's own may have changed since. */
  readonly about?: SignedAbout | undefined;
};

/** The yacht and day that a captain has agreed to. */
export type SignedAbout = { readonly yacht: string; readonly startOn: string };

/** What agreements need from the features that build on them: charters, departures, financing. */
export type SubjectOfAgreements = {
  /** Tells the client, the captain, the applicant or staff, in the transaction of the change. */
  tell(deps: Deps, caseId: string, news: AgreementNews): Promise<void>;
};

export type ChartersOfAgreements = SubjectOfAgreements & {
  /**
   * The facts of the charter's agreement; undefined if there is nothing to sign, because the charter neither
   * stands nor is completed, or has no price. `isOver` by the clock, too: nobody may have marked it as completed.
   */
  describe(deps: Pick<Deps, 'db' | 'log' | 'now'>, charterId: string): Promise<CharterFacts | undefined>;
  /** Charters that are confirmed and have not departed, in the order of their ids. */
  listAhead(deps: Pick<Deps, 'db' | 'now'>, part: Part): Promise<readonly { readonly id: string }[]>;
  /** What is agreed on now for each charter. Charters that are not confirmed, or are over, are left out. */
  agreed(
    deps: Pick<Deps, 'db' | 'now'>,
    charterIds: readonly string[],
  ): Promise<ReadonlyMap<string, AgreedNow>>;
  find(
    deps: Pick<Deps, 'db'>,
    charterId: string,
  ): Promise<Result<{ readonly id: string }, 'charter-not-found'>>;
};

export type CaptainsOfAgreements = SubjectOfAgreements & {
  /** The hash of the facts that `describe` gives for each charter. Charters without facts are left out. */
  hashes(deps: Pick<Deps, 'db' | 'now'>, charterIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The facts of the captain's contract; undefined if no captain is chosen or needed, or after the return. */
  describe(deps: Pick<Deps, 'db' | 'log' | 'now'>, charterId: string): Promise<CaptainFacts | undefined>;
  /** Why the captains of these charters no longer take them out. Charters whose captain still does, or did, are left out. */
  whyOver(deps: Pick<Deps, 'db'>, charterIds: readonly string[]): Promise<ReadonlyMap<string, OverReason>>;
};

/** What the use cases of agreements need, with the features that provide the facts of each kind. */
export type AgreementDeps = Deps & {
  readonly subjects: {
    readonly charters: ChartersOfAgreements;
    /** The provider for captains' contracts; undefined where no captain's contract is signed. */
    readonly captains?: CaptainsOfAgreements | undefined;
    /** The provider for lenders' terms; undefined where no terms are signed. */
    readonly applications?: SubjectOfAgreements | undefined;
  };
};

export const subjectOf = (
  { subjects }: AgreementDeps,
  kind: AgreementKind,
): SubjectOfAgreements | undefined =>
  ({ terms: subjects.applications, captain: subjects.captains, charter: subjects.charters })[kind];

/** Who takes a step, with IP address and browser. */
export type Signer = {
  readonly role: Role;
  readonly name: string;
  readonly address: string;
  readonly browser: string;
};

export const THE_SITE: Signer = { role: 'site', name: '', address: '', browser: '' };

/** A step for `addStep` to add to the chain. */
export type Step = {
  readonly kind: EventKind;
  readonly by: Signer;
  /** The hash of the bytes that were shown. If absent, the document's own hash. */
  readonly sha256?: string;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** The job that makes the agreements about a charter. */
export const PREPARE_AGREEMENT = 'prepare-agreement';
/** The job that seals an agreement that all have signed. */
export const SEAL_AGREEMENT = 'seal-agreement';

export type Prepare = {
  readonly charterId: string;
  /** If absent, the language of the previous agreement. */
  readonly language?: Language | undefined;
  /** Whether to make one again although nothing has changed since the client refused the last. */
  readonly isAnew?: boolean;
  /** Whether the client is to be mailed again about what there is to sign, because the mail about it did not go out. */
  readonly isToldAgain?: boolean;
};
