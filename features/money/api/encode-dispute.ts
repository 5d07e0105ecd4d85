import { isThere } from '../domain/index.ts';
import type { DisputeAnswerView } from '../schema/disputes.ts';
import type { OpenedDispute } from '../service/index.ts';

/** A dispute with its answer, for staff. */
export function encodeDispute(opened: OpenedDispute): DisputeAnswerView {
  const { dispute, pieces, covering, leftOut, edited, answers, canStage, canSubmit } = opened;
  const { id, cents, reason, state, respondBy, isAnswered } = dispute;
  return {
    id,
    cents,
    state,
    isAnswered,
    covering,
    canStage,
    canSubmit,
    reason: reason.replaceAll('_', ' '),
    respondBy: respondBy?.toISOString() ?? null,
    leftOut: [...leftOut],
    pieces: pieces.map((piece) => ({
      key: piece.key,
      title: piece.title,
      isThere: isThere(piece),
      rows: piece.rows.map(([name, value]) => ({ name, value })),
      paragraphs: [...piece.paragraphs],
    })),
    edited: edited ? { by: edited.by, at: edited.at.toISOString() } : null,
    answers: answers.map((answer) => ({
      id: answer.id,
      kind: answer.kind,
      state: answer.state,
      note: answer.note,
      by: answer.madeBy,
      at: (answer.doneAt ?? answer.madeAt).toISOString(),
    })),
  };
}
