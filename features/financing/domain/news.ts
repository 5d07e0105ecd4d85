import type { News } from '#features/cases/domain.ts';
import { words } from '../words/index.ts';

/** What the applicant is told when a status begins. */
export const NEWS = {
  needs_docs: {
    get subject() {
      return words.documentsNeeded;
    },
    get content() {
      return words.documentsNeededText;
    },
  },
  under_review: {
    get subject() {
      return words.reviewBegins;
    },
    get content() {
      return words.reviewBeginsText;
    },
  },
  conditionally_approved: {
    get subject() {
      return words.conditionallyApprovedNews;
    },
    get content() {
      return words.approvedOnConditionsText;
    },
  },
  approved: {
    get subject() {
      return words.approved;
    },
    get content() {
      return words.approvedText;
    },
  },
  declined: {
    get subject() {
      return words.lendersDecision;
    },
    get content() {
      return words.declinedNews;
    },
  },
  finalizing: {
    get subject() {
      return words.readyToSign;
    },
    get content() {
      return words.readyToSignText;
    },
  },
  complete: {
    get subject() {
      return words.complete;
    },
    get content() {
      return words.completeText;
    },
  },
  withdrawn: {
    get subject() {
      return words.withdrawnNews;
    },
    get content() {
      return words.withdrawnText;
    },
  },
} as const satisfies Readonly<Record<string, News>>;
