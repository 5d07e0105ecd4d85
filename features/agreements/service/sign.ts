import { ok, type Result, refused } from '#core/result.ts';
import type { ActivityActor } from '#features/activity/domain.ts';
import { recordActivity } from '#features/activity/service/index.ts';
import { readFile } from '#features/documents/service/index.ts';
import { allOrNothing } from '#platform/db/all-or-nothing.ts';
import type { FailureCode } from '#platform/http/failures.ts';
import { againstStep, needsCountersignature, turnOf } from '../domain/index.ts';
import { type Agreement, findAgreement, holdCase, lockAgreement, updateAgreement } from '../repository.ts';
import { addStep, sha256Of, stepsDone } from './chain.ts';
import { type AgreementDeps, SEAL_AGREEMENT, type Signer, type Step, subjectOf } from './deps.ts';
import { hashNow } from './prepare.ts';
import { verifyUrlOf } from './read.ts';

/** An agreement and its case. An agreement of another case counts as not found. */
export type Meant = { readonly caseId: string; readonly agreementId: string };

/**
 * Wraps signing steps for signers who come by a mailed link.
 *
 * @param find finds the agreement that the link is for, or refuses
 */
export const throughDoor =
  <From, Asked>(
    find: (deps: From, asked: Asked) => Promise<Result<{ deps: AgreementDeps; meant: Meant }, FailureCode>>,
  ) =>
  <Input extends unknown[], Done>(
    step: (deps: AgreementDeps, meant: Meant, by: Signer, ...input: Input) => Promise<Done>,
  ) =>
  async (deps: From, asked: Asked, by: Signer, ...input: Input) => {
    const found = await find(deps, asked);
    return found.ok ? step(found.value.deps, found.value.meant, by, ...input) : found;
  };

/** What the signer has looked at: the hash of the exact bytes. */
export type LookedAt = { readonly sha256: string };

/** Locks an agreement of a case and changes it in one transaction. The case comes first, as for all news about its agreements. */
async function changeAgreement(
  deps: AgreementDeps,
  { caseId, agreementId }: Meant,
  change: (within: AgreementDeps, agreement: Agreement) => Promise<Result<Agreement, FailureCode>>,
) {
  return allOrNothing(deps, async (within): Promise<Result<Agreement, FailureCode>> => {
    await holdCase(within.db, caseId);
    const agreement = await lockAgreement(within.db, agreementId);
    if (agreement?.caseId !== caseId) return refused('agreement-not-found');
    return change({ ...deps, ...within }, agreement);
  });
}

type GuardedStep = Parameters<typeof againstStep>[0];

/** Why a step is not possible for this document (product 10.3, 10.6); undefined when it is. */
async function against(
  deps: AgreementDeps,
  agreement: Agreement,
  step: GuardedStep,
  { role }: Signer,
  { sha256 }: LookedAt,
): Promise<FailureCode | undefined> {
  if (sha256 !== agreement.fileSha256) return 'agreement-replaced';
  const done = await stepsDone(deps, agreement.id, role);
  const reason = againstStep(step, { state: agreement.state, done, role });
  if (reason || agreement.kind === 'terms' || step === 'refused') return reason;
  // Refuse to sign a document whose facts have changed, even before its replacement is made.
  return (await hashNow(deps, agreement, step === 'countersigned')) === agreement.subject
    ? undefined
    : 'agreement-replaced';
}

async function takeStep(
  deps: AgreementDeps,
  agreement: Agreement,
  step: Step & { readonly kind: GuardedStep },
  looked: LookedAt,
  change: Parameters<typeof updateAgreement>[2] = {},
): Promise<Result<Agreement, FailureCode>> {
  const reason = await against(deps, agreement, step.kind, step.by, looked);
  if (reason) return refused(reason);
  if (Object.keys(change).length > 0) await updateAgreement(deps.db, agreement.id, change);
  await addStep(deps, agreement, step);
  return ok({ ...agreement, ...change });
}

/** Notes that the signer saw the page where the agreement is signed. */
export const seePage = (deps: AgreementDeps, meant: Meant, by: Signer, looked: LookedAt) =>
  changeAgreement(deps, meant, async (within, agreement) => {
    if (looked.sha256 !== agreement.fileSha256) return refused('agreement-replaced');
    if (agreement.state === turnOf(by.role)) await addStep(within, agreement, { kind: 'page-seen', by });
    return ok(agreement);
  });

/**
 * Consents to electronic records and signatures; possible only after opening this very document (15 USC 7001(c), product 10.3).
 */
export const consent = (deps: AgreementDeps, meant: Meant, by: Signer, looked: LookedAt) =>
  changeAgreement(deps, meant, async (within, agreement) => {
    const done = await stepsDone(within, agreement.id, by.role);
    const isTheirs = agreement.state === turnOf(by.role) && looked.sha256 === agreement.fileSha256;
    // A second consent adds no step.
    if (isTheirs && done.has('consented')) return ok(agreement);
    return takeStep(within, agreement, { kind: 'consented', by }, looked);
  });

/** The client signs the document. If nobody countersigns, the document is sealed at once. */
export const sign = (deps: AgreementDeps, meant: Meant, by: Signer, looked: LookedAt) =>
  changeAgreement(deps, meant, async (within, agreement) => {
    const change = { state: 'signed', signedName: by.name } as const;
    const signed = await takeStep(within, agreement, { kind: 'signed', by }, looked, change);
    if (!signed.ok) return signed;
    if (needsCountersignature(agreement)) {
      const news = {
        kind: 'signed',
        agreement: signed.value,
        verifyUrl: verifyUrlOf(deps, agreement),
      } as const;
      await subjectOf(deps, agreement.kind)?.tell(within, agreement.caseId, news);
    } else await queueSeal(within, agreement.id);
    return signed;
  });

/** The signer refuses to sign, and can say why. */
export const refuseToSign = (
  deps: AgreementDeps,
  meant: Meant,
  by: Signer,
  { reason, ...looked }: LookedAt & { readonly reason: string },
) =>
  changeAgreement(deps, meant, async (within, agreement) => {
    const step = { kind: 'refused', by, details: { reason } } as const;
    const done = await takeStep(within, agreement, step, looked, { state: 'refused' });
    if (done.ok) {
      const verifyUrl = verifyUrlOf(deps, agreement);
      const news = { kind: 'refused', by: by.role, agreement: done.value, verifyUrl, reason } as const;
      await subjectOf(deps, agreement.kind)?.tell(within, agreement.caseId, news);
    }
    return done;
  });

/** A staff member countersigns for the owner; the document is then sealed (product 10.5). */
export const countersign = (
  deps: AgreementDeps,
  meant: Meant,
  by: Signer,
  looked: LookedAt,
  colleague: ActivityActor,
) =>
  changeAgreement(deps, meant, async (within, agreement) => {
    // Only charters' agreements. Lenders' terms need no countersignature and would never be sealed, and a captain's
    // contract is the captain's to sign.
    if (agreement.kind !== 'charter') return refused('agreement-not-found');
    const change = { state: 'countersigned', countersignedName: by.name } as const;
    const step = { kind: 'countersigned', by, details: { account: colleague.accountId } } as const;
    const signed = await takeStep(within, agreement, step, looked, change);
    if (!signed.ok) return signed;
    await queueSeal(within, agreement.id);
    await recordActivity(within, colleague, {
      action: 'countersigned',
      subject: { kind: 'charter', id: agreement.caseId, name: `agreement ${agreement.id.slice(-8)}` },
    });
    return signed;
  });

/** The captain signs after the charterer; the document is then sealed. */
export const signAsCaptain = (deps: AgreementDeps, meant: Meant, by: Signer, looked: LookedAt) =>
  changeAgreement(deps, meant, async (within, agreement) => {
    if (agreement.kind !== 'captain') return refused('agreement-not-found');
    const change = { state: 'countersigned', countersignedName: by.name } as const;
    const signed = await takeStep(within, agreement, { kind: 'countersigned', by }, looked, change);
    if (signed.ok) await queueSeal(within, agreement.id);
    return signed;
  });

const queueSeal = ({ db, jobs }: Pick<AgreementDeps, 'db' | 'jobs'>, agreementId: string) =>
  jobs.add(db, SEAL_AGREEMENT, { agreementId });

/**
 * Reads the document: sealed if it is sealed, else as shown to be signed. If `by` can sign it now, the chain notes the opening.
 * Refused with `agreement-not-found`, `document-not-found`, or like `readFile`.
 */
export async function openDocument(deps: AgreementDeps, { caseId, agreementId }: Meant, by?: Signer) {
  const agreement = await findAgreement(deps.db, agreementId);
  if (agreement?.caseId !== caseId) return refused('agreement-not-found');
  const file = await readFile(deps, agreement.sealedFileId ?? agreement.fileId);
  if (!file.ok) return refused(file.reason === 'file-gone' ? 'document-not-found' : file.reason);
  const { bytes } = file.value;
  if (by && agreement.state === turnOf(by.role)) {
    await deps.db.transaction(async (tx) => {
      const within = { ...deps, db: tx };
      const held = await lockAgreement(tx, agreementId);
      if (held?.state === turnOf(by.role))
        await addStep(within, held, { kind: 'opened', by, sha256: sha256Of(bytes) });
    });
  }
  return ok({ bytes, agreement });
}
