import { isLanguage, type Language } from '#core/language.ts';
import { keepFile, writeOwnFile } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { printSheet } from '#platform/pdf/press.ts';
import { type CharterFacts, isUnderWay, subjectText } from '../domain/index.ts';
import {
  type Agreement,
  findAgreements,
  findNewestModes,
  holdCase,
  insertAgreement,
  lockAgreement,
  updateAgreement,
} from '../repository.ts';
import { addStep, sha256Of } from './chain.ts';
import { type AgreementDeps, PREPARE_AGREEMENT, type Prepare, THE_SITE } from './deps.ts';
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
 * Has an agreement made for every charter ahead that has none to sign and none that is signed, or one of the other way of
 * chartering: it was confirmed before there were agreements, or a job was lost. Says how many that are.
 */
export async function prepareWhatIsMissing(deps: AgreementDeps): Promise<number> {
  const { charters } = deps.subjects;
  let queued = 0;
  let after: string | undefined;
  do {
    const ahead = await charters.listAhead(deps, { after, most: AT_ONCE });
    const modes = await findNewestModes(
      deps.db,
      ahead.map(({ id }) => id),
    );
    for (const { id: charterId } of ahead.filter(({ id, mode }) => modes.get(id) !== mode)) {
      // One without a price, or with more guests than are lawful, waits for a colleague.
      if (!(await charters.describe(deps, charterId))) continue;
      // The same for each turn: one that still waits is not asked for twice.
      const sweep = { charterId, language: '', isAnew: false, change: 'missing' };
      await deps.jobs.add(deps.db, PREPARE_AGREEMENT, sweep);
      queued += 1;
    }
    after = ahead.length < AT_ONCE ? undefined : ahead.at(-1)?.id;
  } while (after && queued < MOST_IN_A_TURN);
  return queued;
}

export const hashOfSubject = (facts: CharterFacts) => sha256Of(subjectText(facts));

/** Whether nothing needs to be made: the newest says what is agreed on, and in that language where it is still to be signed. */
function stillHolds(
  newest: Agreement | undefined,
  subject: string,
  language: Language,
  isAnew: boolean,
): boolean {
  if (newest?.subject !== subject || newest.state === 'void') return false;
  if (newest.state === 'refused') return !isAnew;
  return newest.state !== 'open' || newest.language === language;
}

/**
 * Makes what is to be signed about a charter as it stands. What was to be signed and says something else is void; what both have
 * signed stays, and is amended (product 10.6). Nothing happens where nothing has changed.
 */
export async function prepareAgreement(
  deps: AgreementDeps,
  charterId: string,
  { language: asked, isAnew = false }: { readonly language: string; readonly isAnew?: boolean },
): Promise<void> {
  const facts = await deps.subjects.charters.describe(deps, charterId);
  const [newest, ...older] = await findAgreements(deps.db, charterId, 'charter');
  if (!facts) return voidUnsigned(deps, newest, 'no-longer-agreed');
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
  const { bytes, pages } = await printSheet(charterSheet(facts, { ...made, amendment: sealed.length }));
  const file = await writeOwnFile(deps, bytes);
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    await holdCase(tx, charterId);
    const [last] = await findAgreements(tx, charterId, 'charter');
    // Somebody made one meanwhile: the next turn of the job looks at it.
    if (last?.id !== newest?.id || last?.state !== newest?.state)
      throw new Error('Another agreement was faster');
    // Printing takes a while: nobody is asked to sign what was cancelled or forgotten meanwhile.
    const now = await deps.subjects.charters.describe(within, charterId);
    if (!now || hashOfSubject(now) !== subject) throw new Error('The charter has changed meanwhile');
    if (last) await voidWithin(within, last, 'replaced');
    await keepFile(within, file.id);
    await insertAgreement(tx, {
      id: made.id,
      caseId: charterId,
      kind: 'charter',
      number: made.number,
      mode: facts.mode,
      template: TEMPLATES[facts.mode],
      language,
      subject,
      amends: made.amends,
      fileId: file.id,
      fileSha256: sha256Of(bytes),
      pages,
      createdAt: made.madeAt,
    });
    const agreement = await lockAgreement(tx, made.id);
    if (!agreement) throw new Error('An agreement was not kept');
    await addStep(within, agreement, {
      kind: 'made',
      by: THE_SITE,
      details: { template: agreement.template, language, pages, subject, amends: made.amends },
    });
    await addStep(within, agreement, { kind: 'sent', by: THE_SITE });
    // Whoever only wants to read it in another language is on its page.
    if (last?.state === 'open' && last.subject === subject && !isAnew) return;
    await deps.subjects.charters.tell(within, charterId, {
      kind: 'to-sign',
      agreement,
      verifyUrl: verifyUrlOf(deps, agreement.id),
    });
  });
}

/** Takes back what is still to be signed, in a transaction of its own. */
async function voidUnsigned(
  deps: AgreementDeps,
  newest: Agreement | undefined,
  reason: string,
): Promise<void> {
  if (!newest || !isUnderWay(newest.state)) return;
  await deps.db.transaction(async (tx) => {
    const agreement = await lockAgreement(tx, newest.id);
    if (agreement) await voidWithin({ ...deps, db: tx }, agreement, reason);
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
