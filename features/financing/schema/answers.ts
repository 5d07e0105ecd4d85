import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { unsentMailsAnswer } from '#features/notifications/schema.ts';
import {
  APPLICATION_STATUSES,
  DOCUMENT_REVIEWS,
  HISTORY_KINDS,
  MESSAGE_TYPES,
  SEALED_FIELDS,
} from '../domain/index.ts';

const text = z.string();
const instant = z.iso.datetime().meta({ description: 'UTC' });
const dollars = z.number().meta({ description: 'Whole US dollars' });
const status = z.enum(APPLICATION_STATUSES);

/** The answer to a new application. */
export const submittedAnswer = z
  .object({ id: z.uuid(), status, message: text })
  .meta({ id: 'FinancingApplicationReceived' });

export const documentAnswer = z
  .object({
    id: z.uuid(),
    type: text.meta({ description: 'The document’s name on the checklist' }),
    fileName: text,
    contentType: text,
    bytes: z.number().int(),
    uploadedAt: instant,
    scan: z
      .enum(['none', 'waiting', 'clean', 'infected'])
      .meta({ description: 'Only none and clean can be downloaded' }),
    review: z.enum(DOCUMENT_REVIEWS).meta({ description: 'A file that was sent back counts for nothing' }),
    reviewReason: text.meta({ description: 'Why it was sent back' }),
  })
  .meta({ id: 'FinancingDocument' });

/** An application for its applicant's dashboard. */
export const applicationAnswer = z
  .object({
    id: text,
    isDemo: z.boolean(),
    purpose: text,
    estimatedAmount: dollars,
    status,
    submittedAt: instant.nullable(),
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    streetAddress: text,
    city: text,
    state: text,
    zipCode: text,
    documentsRequired: z.array(text).meta({ description: 'The names on the checklist' }),
    documentsStatus: z.record(text, z.enum(['uploaded', 'pending', 'optional'])),
    documentNotes: z.record(text, text).meta({ description: 'What each document should be' }),
    documents: z.array(documentAnswer),
    isOpen: z.boolean().meta({ description: 'Whether whoever asks can still change anything about it' }),
    mayReply: z.boolean().meta({ description: 'Whether whoever asks can write to underwriting about it' }),
    unreadMessages: z.number().int(),
  })
  .meta({ id: 'FinancingApplication' });

export const applicationListAnswer = z.array(
  z
    .object({
      id: z.uuid(),
      purpose: text,
      estimatedAmount: dollars,
      status,
      submittedAt: instant,
      unreadMessages: z.number().int(),
    })
    .meta({ id: 'FinancingApplicationOfMine' }),
);

export const messageAnswer = z
  .object({
    id: z.uuid(),
    messageType: z.enum(MESSAGE_TYPES),
    subject: text,
    content: text,
    createdAt: instant,
    isRead: z.boolean(),
    isPersonal: z.boolean().meta({ description: 'Whether a person wrote it, and not the site by itself' }),
    documents: z.array(z.object({ id: z.uuid(), fileName: text })).meta({ description: 'What came with it' }),
  })
  .meta({ id: 'FinancingMessage' });

/** The answer to a change: the application's status now, and a message. */
export const changedAnswer = z
  .object({ id: text, status, message: text })
  .meta({ id: 'FinancingApplicationChanged' });

export const uploadedAnswer = z
  .object({ id: z.uuid(), type: text, status, message: text })
  .meta({ id: 'FinancingDocumentUploaded' });

export const createdAnswer = z.object({ id: z.uuid(), message: text }).meta({ id: 'FinancingCreated' });

const clock = z
  .object({ dueOn: text, daysLeft: z.number().int() })
  .nullable()
  .meta({ description: 'Until when the applicant must be told of the decision (Regulation B, 30 days)' });

const assignee = z
  .object({ id: z.uuid(), username: text })
  .nullable()
  .meta({ description: 'The colleague who sees to it' });

/** An application in the staff list: nothing sealed, and only what a card needs. */
export const pipelineItemAnswer = z
  .object({
    id: z.uuid(),
    firstName: text,
    lastName: text,
    email: text,
    status,
    estimatedAmount: dollars,
    purpose: text,
    submittedAt: instant,
    clock,
    missingDocuments: z.array(text),
    unreadReplies: z.number().int(),
    hasLegalHold: z.boolean(),
    suspectedSpam: z.boolean(),
    assignee,
  })
  .meta({ id: 'FinancingApplicationItem' });

/** An application's place in the staff list. */
export const neighborsAnswer = z
  .object({
    previousId: z.uuid().nullable(),
    nextId: z.uuid().nullable(),
    place: z.number().int().meta({ description: 'From 1' }),
    total: z.number().int(),
  })
  .meta({ id: 'FinancingApplicationNeighbors' });

export const dossierAnswer = z
  .object({
    ...applicationAnswer.shape,
    version: z.number().int(),
    accountId: text.nullable(),
    language: z.enum(LANGUAGES).meta({ description: 'In which the applicant is written to' }),
    charterDate: text,
    serviceSelected: text,
    citizenshipStatus: text,
    employmentStatus: text,
    profession: text,
    employerName: text,
    employerPhone: text,
    timeAtEmployer: text,
    monthlyNetIncome: dollars,
    otherIncome: dollars.nullable(),
    housingStatus: text,
    monthlyHousingPayment: dollars,
    estimatedCreditScore: text,
    sealedFields: z.array(z.enum(SEALED_FIELDS)).meta({ description: 'Shown by the reveal call only' }),
    clock,
    hasLegalHold: z.boolean(),
    suspectedSpam: z.boolean(),
    assignee,
    canCorrectDecision: z
      .boolean()
      .meta({ description: 'Whether a lender’s decision stands that can still be corrected' }),
    decisionTexts: z
      .object({
        news: z.object({ conditionally_approved: text, approved: text, declined: text, under_review: text }),
        corrected: text,
        lender: text,
        reasons: text,
      })
      .meta({
        description:
          'What a decision tells the applicant, in their language; {lender} and {reasons} stand for what is typed',
      }),
    notes: z.array(z.object({ id: z.uuid(), body: text, writtenBy: text, createdAt: instant })).meta({
      description: 'What staff wrote for each other, the newest first; the applicant never reads it',
    }),
    nextStatuses: z.array(status).meta({ description: 'What staff may make of it now' }),
    unreadReplies: z.number().int(),
    unsentMails: unsentMailsAnswer,
    withdrawableRequests: z
      .array(z.object({ id: z.uuid(), name: text }))
      .meta({ description: 'Documents that were asked for and for which nothing has come yet' }),
    consents: z.array(
      z.object({ kind: text, version: text, wording: text, givenAt: instant, address: text, browser: text }),
    ),
    messages: z.array(messageAnswer),
    history: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(HISTORY_KINDS),
        fromStatus: text.nullable(),
        toStatus: text.nullable(),
        changedBy: text,
        reason: text,
        details: z.record(text, z.unknown()).meta({ description: 'A lender, a document, which field' }),
        changedAt: instant,
      }),
    ),
  })
  .meta({ id: 'FinancingDossier' });

export const revealedAnswer = z
  .object({ field: z.enum(SEALED_FIELDS), value: text })
  .meta({ id: 'FinancingRevealed' });

export const consentAnswer = z
  .object({
    version: text,
    consents: z.array(z.object({ kind: text, label: text, wording: text })),
  })
  .meta({ id: 'FinancingConsents' });

export type ApplicationAnswer = z.infer<typeof applicationAnswer>;
export type ApplicationListAnswer = z.infer<typeof applicationListAnswer>;
export type DocumentAnswer = z.infer<typeof documentAnswer>;
export type MessageAnswer = z.infer<typeof messageAnswer>;
export type SubmittedAnswer = z.infer<typeof submittedAnswer>;
export type UploadedAnswer = z.infer<typeof uploadedAnswer>;
export type PipelineItemAnswer = z.infer<typeof pipelineItemAnswer>;
export type DossierAnswer = z.infer<typeof dossierAnswer>;
