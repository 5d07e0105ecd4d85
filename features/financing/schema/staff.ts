import { z } from 'zod';
import { bodyShape } from '#core/fields.ts';
import { plainText, requiredLine, requiredText, textLine } from '#core/text-schema.ts';
import { LENDER_DECISIONS, SEALED_FIELDS } from '../domain/index.ts';
import { decisionFields } from '../fields.ts';
import { words } from '../words/index.ts';

const WORDS_MAX = 5_000;

/** Why staff do something that is kept with its reason. */
export const reasonForm = z.object({ reason: requiredText(1_000, () => words.reasonMissing) });

/** A colleague moves an application on. */
export const moveForm = z.object({ reason: plainText(1_000).optional() });

/** A lender's decision as it is typed: a reason on each line. */
export const decisionForm = z
  .object({
    decision: z.enum(LENDER_DECISIONS, { error: () => words.decisionMissing }),
    reasons: plainText(3_000).optional(),
    ...bodyShape(decisionFields),
  })
  .refine(({ decision, reasons }) => decision !== 'declined' || Boolean(reasons), {
    path: ['reasons'],
    error: () => words.reasonsMissing,
  });

/** The same, corrected. */
export const decisionCorrectionForm = decisionForm.safeExtend({
  why: requiredText(1_000, () => words.whyMissing),
});

/** A file that reached us another way, put under a card by a colleague. */
export const addedDocumentForm = z.object({
  type: z.string().min(1, { error: () => words.documentTypeMissing }),
  file: z.custom<FileList>((files) => (files as FileList | undefined)?.length === 1, {
    error: () => words.fileMissing,
  }),
  ...reasonForm.shape,
});

/** What the applicant is asked for besides. */
export const documentRequestBody = z
  .object({
    name: requiredLine(80, () => words.documentNameMissing),
    note: textLine(300).default(''),
  })
  .meta({ id: 'FinancingDocumentRequest' });

/** Why a file is sent back. */
export const sendBackForm = z.object({ reason: requiredText(300, () => words.wrongMissing) });

export const staffMessageBody = z
  .object({
    from: z
      .enum(['system', 'lender'])
      .default('system')
      .meta({ description: 'Miami Flow Yachts, or the lender' }),
    subject: requiredLine(160, () => words.subjectMissing),
    content: requiredText(WORDS_MAX, () => words.messageMissing),
  })
  .meta({ id: 'FinancingStaffMessage' });

/** What staff write for each other. */
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
