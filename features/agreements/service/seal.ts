import { brand } from '#core/brand.ts';
import { keepFile, readFile, writeOwnFile } from '#features/documents/service/index.ts';
import { inLanguage } from '#platform/language.ts';
import { sealKeyOf, sealWithSheet } from '#platform/pdf/press.ts';
import { needsCountersignature } from '../domain/index.ts';
import {
  findAgreement,
  findEvents,
  findUnsealed,
  holdCase,
  lockAgreement,
  updateAgreement,
} from '../repository.ts';
import { words } from '../words/index.ts';
import { addStep, sha256Of } from './chain.ts';
import { type AgreementDeps, SEAL_AGREEMENT, subjectOf, THE_SITE } from './deps.ts';
import { certificateSheet } from './paper.ts';
import { queueAgreement } from './prepare.ts';
import { verifyUrlOf } from './read.ts';

/**
 * Adds the certificate to an agreement that all have signed, seals it once, stores it, and tells the signers (product 10.5).
 * Throws while the document is not scanned or the time server does not answer: the job then runs again.
 */
export async function sealAgreement(deps: AgreementDeps, agreementId: string): Promise<void> {
  const agreement = await findAgreement(deps.db, agreementId);
  if (!agreement) return;
  const ready = needsCountersignature(agreement) ? 'countersigned' : 'signed';
  if (agreement.state !== ready) return;
  const shown = await readFile(deps, agreement.fileId);
  if (!shown.ok) throw new Error(`A document to be sealed can't be read: ${shown.reason}`);
  if (sha256Of(shown.value.bytes) !== agreement.fileSha256)
    throw new Error('A document to be sealed was changed');
  const at = deps.now();
  const verifyUrl = verifyUrlOf(deps, agreement);
  const events = await findEvents(deps.db, agreementId);
  const certificate = certificateSheet(agreement, events, { owner: brand.name, verifyUrl, madeAt: at });
  const { bytes, fingerprint } = await sealWithSheet(shown.value.bytes, certificate, {
    key: await sealKeyOf(deps.config, brand.name, at),
    at,
    reason: inLanguage(agreement.language, () => words.sealReason),
    name: brand.name,
    location: brand.city,
    timeServer: deps.config.timeStampUrl,
  });
  const file = await writeOwnFile(deps, bytes);
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    await holdCase(tx, agreement.caseId);
    const held = await lockAgreement(tx, agreementId);
    if (held?.state !== ready) return;
    await keepFile(within, file.id);
    const sealed = {
      state: 'sealed',
      sealedFileId: file.id,
      sealedSha256: sha256Of(bytes),
      sealedBy: fingerprint,
      sealedAt: at,
    } as const;
    await updateAgreement(tx, agreementId, sealed);
    await addStep(within, held, {
      kind: 'sealed',
      by: THE_SITE,
      sha256: sealed.sealedSha256,
      details: { fingerprint, shown: held.fileSha256 },
    });
    // Draw up now what has changed while this was being sealed.
    if (held.kind !== 'terms') await queueAgreement(within, { charterId: held.caseId });
    // If the contract has ended meanwhile, nobody needs to know that it is sealed.
    if ((await findEvents(tx, agreementId)).some(({ kind }) => kind === 'ended')) return;
    await subjectOf(deps, held.kind)?.tell(within, held.caseId, {
      kind: 'sealed',
      agreement: { ...held, ...sealed },
      verifyUrl,
    });
  });
}

/** The job retries for an hour and a half. After two hours, the hourly sweep queues it again. */
const LEFT_AFTER_MS = 2 * 3_600_000;

/** Queues the sealing of agreements that were signed two hours ago and are not sealed. Answers how many. */
export async function sealWhatIsLeft(deps: Pick<AgreementDeps, 'db' | 'jobs' | 'now'>): Promise<number> {
  const left = await findUnsealed(deps.db, new Date(deps.now().getTime() - LEFT_AFTER_MS));
  for (const agreementId of left) await deps.jobs.add(deps.db, SEAL_AGREEMENT, { agreementId });
  return left.length;
}
