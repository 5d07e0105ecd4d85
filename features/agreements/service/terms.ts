import { ok, type Result, refused } from '#core/result.ts';
import { keepFile } from '#features/documents/service/index.ts';
import {
  findAgreementOfFile,
  findAgreements,
  holdCase,
  insertAgreement,
  lockAgreement,
} from '../repository.ts';
import { addStep } from './chain.ts';
import { type AgreementDeps, type Signer, THE_SITE } from './deps.ts';
import { voidWithin } from './prepare.ts';
import { verifyUrlOf } from './read.ts';

/** A lender's document in the file store, which no record refers to yet. */
export type OfferedTerms = {
  readonly caseId: string;
  readonly fileId: string;
  readonly sha256: string;
  readonly pages: number;
};

/**
 * Asks the applicant to sign a lender's terms that staff were sent; earlier unsigned terms become void. In the caller's
 * transaction. Refused with `agreement-signed` once terms are signed: the agreement with a lender is not changed here.
 */
export async function offerTerms(
  deps: AgreementDeps,
  { caseId, fileId, sha256, pages }: OfferedTerms,
  by: Signer,
): Promise<Result<{ readonly id: string }, 'agreement-signed'>> {
  await holdCase(deps.db, caseId);
  const [newest] = await findAgreements(deps.db, caseId, 'terms');
  if (newest?.state === 'signed' || newest?.state === 'sealed') return refused('agreement-signed');
  if (newest) await voidWithin(deps, newest, 'replaced');
  await keepFile(deps, fileId);
  const id = deps.newId();
  await insertAgreement(deps.db, {
    id,
    caseId,
    kind: 'terms',
    number: (newest?.number ?? 0) + 1,
    template: 'lender',
    language: 'en',
    subject: sha256,
    fileId,
    fileSha256: sha256,
    pages,
    createdAt: deps.now(),
  });
  const agreement = await lockAgreement(deps.db, id);
  if (!agreement) throw new Error('Terms were not kept');
  await addStep(deps, agreement, { kind: 'made', by, details: { template: 'lender', pages } });
  await addStep(deps, agreement, { kind: 'sent', by: THE_SITE });
  await deps.subjects.applications?.tell(deps, caseId, {
    kind: 'to-sign',
    agreement,
    verifyUrl: verifyUrlOf(deps, agreement),
  });
  return ok({ id });
}

/** Voids terms that nobody has signed, with the reason. In the caller's transaction. */
export async function withdrawTerms(
  deps: Pick<AgreementDeps, 'db' | 'now'>,
  caseId: string,
  why: 'another-decision' | 'application-withdrawn',
): Promise<void> {
  await holdCase(deps.db, caseId);
  const [newest] = await findAgreements(deps.db, caseId, 'terms');
  if (newest?.state === 'open') await voidWithin(deps, newest, why);
}

/**
 * Voids terms whose file the virus scanner refused: nobody can open them, so nobody has signed them. Answers the terms' id and
 * case; undefined if the file is no document of open terms. In the caller's transaction.
 */
export async function withdrawInfectedTerms(
  deps: Pick<AgreementDeps, 'db' | 'now'>,
  fileId: string,
): Promise<{ readonly id: string; readonly caseId: string } | undefined> {
  const found = await findAgreementOfFile(deps.db, fileId);
  if (found?.kind !== 'terms') return undefined;
  await holdCase(deps.db, found.caseId);
  const terms = await lockAgreement(deps.db, found.id);
  if (terms?.state !== 'open') return undefined;
  await voidWithin(deps, terms, 'infected');
  return terms;
}
