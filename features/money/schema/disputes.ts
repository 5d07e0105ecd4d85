import { z } from 'zod';
import { requiredText } from '#core/text-schema.ts';
import { ANSWER_KINDS, ANSWER_STATES, DISPUTE_STATES, EVIDENCE_PIECES } from '../domain/index.ts';
import { at, cents } from './index.ts';
import { words } from './words/index.ts';

const evidencePiece = z.enum(EVIDENCE_PIECES);

/** A dispute with the parts of its answer. The texts are in English, for the bank. */
export const disputeAnswerView = z
  .object({
    id: z.string(),
    cents,
    reason: z.string(),
    state: z.enum(DISPUTE_STATES),
    respondBy: at.nullable(),
    isAnswered: z.boolean(),
    covering: z.string(),
    leftOut: z.array(evidencePiece),
    pieces: z.array(
      z.object({
        key: evidencePiece,
        title: z.string(),
        isThere: z.boolean(),
        rows: z.array(z.object({ name: z.string(), value: z.string() })),
        paragraphs: z.array(z.string()),
      }),
    ),
    edited: z.object({ by: z.string(), at }).nullable(),
    answers: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(ANSWER_KINDS),
        state: z.enum(ANSWER_STATES),
        note: z.string(),
        by: z.string(),
        at,
      }),
    ),
    canStage: z.boolean(),
    canSubmit: z.boolean().meta({ description: 'What was staged last is as the answer is now' }),
  })
  .meta({ id: 'DisputeAnswer' });
export type DisputeAnswerView = z.infer<typeof disputeAnswerView>;

export const disputeAnswerBody = z
  .object({
    covering: requiredText(20_000, () => words.nothingToBank),
    leftOut: z.array(evidencePiece).max(EVIDENCE_PIECES.length).default([]),
    edited: at.nullable().optional().meta({
      description: 'When the draft that this changes was kept; null: never. Absent: the last write wins',
    }),
  })
  .meta({ id: 'DisputeAnswerDraft' });
export type DisputeAnswerInput = z.input<typeof disputeAnswerBody>;

export const disputeAnswerKept = z
  .object({ message: z.string(), edited: at })
  .meta({ id: 'DisputeAnswerKept' });

export const disputeAnswerSent = z
  .object({ id: z.uuid(), state: z.enum(ANSWER_STATES), message: z.string() })
  .meta({ id: 'DisputeAnswerSent' });
