import { ok, type Result, refused } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import { doomFiles, eraseFile, keepFile, readFile, writeOwnFile } from '#features/documents/service/index.ts';
import { isMailQueued } from '#features/notifications/service.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import {
  type CardProvider,
  CardRefusal,
  CardsAway,
  type DisputeEvidence,
} from '#platform/payments/provider.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import { ANSWER_NOTICE_HOURS, EVIDENCE_PIECES, evidenceFields } from '../domain/index.ts';
import {
  countDisputeTry,
  type DisputeAnswer,
  type DisputeRow,
  endDisputeAnswer,
  findDispute,
  findDisputeAnswer,
  findDisputeAnswers,
  findDisputeAnswersToSend,
  findDisputePack,
  findDisputesDue,
  forgetDisputesOf,
  insertDisputeAnswer,
  nameDisputeFile,
} from '../repository/index.ts';
import type { Doer } from './account.ts';
import type { MoneyOfCharters } from './charters.ts';
import { bound, gather, isOpen, type MoneyOfDisputes, readyToSubmit } from './dispute-pack.ts';
import { takeDisputeWord } from './disputes.ts';
import { sealContext } from './sealed.ts';
import { changeMoney } from './staff.ts';
import { tellTeam } from './team-mail.ts';

/**
 * Stages the answer: stores it at the card company, where the bank does not see it yet. It is recorded with its file before the
 * call; if the call fails, the sweep completes it. Refused like `printDisputeAnswer`, with `cards-not-taken`,
 * `dispute-answered` or `dispute-answer-under-way`.
 */
export async function stageDisputeAnswer(
  deps: MoneyOfDisputes,
  charterId: string,
  disputeId: string,
  by: Doer,
) {
  const { cards } = deps;
  if (!cards) return refused('cards-not-taken');
  // The time before reading: what staff change from now on is not in this answer.
  const madeAt = deps.now();
  const found = await gather(deps, charterId, disputeId);
  if (!found.ok) return found;
  const { evidence, covering, leftOut, dispute } = found.value;
  if (!isOpen(dispute)) return refused('dispute-answered');
  const paper = await bound(deps, found.value);
  if (!paper.ok) return paper;
  const file = await writeOwnFile(deps, paper.value.bytes);
  const id = deps.newId();
  try {
    const included = new Set(EVIDENCE_PIECES.filter((key) => !leftOut.includes(key)));
    const fields = inLanguage('en', () => evidenceFields(evidence, covering, included));
    const sealedEvidence = deps.vault.seal(JSON.stringify(fields), sealContext(id));
    const kept = await order(deps, charterId, disputeId, by, async (within) => {
      await keepFile(within, file.id);
      return ok({ id, kind: 'staged' as const, fileId: file.id, sealedEvidence, providerFile: null, madeAt });
    });
    if (!kept.ok) return kept;
  } finally {
    // Erases the file only if nothing refers to it, as after a refusal.
    await eraseFile(deps, file.id);
  }
  return sendNow(deps, cards, id);
}

/**
 * Submits to the bank what was staged last, with the same file and text; this cannot be undone. Refused with
 * `dispute-not-staged` if nothing is staged or if the answer was changed since, else like `stageDisputeAnswer`.
 */
export async function submitDisputeAnswer(
  deps: MoneyOfCharters,
  charterId: string,
  disputeId: string,
  by: Doer,
) {
  const { cards } = deps;
  if (!cards) return refused('cards-not-taken');
  const id = deps.newId();
  const kept = await order(deps, charterId, disputeId, by, async (within) => {
    const pack = await findDisputePack(within.db, disputeId);
    const staged = readyToSubmit(await findDisputeAnswers(within.db, disputeId), pack?.editedAt);
    if (!staged?.sealedEvidence) return refused('dispute-not-staged');
    const { fileId, providerFile } = staged;
    const fields = within.vault.open(staged.sealedEvidence, sealContext(staged.id));
    const sealedEvidence = within.vault.seal(fields, sealContext(id));
    return ok({ id, kind: 'submitted' as const, fileId, sealedEvidence, providerFile, madeAt: within.now() });
  });
  return kept.ok ? sendNow(deps, cards, id) : kept;
}

type Ordered = Pick<DisputeAnswer, 'id' | 'kind' | 'fileId' | 'sealedEvidence' | 'providerFile' | 'madeAt'>;

/** Records that an answer is to be sent. Only one at a time, and none after the final one. */
const order = <Reason extends string = never>(
  deps: MoneyOfCharters,
  charterId: string,
  disputeId: string,
  by: Doer,
  make: (within: MoneyOfCharters) => Promise<Result<Ordered, Reason>>,
) =>
  changeMoney(deps, charterId, async (within, { subject }) => {
    const dispute = await findDispute(within.db, disputeId);
    if (dispute?.charterId !== charterId) return refused('dispute-not-found');
    if (!isOpen(dispute)) return refused('dispute-answered');
    const before = await findDisputeAnswers(within.db, disputeId);
    if (before.some(({ state }) => state === 'wanted')) return refused('dispute-answer-under-way');
    const made = await make(within);
    if (!made.ok) return made;
    await insertDisputeAnswer(within.db, { ...made.value, disputeId, madeBy: by.name });
    await logStep(within, by, {
      action:
        made.value.kind === 'staged'
          ? 'staged the answer to a dispute of'
          : 'handed in the answer to a dispute of',
      subject,
      details: { dispute: disputeId },
    });
    return ok(undefined);
  });

/** Tries to send the answer at once; answers its state. */
async function sendNow(deps: MoneyOfCharters, cards: CardProvider, id: string) {
  try {
    await sendDisputeAnswer(deps, cards, id);
  } catch (error) {
    if (!(error instanceof CardsAway)) throw error;
    deps.log.warn({ said: error.message }, 'the provider of cards was not told of an answer yet');
  }
  const answer = await findDisputeAnswer(deps.db, id);
  const state = answer?.state ?? 'failed';
  return ok({ id, state, message: staffWords.steps.answer[answer?.kind ?? 'staged'][state] });
}

/**
 * Sends an answer to the card company. Each try has its own reference, counted before the call. A repeated try first looks
 * whether the earlier one arrived, so that an answer is not submitted twice.
 */
export async function sendDisputeAnswer(
  deps: MoneyOfCharters,
  cards: CardProvider,
  id: string,
): Promise<void> {
  const tries = await countDisputeTry(deps.db, id);
  const answer = tries === undefined ? undefined : await findDisputeAnswer(deps.db, id);
  if (!answer?.fileId || !answer.sealedEvidence) return;
  if (tries !== 1 && (await isOver(deps, cards, answer))) return;
  try {
    const providerFile = answer.providerFile ?? (await handOver(deps, cards, answer, `${id}-${tries}`));
    const fields = JSON.parse(
      deps.vault.open(answer.sealedEvidence, sealContext(id)).toString('utf8'),
    ) as Omit<DisputeEvidence, 'fileId'>;
    const word = await cards.answerDispute({
      reference: `${id}-${tries}`,
      id: answer.disputeId,
      evidence: { ...fields, fileId: providerFile },
      isForGood: answer.kind === 'submitted',
    });
    await takeDisputeWord(deps, word);
    await end(deps, answer, 'done');
  } catch (error) {
    if (!(error instanceof CardRefusal)) throw error;
    if (!(await isOver(deps, cards, answer))) await end(deps, answer, 'failed', error.message);
  }
}

async function handOver(
  deps: MoneyOfCharters,
  cards: CardProvider,
  { id, fileId }: DisputeAnswer,
  reference: string,
) {
  const file = await readFile(deps, fileId ?? '');
  if (!file.ok) throw new CardRefusal(file.reason);
  const name = 'answer.pdf';
  const made = await cards.sendEvidence({ reference, name, bytes: file.value.bytes });
  return nameDisputeFile(deps.db, id, made);
}

const TAKEN_MEANWHILE = 'The bank has taken the money meanwhile.';

/**
 * Whether this answer needs no sending any more. Either the card company has it, because the dispute there holds our file. Or
 * it was to be submitted to an inquiry, and the bank has taken the money since: staff must stage a new answer.
 */
async function isOver(deps: MoneyOfCharters, cards: CardProvider, answer: DisputeAnswer): Promise<boolean> {
  const { id, disputeId, kind, madeAt } = answer;
  const word = await cards.readDispute(disputeId);
  await takeDisputeWord(deps, word);
  const now = await findDisputeAnswer(deps.db, id);
  const dispute = await findDispute(deps.db, disputeId);
  // For an open dispute without an answer, `changedAt` is the time when the bank took the money.
  const isUnanswered = dispute?.state === 'open' && !dispute.isAnswered;
  const isPast = kind === 'submitted' && isUnanswered && dispute.changedAt > madeAt;
  const isOurs = word.fileId !== null && word.fileId === now?.providerFile;
  const has = isOurs && (kind === 'staged' || word.isAnswered || (isPast && word.wasAnswered));
  if (has) await end(deps, answer, 'done');
  else if (isPast) await end(deps, answer, 'failed', TAKEN_MEANWHILE);
  return has || isPast;
}

/** Ends an answer. If it failed, staff are told, because the bank's deadline goes on. */
async function end(
  deps: MoneyOfCharters,
  answer: DisputeAnswer,
  state: 'done' | 'failed',
  note = '',
): Promise<void> {
  const { id, disputeId } = answer;
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const isNew = await endDisputeAnswer(tx, id, { state, note, doneAt: deps.now() });
    const dispute = isNew && state === 'failed' ? await findDispute(tx, disputeId) : undefined;
    if (!dispute) return;
    deps.log.error({ dispute: disputeId }, 'the answer to a dispute was not taken');
    await mailOf(within, dispute, 'unanswered', `dispute-answer-failed:${id}`, note);
  });
}

const mailOf = (
  deps: MoneyOfCharters,
  { charterId, cents, respondBy, reason }: DisputeRow,
  trouble: 'unanswered' | 'answer-due',
  cause: string,
  note = reason,
): Promise<void> => tellTeam(deps, { charterId, cause }, trouble, cents, note, respondBy);

/** Runs work about the named ids. A failure is logged and left to the next sweep. */
export type TryTo = (about: Readonly<Record<string, string>>, work: () => Promise<void>) => Promise<void>;

/** Sends answers that are under way, and tells staff once of each answer that is due soon. */
export async function lookAfterDisputes(
  deps: MoneyOfCharters,
  cards: CardProvider,
  tryTo: TryTo,
): Promise<void> {
  for (const answerId of await findDisputeAnswersToSend(deps.db))
    await tryTo({ answerId }, () => sendDisputeAnswer(deps, cards, answerId));
  const soon = new Date(deps.now().getTime() + ANSWER_NOTICE_HOURS * 3_600_000);
  for (const dispute of await findDisputesDue(deps.db, soon)) {
    await tryTo({ disputeId: dispute.id }, async () => {
      const cause = `dispute-due:${dispute.id}:${dispute.state}`;
      if (!(await isMailQueued(deps, cause))) await mailOf(deps, dispute, 'answer-due', cause);
    });
  }
}

/** Deletes from these charters' disputes what identifies their clients, in the caller's transaction. */
export async function forgetDisputes(
  deps: Pick<Deps, 'db' | 'jobs'>,
  charterIds: readonly string[],
): Promise<void> {
  await doomFiles(deps, await forgetDisputesOf(deps.db, charterIds));
}
