import { ok, type Result, refused } from '#core/result.ts';
import { logStep } from '#features/cases/service.ts';
import { readFile } from '#features/documents/service/index.ts';
import type { Deps } from '#platform/deps.ts';
import { inLanguage } from '#platform/language.ts';
import { bindSheet } from '#platform/pdf/press.ts';
import { words as staffWords } from '../components/admin/words/index.ts';
import {
  type CharterEvidence,
  coveringOf,
  type DamageEvidence,
  EVIDENCE_PIECES,
  type EvidencePieceKey,
  evidencePieces,
  returnsMoney,
  sumOfParts,
} from '../domain/index.ts';
import {
  type DisputeAnswer,
  type DisputeRow,
  findCalledOff,
  findConsents,
  findDispute,
  findDisputeAnswers,
  findDisputePack,
  findHold,
  saveDisputePack,
} from '../repository/index.ts';
import { words } from '../words/index.ts';
import { type Doer, readAccount } from './account.ts';
import type { MoneyOfCharters } from './charters.ts';
import { readDamageFiles } from './damage-paper.ts';
import { disputeSheet } from './dispute-paper.ts';
import { findDamageFiles, readKept } from './hold-view.ts';
import { changeMoney } from './staff.ts';

/** What other features know about a disputed charter. */
export type EvidenceOfCharters = {
  readonly read: (deps: Deps, charterId: string) => Promise<Result<CharterEvidence, 'charter-not-found'>>;
  /** The agreements that both sides signed, as PDFs with their certificates. */
  readonly readSigned: (deps: Deps, charterId: string) => Promise<readonly Uint8Array[]>;
};
export type MoneyOfDisputes = MoneyOfCharters & { readonly evidence: EvidenceOfCharters };

/** The card company's limit for the files of one answer, in bytes. */
const MOST_BYTES = 4_500_000;

/** Whether the bank still waits for an answer. */
export const isOpen = ({ state, isAnswered }: DisputeRow) =>
  (state === 'inquiry' || state === 'open') && !isAnswered;

/** The damage hold that is disputed: how it was authorized, and what was kept of it. */
async function readDamage({ db }: Pick<Deps, 'db'>, holdId: string): Promise<DamageEvidence | null> {
  const hold = await findHold(db, holdId);
  if (!hold) return null;
  const { returns } = await readKept(db, hold);
  const consents = hold.way === 'saved-card' ? await findConsents(db, [hold.charterId]) : [];
  const agreed = consents.findLast(({ keptAt }) => keptAt && keptAt <= hold.madeAt);
  const files = await findDamageFiles(db, hold.charterId);
  return {
    heldCents: hold.cents,
    heldAt: hold.heldAt,
    way: hold.way,
    agreed: agreed ? { at: agreed.consentedAt, words: agreed.consentWords } : null,
    keptCents: hold.capturedCents,
    keptAt: hold.endedAt,
    reason: hold.orderReason,
    files: files.length,
    givenBack: returns
      .filter(({ state }) => returnsMoney(state))
      .map(({ changedAt, cents, reason }) => ({ at: changedAt, cents, reason })),
  };
}

/** All facts that an answer can contain, as of now. */
export async function gather(deps: MoneyOfDisputes, charterId: string, disputeId: string) {
  const billed = await deps.charters.openBilled(deps, charterId);
  if (!billed.ok) return billed;
  const dispute = await findDispute(deps.db, disputeId);
  if (dispute?.charterId !== charterId) return refused('dispute-not-found');
  if (!billed.value.isNamed) return refused('client-forgotten');
  const evidence = await deps.evidence.read(deps, charterId);
  if (!evidence.ok) return evidence;
  const { owed, payments, refunds } = await readAccount(deps, charterId);
  const wasOwed = billed.value.stage === 'cancelled' ? await findCalledOff(deps.db, charterId) : owed;
  const damage = dispute.holdId === null ? null : await readDamage(deps, dispute.holdId);
  const pack = await findDisputePack(deps.db, disputeId);
  const answers = await findDisputeAnswers(deps.db, disputeId);
  // Write in English, because the bank reads it, whatever language the staff member uses.
  return inLanguage('en', () => {
    const paid = {
      damage,
      additions: wasOwed
        .filter(({ kind }) => kind === 'addition')
        .map(({ label = '', parts, dueAt: at }) => ({ label, cents: sumOfParts(parts), at })),
      paymentId: dispute.paymentId,
      payments: payments.map((payment) => ({ ...payment, method: words.methods[payment.method] })),
      refunds: refunds
        .filter(({ state }) => returnsMoney(state))
        .map(({ cents, state, reason, wantedAt, steps }) => ({
          cents,
          state: state === 'succeeded' ? 'arrived' : 'sent',
          reason,
          at: steps.at(-1)?.doneAt ?? wantedAt,
        })),
    };
    return ok({
      subject: billed.value.subject,
      dispute,
      evidence: evidence.value,
      pieces: evidencePieces(evidence.value, paid),
      covering: pack?.covering ?? coveringOf(evidence.value, dispute, paid),
      leftOut: EVIDENCE_PIECES.filter((key) => pack?.leftOut.includes(key)),
      edited: pack && { by: pack.editedBy, at: pack.editedAt },
      answers,
      canStage: isOpen(dispute) && !answers.some(({ state }) => state === 'wanted'),
      canSubmit: isOpen(dispute) && readyToSubmit(answers, pack?.editedAt) !== undefined,
    });
  });
}

/**
 * The staged answer that can be submitted as it is; none while another answer is under way. If it was submitted to an inquiry
 * and the bank has taken the money since, it must be staged again.
 */
export function readyToSubmit(
  answers: readonly DisputeAnswer[],
  editedAt: Date | undefined,
): DisputeAnswer | undefined {
  const last = answers.findLast(({ kind, state }) => kind === 'staged' && state === 'done');
  if (!last || answers.some(({ state }) => state === 'wanted')) return undefined;
  const isSpent = answers.some(
    ({ kind, state, fileId }) => kind === 'submitted' && state === 'done' && fileId === last.fileId,
  );
  const isChanged = editedAt !== undefined && editedAt.getTime() > last.madeAt.getTime();
  return isSpent || isChanged ? undefined : last;
}

export type OpenedDispute = Extract<Awaited<ReturnType<typeof gather>>, { ok: true }>['value'];

/**
 * The answer to a dispute as it stands, for staff. The reading is logged (product 4.25). Refused with `charter-not-found`,
 * `dispute-not-found` or `client-forgotten`.
 */
export async function openDisputeAnswer(
  deps: MoneyOfDisputes,
  charterId: string,
  disputeId: string,
  by: Doer,
) {
  const found = await gather(deps, charterId, disputeId);
  if (!found.ok) return found;
  const { subject } = found.value;
  await logStep(deps, by, {
    action: 'opened the answer to a dispute of',
    subject,
    details: { dispute: disputeId },
  });
  return found;
}

/**
 * Saves staff's changes to an answer. Refused like `openDisputeAnswer`, with `dispute-answered`, or with `changed-meanwhile` if
 * `edited` is given and the draft was kept at another time. Answers when it was kept now.
 */
export async function editDisputeAnswer(
  deps: MoneyOfCharters,
  charterId: string,
  disputeId: string,
  pack: {
    readonly covering: string;
    readonly leftOut: readonly EvidencePieceKey[];
    readonly edited?: string | null | undefined;
  },
  by: Doer,
) {
  return changeMoney(deps, charterId, async (within, { subject, isNamed }) => {
    const dispute = await findDispute(within.db, disputeId);
    if (dispute?.charterId !== charterId) return refused('dispute-not-found');
    if (!isNamed) return refused('client-forgotten');
    if (!isOpen(dispute)) return refused('dispute-answered');
    const { covering, leftOut, edited } = pack;
    const before = await findDisputePack(within.db, disputeId);
    const isStale =
      edited !== undefined && before?.editedAt.getTime() !== (edited ? Date.parse(edited) : undefined);
    if (isStale) return refused('changed-meanwhile');
    const editedAt = within.now();
    await saveDisputePack(within.db, {
      disputeId,
      covering,
      leftOut: [...leftOut],
      editedBy: by.name,
      editedAt,
    });
    await logStep(within, by, {
      action: 'changed the answer to a dispute of',
      subject,
      details: { dispute: disputeId, leftOut: leftOut.length },
    });
    return ok({ message: staffWords.steps.answerKept, edited: editedAt });
  });
}

/** The PDF of the gathered facts, with photographs and estimates of damage and with the signed agreements. */
export async function bound(deps: MoneyOfDisputes, { dispute, covering, pieces, leftOut }: OpenedDispute) {
  const shown = pieces.filter(({ key }) => !leftOut.includes(key));
  const { charterId } = dispute;
  const signed = leftOut.includes('agreement') ? [] : await deps.evidence.readSigned(deps, charterId);
  const isOfDamage = shown.some(({ key }) => key === 'damage');
  const seen = isOfDamage ? await readDamageFiles(deps, charterId) : ok({ photographs: [], pdfs: [] });
  if (!seen.ok) return seen;
  const { photographs, pdfs } = seen.value;
  const bytes = await bindSheet(
    disputeSheet({ dispute, covering, pieces: shown, photographs, madeAt: deps.now() }),
    [...pdfs, ...signed],
  );
  return bytes.byteLength > MOST_BYTES ? refused('dispute-pack-too-large') : ok({ bytes });
}

/**
 * The answer as a PDF: the file that is staged or was submitted, else as it would be sent now. Refused like
 * `openDisputeAnswer`, with `dispute-pack-too-large`, or like `readDamageFiles`.
 */
export async function printDisputeAnswer(
  deps: MoneyOfDisputes,
  charterId: string,
  disputeId: string,
  by: Doer,
) {
  const found = await openDisputeAnswer(deps, charterId, disputeId, by);
  if (!found.ok) return found;
  const { dispute, answers, edited } = found.value;
  const sent = isOpen(dispute)
    ? readyToSubmit(answers, edited?.at)
    : answers.findLast(({ kind, state }) => kind === 'submitted' && state === 'done');
  const file = sent?.fileId ? await readFile(deps, sent.fileId) : undefined;
  return file?.ok ? ok({ bytes: file.value.bytes }) : bound(deps, found.value);
}
