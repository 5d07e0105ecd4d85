import { isLanguage, type Language } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import { keepFile, writeOwnFile } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inParts } from '#platform/jobs/in-parts.ts';
import { printSheet } from '#platform/pdf/press.ts';
import type { Sheet } from '#platform/pdf/sheet.ts';
import {
  type AgreedFacts,
  type AgreedWithCaptain,
  type AgreementKind,
  captainText,
  drawnUpIn,
  needsCountersignature,
  subjectText,
} from '../domain/index.ts';
import {
  type Agreement,
  findAgreements,
  findNewest,
  holdCase,
  insertAgreement,
  lockAgreement,
  type Newest,
  updateAgreement,
} from '../repository.ts';
import { words } from '../words/index.ts';
import { addStep, sha256Of } from './chain.ts';
import {
  type AgreementDeps,
  PREPARE_AGREEMENT,
  type Prepare,
  type SignedAbout,
  subjectOf,
  THE_SITE,
} from './deps.ts';
import { charterSheet, TEMPLATES } from './paper.ts';
import { verifyUrlOf } from './read.ts';

/**
 * Queues the job that makes a charter's agreement or makes it again, in the caller's transaction. A job, because it
 * takes a while (product 10.1).
 */
export async function queueAgreement(
  { db, jobs, newId }: Pick<Deps, 'db' | 'jobs' | 'newId'>,
  { charterId, language = undefined, isAnew = false, isToldAgain = false }: Prepare,
): Promise<void> {
  // Give each change a job of its own: a running job may have read the charter before this change.
  const payload = { charterId, language: language ?? '', isAnew, isToldAgain, change: newId() };
  await jobs.add(db, PREPARE_AGREEMENT, payload);
}

/** Queue about 200 jobs in one run. The next run continues. */
const MOST_IN_A_TURN = 200;

/**
 * When the hourly sweep makes the agreement of a charter further ahead, it sends no mail: after a deployment all such clients
 * would get one at once. The agreement is on their page, and the reminder a week ahead links to it.
 */
const MAILED_WITHIN_MS = 14 * 86_400_000;

/**
 * Queues the making of missing agreements for all charters ahead: no agreement to sign or signed, or one that no longer says
 * what is agreed on, because the charter is older than agreements, a job was lost, or nothing could be signed at the time of the
 * change. Also of captains' contracts that are missing.
 * Answers how many jobs it queued.
 */
export async function prepareWhatIsMissing(deps: AgreementDeps): Promise<number> {
  const { charters, captains } = deps.subjects;
  const soon = deps.now().getTime() + MAILED_WITHIN_MS;
  let queued = 0;
  for await (const ahead of inParts((part) => charters.listAhead(deps, part))) {
    const ids = ahead.map(({ id }) => id);
    const newest = await findNewest(deps.db, ids, 'charter');
    const agreed = await charters.agreed(deps, ids);
    const contracts = await findNewest(deps.db, ids, 'captain');
    const agreedWithCaptains = await captains?.hashes(deps, ids);
    for (const charterId of ids) {
      // A charter without a price, or with more guests than the law allows, waits for staff.
      const facts =
        (isMissing(newest.get(charterId), agreed.get(charterId)?.hash)
          ? await charters.describe(deps, charterId)
          : undefined) ??
        (isMissing(contracts.get(charterId), agreedWithCaptains?.get(charterId))
          ? await captains?.describe(deps, charterId)
          : undefined);
      if (!facts) continue;
      const isQuiet = facts.departsAt.getTime() > soon;
      // Use the same key in each run, so that an agreement that still waits is not queued twice.
      const sweep = { charterId, language: '', isAnew: false, isQuiet, change: 'missing' };
      await deps.jobs.add(deps.db, PREPARE_AGREEMENT, sweep);
      queued += 1;
    }
    if (queued >= MOST_IN_A_TURN) break;
  }
  return queued;
}

export const hashOfSubject = (facts: AgreedFacts) => sha256Of(subjectText(facts));
export const hashOfCaptain = (facts: AgreedWithCaptain) => sha256Of(captainText(facts));

/**
 * Whether there is no agreement about the current facts, or the chosen captain has no contract about them. False while an
 * earlier one is being sealed, which must finish first.
 */
function isMissing(newest: Newest | undefined, agreed: string | undefined): boolean {
  if (agreed === undefined || newest?.state === 'countersigned') return false;
  return newest?.subject !== agreed || newest.state === 'void' || newest.hasEnded;
}

/** The hash of a case's current facts; undefined if there is nothing to sign, or to countersign once a charter is over. */
export async function hashNow(
  deps: AgreementDeps,
  { kind, caseId }: Pick<Agreement, 'kind' | 'caseId'>,
  toCountersign = false,
): Promise<string | undefined> {
  if (kind === 'captain') {
    const facts = await deps.subjects.captains?.describe(deps, caseId);
    return facts && hashOfCaptain(facts);
  }
  const facts = await deps.subjects.charters.describe(deps, caseId);
  return facts && (toCountersign || !facts.isOver) ? hashOfSubject(facts) : undefined;
}

/** Whether the newest agreement is still right: it matches the facts, and also the language if it is not signed yet. */
export function stillHolds(
  newest: Agreement | undefined,
  subject: string,
  language: Language,
  isAnew: boolean,
): boolean {
  if (newest?.subject !== subject) return false;
  return !drawnUpIn(newest).includes(language) || (newest.state === 'refused' && !isAnew);
}

/**
 * Draws up a charter's agreement again in a language that staff choose. Refused with `nothing-to-sign` while nothing is agreed
 * on, or with `agreement-stands` if the present agreement is right already.
 */
export async function drawUpAnew(deps: AgreementDeps, charterId: string, language: Language) {
  const facts = await deps.subjects.charters.describe(deps, charterId);
  if (!facts || facts.isOver) return refused('nothing-to-sign');
  const [newest] = await findAgreements(deps.db, charterId, 'charter');
  if (newest?.state === 'countersigned' || stillHolds(newest, hashOfSubject(facts), language, true))
    return refused('agreement-stands');
  await queueAgreement(deps, { charterId, language, isAnew: true });
  return ok({ message: words.drawingUp });
}

/**
 * Makes the agreement of a charter by its current facts. An outdated agreement that is not fully signed becomes void; one that
 * both have signed stays and gets an amendment (product 10.6). Once a charter is over, only what its client has signed stays, to
 * be countersigned. Does nothing if nothing has changed.
 */
export async function prepareAgreement(
  deps: AgreementDeps,
  charterId: string,
  {
    language: asked,
    isAnew = false,
    isQuiet = false,
  }: { readonly language: string; readonly isAnew?: boolean; readonly isQuiet?: boolean },
): Promise<void> {
  const facts = await deps.subjects.charters.describe(deps, charterId);
  const [newest, ...older] = await findAgreements(deps.db, charterId, 'charter');
  const subject = facts && hashOfSubject(facts);
  if (!facts || !subject || facts.isOver) {
    const isLeftToUs = newest?.state === 'signed' && newest.subject === subject;
    if (!isLeftToUs) await voidUnsigned(deps, newest, NO_LONGER_AGREED);
    return;
  }
  const language = isLanguage(asked) ? asked : (newest?.language ?? facts.language);
  if (stillHolds(newest, subject, language, isAnew)) return;
  // Let the signed agreement be sealed first: the amendment names the sealed one. Sealing queues this job again.
  if (newest?.state === 'countersigned') return;
  const sealed = [newest, ...older].filter((one) => one?.state === 'sealed');
  const made = {
    id: deps.newId(),
    number: (newest?.number ?? 0) + 1,
    language,
    madeAt: deps.now(),
    amends: sealed[0]?.id ?? null,
  };
  const sheet = charterSheet(facts, { ...made, amendment: sealed.length });
  const paper = {
    ...made,
    kind: 'charter',
    mode: facts.mode,
    template: TEMPLATES[facts.mode],
    subject,
    sheet,
  } as const;
  // No mail if the client only changes the language: they are on the page where the new document appears.
  const isKnown = newest?.state === 'open' && newest.subject === subject && !isAnew;
  await drawUp(deps, charterId, newest, paper, isQuiet || isKnown);
}

type Paper = Pick<Agreement, 'id' | 'number' | 'language' | 'amends' | 'mode' | 'template' | 'subject'> & {
  readonly kind: Exclude<AgreementKind, 'terms'>;
  readonly madeAt: Date;
  readonly sheet: Sheet;
  /** Stored in the chain, for the news when the contract ends. */
  readonly about?: SignedAbout;
};

/**
 * Prints and stores an agreement that replaces the newest one, and tells its client unless `isKnown`. Throws if something has
 * changed during printing: the job then runs again.
 */
export async function drawUp(
  deps: AgreementDeps,
  caseId: string,
  newest: Agreement | undefined,
  { sheet, madeAt, about, ...made }: Paper,
  isKnown: boolean,
): Promise<void> {
  const { kind, template, language, subject, amends } = made;
  const { bytes, pages } = await printSheet(sheet);
  const file = await writeOwnFile(deps, bytes);
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    await holdCase(tx, caseId);
    const [found] = await findAgreements(tx, caseId, kind);
    // If the client is signing the previous one at this moment, this waits and then fails, and the signature stands.
    const last = found && (await lockAgreement(tx, found.id));
    if (last?.id !== newest?.id || last?.state !== newest?.state)
      throw new Error('Another agreement was faster');
    // Printing takes a while: do not ask anybody to sign for a charter that was cancelled or deleted meanwhile.
    if ((await hashNow(within, { kind, caseId })) !== subject) throw new Error('It has changed meanwhile');
    if (last) await voidWithin(within, last, 'replaced');
    await keepFile(within, file.id);
    await insertAgreement(tx, {
      ...made,
      caseId,
      fileId: file.id,
      fileSha256: sha256Of(bytes),
      pages,
      createdAt: madeAt,
    });
    const agreement = await lockAgreement(tx, made.id);
    if (!agreement) throw new Error('An agreement was not kept');
    await addStep(within, agreement, {
      kind: 'made',
      by: THE_SITE,
      details: { template, language, pages, subject, amends, about },
    });
    await addStep(within, agreement, { kind: 'sent', by: THE_SITE });
    if (isKnown) return;
    await subjectOf(deps, kind)?.tell(within, caseId, {
      kind: 'to-sign',
      agreement,
      verifyUrl: verifyUrlOf(deps, agreement),
    });
  });
}

/** Mails the client of a charter what there is to sign, unless the mail about it was queued already. */
export async function tellToSign(deps: AgreementDeps, charterId: string): Promise<void> {
  for (const kind of ['charter', 'captain'] as const) {
    await deps.db.transaction(async (tx) => {
      // Whoever signs holds the case, too: look afterwards, so that nobody is asked for what they have signed meanwhile.
      await holdCase(tx, charterId);
      const agreement = (await findNewest(tx, [charterId], kind)).get(charterId);
      if (agreement?.state !== 'open') return;
      const news = { kind: 'to-sign', agreement, verifyUrl: verifyUrlOf(deps, agreement) } as const;
      await subjectOf(deps, kind)?.tell({ ...deps, db: tx }, charterId, news);
    });
  }
}

/** The reason for voiding an agreement when there is nothing to sign any more. */
export const NO_LONGER_AGREED = 'no-longer-agreed';

/** Whether a signature is still missing. A charterer who is the captain signs alone. */
const isToSign = (agreement: Agreement) =>
  agreement.state === 'open' || (agreement.state === 'signed' && needsCountersignature(agreement));

/** Voids an agreement that is not fully signed, in a transaction of its own. Answers whether it did. */
export async function voidUnsigned(
  deps: AgreementDeps,
  newest: Agreement | undefined,
  reason: string,
): Promise<boolean> {
  if (!newest || !isToSign(newest)) return false;
  return deps.db.transaction(async (tx) => {
    const agreement = await lockAgreement(tx, newest.id);
    if (!agreement || !isToSign(agreement)) return false;
    await voidWithin({ ...deps, db: tx }, agreement, reason);
    return true;
  });
}

/** Like `voidUnsigned`, in the caller's transaction. An agreement that both have signed stays as it is. */
export async function voidWithin(
  deps: Pick<Deps, 'db' | 'now'>,
  agreement: Agreement,
  reason: string,
): Promise<void> {
  if (agreement.state !== 'open' && agreement.state !== 'signed') return;
  await updateAgreement(deps.db, agreement.id, { state: 'void' });
  await addStep(deps, agreement, { kind: 'voided', by: THE_SITE, details: { reason } });
}
