import type { News } from '#features/cases/domain.ts';
import { words } from '../words/index.ts';

/** The message to the applicant when a status begins. */
export const NEWS = {
  needs_docs: {
    subject: () => words.documentsNeeded,
    content: () => words.documentsNeededText,
  },
  under_review: {
    subject: () => words.reviewBegins,
    content: () => words.reviewBeginsText,
  },
  conditionally_approved: {
    subject: () => words.conditionallyApprovedNews,
    content: () => words.approvedOnConditionsText,
  },
  approved: {
    subject: () => words.approved,
    content: () => words.approvedText,
  },
  declined: {
    subject: () => words.lendersDecision,
    content: () => words.declinedNews,
  },
  finalizing: {
    subject: () => words.readyToSign,
    content: () => words.readyToSignText,
  },
  complete: {
    subject: () => words.complete,
    content: () => words.completeText,
  },
  withdrawn: {
    subject: () => words.withdrawnNews,
    content: () => words.withdrawnText,
  },
} as const satisfies Readonly<Record<string, News>>;
