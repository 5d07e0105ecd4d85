import { z } from 'zod';
import { bodyShape } from '#core/fields.ts';
import { plainText, requiredEmail, requiredLine, requiredText, textLine } from '#core/text-schema.ts';
import {
  APPLICATION_STATUSES,
  couldBecome,
  DOCUMENT_REVIEWS,
  LENDER_DECISIONS,
  MOST_ATTACHED,
  MOST_DOCUMENTS,
  PURPOSES,
  type Purpose,
} from '../domain/index.ts';
import { decisionFields } from '../fields.ts';
import { words } from '../words/index.ts';
import { contactSchema } from './form.ts';
import { correctionShape, sayWhatIsMissing } from './staff.ts';

const WORDS_MAX = 5_000;
const purposes = Object.keys(PURPOSES) as [Purpose, ...Purpose[]];

/** The fields that a draft may hold: those of steps 1 to 3, without the sealed ones. */
const DRAFT_FIELDS = [
  'purpose',
  'charterDate',
  'serviceSelected',
  'estimatedAmount',
  'firstName',
  'lastName',
  'email',
  'phone',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  'citizenshipStatus',
  'employmentStatus',
  'profession',
  'employerName',
  'employerPhone',
  'timeAtEmployer',
  'monthlyNetIncome',
  'otherIncome',
  'housingStatus',
  'monthlyHousingPayment',
  'estimatedCreditScore',
] as const;

type DraftField = (typeof DRAFT_FIELDS)[number];

const draftField = (field: DraftField) =>
  textLine(400)
    .refine((typed) => couldBecome(field, typed), { error: () => words.cannotStand })
    .optional();

/** The wizard's unfinished application; values must be possible. Drops other fields, such as ssnLast4 and date of birth. */
export const draftBody = z
  .object({
    step: z.number().int().min(1).max(4).default(1),
    values: z.object(
      Object.fromEntries(DRAFT_FIELDS.map((field) => [field, draftField(field)])) as Record<
        DraftField,
        ReturnType<typeof draftField>
      >,
    ),
  })
  .meta({ id: 'FinancingDraftForm' });

export const draftAnswer = z
  .object({
    status: z.literal('draft'),
    step: z.number().int(),
    values: z.record(z.string(), z.string()),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'FinancingDraft' });

/** An applicant's reply to underwriting. */
export const replyBody = z
  .object({
    content: requiredText(WORDS_MAX, () => words.messageMissing),
    documentIds: z
      .array(z.uuid())
      .max(MOST_ATTACHED, { error: () => words.tooManyAttached })
      .default([])
      .meta({ description: 'Files of this application that go with it' }),
  })
  .meta({ id: 'FinancingReply' });

/** The messages that the reader has seen. */
export const seenBody = z
  .object({
    messageIds: z
      .array(z.uuid())
      .max(1_000)
      .optional()
      .meta({ description: 'Absent: all that is there by now, seen or not' }),
  })
  .meta({ id: 'FinancingMessagesSeen' });

/** The token of a mailed link. */
export const linkBody = z.object({ token: z.string().max(400) }).meta({ id: 'FinancingLink' });

/** The request for a new link: by an earlier mailed link, or by the email address. */
export const newLinkBody = z
  .object({
    token: z.string().max(400).optional().meta({ description: 'Of a link that was mailed before' }),
    email: requiredEmail(() => words.addressMissing).optional(),
  })
  .refine(({ token, email }) => (token === undefined) !== (email === undefined), {
    path: ['email'],
    error: () => words.addressMissing,
  })
  .meta({ id: 'FinancingNewLink', description: 'One of the two' });

/** The page size if a call only states a page. */
export const APPLICATIONS_A_PAGE = 20;

/** The query of the staff list. All parts are optional; without page and pageSize it lists everything. */
export const pipelineQuery = z.object({
  q: textLine(120).optional().meta({ description: 'In a name, an email address, a phone number or the id' }),
  status: z
    .string()
    .max(200)
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(APPLICATION_STATUSES, { error: 'There is no such status' })))
    .optional()
    .meta({ description: 'One or several, separated by commas' }),
  purpose: z.enum(purposes, { error: 'Must be charter or acquisition' }).optional(),
  assignee: z.string().max(60).optional().meta({ description: 'An account, me, or none' }),
  replies: z
    .enum(['waiting'], { error: 'Must be waiting' })
    .optional()
    .meta({ description: 'Only those whose applicant has written what nobody has answered yet' }),
  sort: z
    .enum(['newest', 'oldest', 'amount', 'due'], { error: 'Must be newest, oldest, amount or due' })
    .default('newest'),
  page: z.coerce
    .number({ error: 'Must be a number' })
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .meta({ description: 'Without it and pageSize, all' }),
  pageSize: z.coerce
    .number({ error: 'Must be a number' })
    .int()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: `${APPLICATIONS_A_PAGE} where only page is given` }),
});

const reason = requiredText(1_000, () => words.reasonMissing);
const version = z
  .number()
  .int()
  .optional()
  .meta({ description: 'The version that was seen; refused when a colleague has changed it since' });

export const statusBody = z
  .object({
    status: z.enum(APPLICATION_STATUSES, { error: 'There is no such status' }),
    reason: plainText(1_000).default(''),
    version,
  })
  .meta({ id: 'FinancingStatusChange' });

const decisionShape = {
  decision: z.enum(LENDER_DECISIONS, { error: 'Must be conditionally_approved, approved or declined' }),
  reasons: z
    .array(requiredLine(300, () => words.reasonEmpty))
    .max(10, { error: () => words.tooManyReasons })
    .default([])
    .meta({ description: 'Needed when the lender declines (Regulation B: the principal reasons)' }),
  ...bodyShape(decisionFields),
  version,
};

export const decisionBody = z
  .object(decisionShape)
  .superRefine(sayWhatIsMissing)
  .meta({ id: 'FinancingDecision' });

/** The decision as it should have been recorded, and the reason for the correction. */
export const decisionCorrectionBody = z
  .object({ ...decisionShape, ...correctionShape })
  .superRefine(sayWhatIsMissing)
  .meta({ id: 'FinancingDecisionCorrection' });

/** A correction of the applicant's contact details by staff. */
export const contactCorrectionBody = contactSchema
  .extend({ reason, version })
  .meta({ id: 'FinancingContactCorrection' });

export const acceptanceBody = z
  .object({
    documentIds: z
      .array(z.uuid())
      .max(MOST_DOCUMENTS)
      .meta({ description: 'What was looked at; of these, those that are checked and not reviewed yet' }),
  })
  .meta({ id: 'FinancingAcceptance' });

export const assignmentBody = z
  .object({
    assignedTo: z.uuid().nullable().meta({ description: 'An administrator; null for nobody' }),
    from: z
      .uuid()
      .nullable()
      .optional()
      .meta({ description: 'Who handled it when it was looked at; refused when somebody else does by now' }),
  })
  .meta({ id: 'FinancingAssignment' });
export type Assignment = z.output<typeof assignmentBody>;

export const documentReviewBody = z
  .object({
    review: z.enum(['accepted', 'sent_back'], { error: 'Must be accepted or sent_back' }),
    reason: plainText(300)
      .default('')
      .meta({ description: 'For the applicant; needed when it is sent back' }),
    seen: z
      .enum(DOCUMENT_REVIEWS, { error: 'Must be open, accepted or sent_back' })
      .optional()
      .meta({ description: 'The review that was seen; refused when a colleague has changed it since' }),
    seenReason: plainText(300)
      .optional()
      .meta({ description: 'Its reason that was seen: sent back anew for another, it is another review' }),
  })
  .refine(({ review, reason }) => review !== 'sent_back' || reason !== '', {
    path: ['reason'],
    error: () => words.wrongMissing,
  })
  .meta({ id: 'FinancingDocumentReview' });

export const legalHoldBody = z
  .object({ hold: z.boolean({ error: 'Must be true or false' }), reason })
  .meta({ id: 'FinancingLegalHold' });

export type StatusChange = z.output<typeof statusBody>;
export type Decision = z.output<typeof decisionBody>;
export type DecisionCorrection = z.output<typeof decisionCorrectionBody>;
export type DecisionCorrectionInput = z.input<typeof decisionCorrectionBody>;
export type ContactCorrection = z.output<typeof contactCorrectionBody>;
export type ContactCorrectionInput = z.input<typeof contactCorrectionBody>;
export type DecisionInput = z.input<typeof decisionBody>;
export type DocumentReviewInput = z.input<typeof documentReviewBody>;
export type DocumentReviewBody = z.output<typeof documentReviewBody>;
export type LegalHold = z.output<typeof legalHoldBody>;
export type DraftBody = z.output<typeof draftBody>;
export type DraftInput = z.input<typeof draftBody>;
export type DraftAnswer = z.infer<typeof draftAnswer>;
export type ReplyInput = z.input<typeof replyBody>;
export type PipelineQuery = z.output<typeof pipelineQuery>;
