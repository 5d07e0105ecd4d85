import { z } from 'zod';
import { saidNow } from '#core/field-words.ts';
import { bodyShape } from '#core/fields.ts';
import { plainText, requiredLine, requiredText, textLine } from '#core/text-schema.ts';
import { LENDER_DECISIONS, SEALED_FIELDS } from '../domain/index.ts';
import { decisionFields } from '../fields.ts';
import { words } from '../words/index.ts';

const WORDS_MAX = 5_000;

/** The reason for something that staff do, which is kept with it. */
export const reasonForm = z.object({ reason: requiredText(1_000, () => words.reasonMissing) });

/** The form with which staff move an application on. */
export const moveForm = z.object({ reason: plainText(1_000).optional() });

/** What a wrong decision may become: another one, or none, where it was meant for another application. */
export const CORRECTED_DECISIONS = [...LENDER_DECISIONS, 'under_review'] as const;
export type CorrectedDecision = (typeof CORRECTED_DECISIONS)[number];

type GivenDecision = {
  readonly decision: CorrectedDecision;
  readonly lenderId: string;
  readonly reasons?: string | readonly string[] | undefined;
  readonly note?: string | undefined;
};

/**
 * Says what a decision lacks: whoever decides has a name, a refusal has its principal reasons (Regulation B), and an approval on
 * conditions has conditions, which the applicant is told to look for.
 */
export function sayWhatIsMissing(
  { decision, lenderId, reasons = '', note = '' }: GivenDecision,
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  const lacks = (path: string, message = '') => addIssue({ code: 'custom', path: [path], message });
  if (decision !== 'under_review' && lenderId === '')
    lacks('lenderId', saidNow(decisionFields.lenderId).required);
  if (decision === 'conditionally_approved' && note === '') lacks('note', words.conditionsMissing);
  if (decision === 'declined' && reasons.length === 0) lacks('reasons', words.reasonsMissing);
}

const decisionFormShape = {
  decision: z.enum(LENDER_DECISIONS, { error: () => words.decisionMissing }),
  reasons: plainText(3_000).optional(),
  ...bodyShape(decisionFields),
};

/** A lender's decision as it is typed, with one reason on each line. */
export const decisionForm = z.object(decisionFormShape).superRefine(sayWhatIsMissing);

/** What differs in a correction: the decision may be none, which names no lender; and why it is corrected. */
export const correctionShape = {
  decision: z.enum(CORRECTED_DECISIONS, {
    error: 'Must be conditionally_approved, approved, declined, or under_review if no lender has decided',
  }),
  lenderId: textLine(120)
    .default('')
    .meta({ description: 'The id of a lender; needed unless none has decided' }),
  why: requiredText(1_000, () => words.whyMissing).meta({ description: 'For the history' }),
};

/** Like decisionForm, with the reason for the correction. */
export const decisionCorrectionForm = z
  .object({ ...decisionFormShape, ...correctionShape })
  .superRefine(sayWhatIsMissing);

/** The form for a file that reached the business in another way and that staff add to a card. */
export const addedDocumentForm = z.object({
  type: z.string().min(1, { error: () => words.documentTypeMissing }),
  file: z.custom<FileList>((files) => (files as FileList | undefined)?.length === 1, {
    error: () => words.fileMissing,
  }),
  ...reasonForm.shape,
});

/** A document that staff ask the applicant for. */
export const documentRequestBody = z
  .object({
    name: requiredLine(80, () => words.documentNameMissing),
    note: textLine(300).default(''),
  })
  .meta({ id: 'FinancingDocumentRequest' });

/** The reason for sending a file back. */
export const sendBackForm = z.object({ reason: requiredText(300, () => words.wrongMissing) });

export const staffMessageBody = z
  .object({
    from: z
      .enum(['system', 'lender'])
      .default('system')
      .meta({ description: 'The business (`system`), or the lender' }),
    subject: requiredLine(160, () => words.subjectMissing),
    content: requiredText(WORDS_MAX, () => words.messageMissing),
    answers: z.array(z.uuid()).max(1_000).optional().meta({
      description: 'The applicant’s messages that it answers: they wait no more. Absent: all of them',
    }),
  })
  .meta({ id: 'FinancingStaffMessage' });

/** A note that staff write for each other. */
export const noteBody = z
  .object({ body: requiredText(WORDS_MAX, () => words.noteMissing) })
  .meta({ id: 'FinancingNote' });

export const revealBody = z
  .object({
    field: z.enum(SEALED_FIELDS, { error: 'Must be ssnLast4 or dateOfBirth' }),
    ...reasonForm.shape,
  })
  .meta({ id: 'FinancingReveal' });

export type DocumentRequest = z.output<typeof documentRequestBody>;
export type StaffMessage = z.output<typeof staffMessageBody>;
export type Reveal = z.output<typeof revealBody>;
export type StaffNote = z.output<typeof noteBody>;
export type DecisionCorrectionForm = z.input<typeof decisionCorrectionForm>;
