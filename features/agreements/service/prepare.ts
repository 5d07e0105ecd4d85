import { isLanguage, type Language } from '#core/language.ts';
import { ok, refused } from '#core/result.ts';
import { keepFile, writeOwnFile } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
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
  findNewestModes,
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

/** Has what is to be signed about a charter made, or made anew; in the caller's transaction, for it takes a while (product 10.1). */
export async function queueAgreement(
  { db, jobs, newId }: Pick<Deps, 'db' | 'jobs' | 'newId'>,
  { charterId, language = undefined, isAnew = false }: Prepare,
): Promise<void> {
  // Each change has a job of its own: one that is under way may have read what was before it.
  await jobs.add(db, PREPARE_AGREEMENT, { charterId, language: language ?? '', isAnew, change: newId() });
}

/** So many charters are looked at at once, and so many agreements are asked for in a turn: the next turn goes on. */
const AT_ONCE = 100;
const MOST_IN_A_TURN = 200;

/**
 * Whose charter is further off is not mailed when a sweep makes its agreement: after a deployment that would be everybody at once. It is
 * on their page, and the week's reminder leads there.
 */
const MAILED_WITHIN_MS = 14 * 86_400_000;

/**
 * Has an agreement made for every charter ahead that has none to sign and none that is signed, or one of the other way of
 * chartering: it was confirmed before there were agreements, or a job was lost; and the contract with a captain who is chosen and has
 * none. Says how many that are.
 */
export async function prepareWhatIsMissing(deps: AgreementDeps): Promise<number> {
  const { charters, captains } = deps.subjects;
  const soon = deps.now().getTime() + MAILED_WITHIN_MS;
  let queued = 0;
  let after: string | undefined;
  do {
    const ahead = await charters.listAhead(deps, { after, most: AT_ONCE });
    const ids = ahead.map(({ id }) => id);
    const modes = await findNewestModes(deps.db, ids);
    const contracts = await findNewest(deps.db, ids, 'captain');
    const agreed = await captains?.hashes(deps, ids);
    for (const { id: charterId, mode } of ahead) {
      // One without a price, or with more guests than are lawful, waits for a colleague.
      const facts =
        (modes.get(charterId) === mode ? undefined : await charters.describe(deps, charterId)) ??
        (isContractMissing(contracts.get(charterId), agreed?.get(charterId))
          ? await captains?.describe(deps, charterId)
          : undefined);
      if (!facts) continue;
      const isQuiet = facts.departsAt.getTime() > soon;
      // The same for each turn: one that still waits is not asked for twice.
      const sweep = { charterId, language: '', isAnew: false, isQuiet, change: 'missing' };
      await deps.jobs.add(deps.db, PREPARE_AGREEMENT, sweep);
      queued += 1;
    }
    after = ahead.length < AT_ONCE ? undefined : ahead.at(-1)?.id;
  } while (after && queued < MOST_IN_A_TURN);
  return queued;
}

export const hashOfSubject = (facts: AgreedFacts) => sha256Of(subjectText(facts));
export const hashOfCaptain = (facts: AgreedWithCaptain) => sha256Of(captainText(facts));

/** Whether a captain who is chosen has no contract about what is agreed on now; not where one of before is to be sealed first. */
function isContractMissing(newest: Newest | undefined, agreed: string | undefined): boolean {
  if (agreed === undefined || newest?.state === 'countersigned') return false;
  return newest?.subject !== agreed || newest.state === 'void' || newest.hasEnded;
}

/** The hash of what is agreed on now about that case; undefined where nothing is to be signed. */
export async function hashNow(
  deps: AgreementDeps,
  { kind, caseId }: Pick<Agreement, 'kind' | 'caseId'>,
): Promise<string | undefined> {
  if (kind === 'captain') {
    const facts = await deps.subjects.captains?.describe(deps, caseId);
    return facts && hashOfCaptain(facts);
  }
  const facts = await deps.subjects.charters.describe(deps, caseId);
  return facts && hashOfSubject(facts);
}

/** Whether nothing needs to be made: the newest says what is agreed on, and in that language where it is still to be signed. */
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
 * Has what is to be signed about a charter made anew in a language, as a colleague asks. Refused where nothing would come of it: with
 * `nothing-to-sign` while nothing is agreed on, with `agreement-stands` where what there is says so already.
 */
export async function drawUpAnew(deps: AgreementDeps, charterId: string, language: Language) {
  const facts = await deps.subjects.charters.describe(deps, charterId);
  if (!facts) return refused('nothing-to-sign');
  const [newest] = await findAgreements(deps.db, charterId, 'charter');
  if (newest?.state === 'countersigned' || stillHolds(newest, hashOfSubject(facts), language, true))
    return refused('agreement-stands');
  await queueAgreement(deps, { charterId, language, isAnew: true });
  return ok({ message: words.drawingUp });
}

/**
 * Makes what is to be signed about a charter as it stands. What was to be signed and says something else is void; what both have
 * signed stays, and is amended (product 10.6). Nothing happens where nothing has changed.
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
  if (!facts) {
    await voidUnsigned(deps, newest, NO_LONGER_AGREED);
    return;
  }
  const language = isLanguage(asked) ? asked : (newest?.language ?? facts.language);
  const subject = hashOfSubject(facts);
  if (stillHolds(newest, subject, language, isAnew)) return;
  // What both have signed gets its seal first: an amendment names the sealed one, and sealing has this looked at again.
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
  // Whoever only wants to read it in another language is on its page.
  const isKnown = newest?.state === 'open' && newest.subject === subject && !isAnew;
  await drawUp(deps, charterId, newest, paper, isQuiet || isKnown);
}

type Paper = Pick<Agreement, 'id' | 'number' | 'language' | 'amends' | 'mode' | 'template' | 'subject'> & {
  readonly kind: Exclude<AgreementKind, 'terms'>;
  readonly madeAt: Date;
  readonly sheet: Sheet;
  /** Kept with it, to be told when it ends. */
  readonly about?: SignedAbout;
};

/**
 * Prints and keeps what is to be signed, in place of the newest as it was read, and says so unless that is known. Throws where
 * something has changed while it was printed: the job's next turn looks at it.
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
    // Whoever is signing it just now is first, and it stays signed.
    const last = found && (await lockAgreement(tx, found.id));
    if (last?.id !== newest?.id || last?.state !== newest?.state)
      throw new Error('Another agreement was faster');
    // Printing takes a while: nobody is asked to sign what was cancelled or forgotten meanwhile.
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

/** Why something is taken back where there is nothing to sign any more. */
export const NO_LONGER_AGREED = 'no-longer-agreed';

/** Whether somebody has still to sign; who is their own captain signs alone. */
const isToSign = (agreement: Agreement) =>
  agreement.state === 'open' || (agreement.state === 'signed' && needsCountersignature(agreement));

/** Takes back what is still to be signed, in a transaction of its own. Says whether there was any. */
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

/** The same in the caller's. What both have signed is not taken back. */
export async function voidWithin(
  deps: Pick<Deps, 'db' | 'now'>,
  agreement: Agreement,
  reason: string,
): Promise<void> {
  if (agreement.state !== 'open' && agreement.state !== 'signed') return;
  await updateAgreement(deps.db, agreement.id, { state: 'void' });
  await addStep(deps, agreement, { kind: 'voided', by: THE_SITE, details: { reason } });
}
