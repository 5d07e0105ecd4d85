import { mayBecome, type TransitionTable } from '#core/state-machine.ts';

/** What becomes of an application (financing §4), and that its applicant took it back (decisions §5). */
export const APPLICATION_STATUSES = [
  'draft',
  'needs_docs',
  'under_review',
  'conditionally_approved',
  'approved',
  'declined',
  'finalizing',
  'complete',
  'withdrawn',
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

const BADGES = {
  draft: { label: 'Draft', colour: 'grey' },
  under_review: { label: 'Under Review', colour: 'blue' },
  conditionally_approved: { label: 'Conditionally Approved', colour: 'purple' },
  approved: { label: 'Approved', colour: 'green' },
  declined: { label: 'Declined', colour: 'red' },
  needs_docs: { label: 'Needs Documents', colour: 'orange' },
  finalizing: { label: 'Finalizing', colour: 'yellow' },
  complete: { label: 'Complete', colour: 'green' },
  withdrawn: { label: 'Withdrawn', colour: 'grey' },
} as const satisfies Record<ApplicationStatus, { label: string; colour: string }>;

/** A status as a badge shows it (financing §4); any other value is Unknown. */
export function applicationBadge(status: string): {
  readonly label: string;
  readonly colour: (typeof BADGES)[ApplicationStatus]['colour'];
} {
  return Object.hasOwn(BADGES, status)
    ? BADGES[status as ApplicationStatus]
    : { label: 'Unknown', colour: 'grey' };
}

/** How the staff's card takes a status: approved well, pending neither way, any other not (financing-and-admin §4). */
export function cardTone(status: string): 'positive' | 'neutral' | 'negative' {
  if (status === 'approved') return 'positive';
  return status === 'pending' ? 'neutral' : 'negative';
}

/** Who does something to an application. */
export type Doer = 'applicant' | 'staff' | 'system';

const OPEN = [
  'draft',
  'needs_docs',
  'under_review',
  'conditionally_approved',
  'approved',
  'finalizing',
] as const satisfies readonly ApplicationStatus[];

type ApplicationEvent =
  | 'receive'
  | 'beginReview'
  | 'awaitDocuments'
  | 'approveOnConditions'
  | 'approve'
  | 'decline'
  | 'finalize'
  | 'complete'
  | 'withdraw';

/**
 * What may become of an application (decisions §5, Status changes). The system only follows what the documents say. None
 * waits for a moment: what a lender has decided is recorded whenever it is known. Each asks first, since each is told to
 * the applicant at once; only the review and the wait for documents take each other back.
 */
export const APPLICATION_TRANSITIONS = {
  receive: { from: ['draft'], to: 'under_review', by: ['staff'], asks: true, undo: 'awaitDocuments' },
  beginReview: {
    from: ['needs_docs'],
    to: 'under_review',
    by: ['staff', 'system'],
    asks: true,
    undo: 'awaitDocuments',
    nextFrom: ['needs_docs'],
  },
  awaitDocuments: {
    from: ['draft', 'under_review', 'conditionally_approved'],
    to: 'needs_docs',
    by: ['staff', 'system'],
    asks: true,
    undo: 'beginReview',
    nextFrom: ['draft'],
  },
  approveOnConditions: {
    from: ['under_review'],
    to: 'conditionally_approved',
    by: ['staff'],
    asks: true,
    undo: null,
    nextFrom: ['under_review'],
  },
  approve: {
    from: ['under_review', 'conditionally_approved'],
    to: 'approved',
    by: ['staff'],
    asks: true,
    undo: null,
    nextFrom: ['under_review', 'conditionally_approved'],
  },
  decline: {
    from: ['under_review', 'conditionally_approved'],
    to: 'declined',
    by: ['staff'],
    asks: true,
    undo: null,
    nextFrom: ['under_review', 'conditionally_approved'],
  },
  finalize: {
    from: ['approved'],
    to: 'finalizing',
    by: ['staff'],
    asks: true,
    undo: null,
    nextFrom: ['approved'],
  },
  complete: {
    from: ['finalizing'],
    to: 'complete',
    by: ['staff'],
    asks: true,
    undo: null,
    nextFrom: ['finalizing'],
  },
  withdraw: { from: OPEN, to: 'withdrawn', by: ['applicant'], asks: true, undo: null },
} as const satisfies TransitionTable<ApplicationStatus, Doer, never, ApplicationEvent>;

/** True while something may still happen to it; what is over can be read and no longer changed. */
export function isOpen(status: ApplicationStatus): boolean {
  return (OPEN as readonly ApplicationStatus[]).includes(status);
}

/** What staff may make of it now, the sensible next step first. */
export function nextStatuses(status: ApplicationStatus): ApplicationStatus[] {
  const rank = (to: ApplicationStatus) => (isNextStatus(status, to) ? 0 : 1);
  return APPLICATION_STATUSES.filter((to) => mayBecome(APPLICATION_TRANSITIONS, 'staff', status, to)).sort(
    (a, b) => rank(a) - rank(b),
  );
}

type Row = TransitionTable<ApplicationStatus, Doer, never, ApplicationEvent>[ApplicationEvent];

const rowOf = (from: ApplicationStatus, to: ApplicationStatus) =>
  Object.values<Row>(APPLICATION_TRANSITIONS).find((row) => row.to === to && row.from.includes(from));

/** True where the second status is the sensible next step from the first: its button stands out. */
export function isNextStatus(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return rowOf(from, to)?.nextFrom?.includes(from) ?? false;
}

/** True where a later step takes it back. */
export function canBeTakenBack(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return rowOf(from, to)?.undo != null;
}

/** The lender's answers that are recorded with their reasons. */
export const LENDER_DECISIONS = ['conditionally_approved', 'approved', 'declined'] as const;
export type LenderDecision = (typeof LENDER_DECISIONS)[number];

/** True for a status that only a lender's recorded decision can bring about: a refusal owes its reasons (Regulation B). */
export function isLenderDecision(status: ApplicationStatus): status is LenderDecision {
  return (LENDER_DECISIONS as readonly ApplicationStatus[]).includes(status);
}

/** The bar over the dashboard (financing §2.2). */
export const TIMELINE_STAGES = [
  'Submitted',
  'Soft Check',
  'Underwriting',
  'Decision',
  'Terms',
  'E-sign',
  'Complete',
] as const;

export type TimelineStage = (typeof TIMELINE_STAGES)[number];

/** The stage that a status stands for (financing §4): whatever is not named there is Submitted. */
export function timelineStage(status: string): TimelineStage {
  switch (status) {
    case 'under_review':
      return 'Soft Check';
    case 'conditionally_approved':
      return 'Decision';
    case 'approved':
      return 'Terms';
    case 'finalizing':
      return 'E-sign';
    case 'complete':
      return 'Complete';
    default:
      return 'Submitted';
  }
}

/** What the applicant is told when a status begins; undefined for one that nobody moves to. */
export function statusNews(
  status: ApplicationStatus,
): { readonly subject: string; readonly content: string } | undefined {
  switch (status) {
    case 'draft':
      return undefined;
    case 'needs_docs':
      return {
        subject: 'Documents needed',
        content: 'Underwriting is waiting for documents. The checklist on this page shows which ones.',
      };
    case 'under_review':
      return {
        subject: 'Your application is under review',
        content:
          'Your application is complete and has gone to underwriting. A soft inquiry comes first; it does not affect your credit score.',
      };
    case 'conditionally_approved':
      return {
        subject: 'Conditionally approved',
        content: 'The lender approves your application on conditions. They are named in this conversation.',
      };
    case 'approved':
      return {
        subject: 'Approved',
        content: 'The lender has approved your application. The terms come next, from the lender directly.',
      };
    case 'declined':
      return {
        subject: 'The lender’s decision',
        content:
          'The lender has declined this application. The lender will send you the reasons in writing, as the law requires; you will find what can help below.',
      };
    case 'finalizing':
      return {
        subject: 'Ready to sign',
        content: 'The terms are agreed. The lender will send you the papers to sign electronically.',
      };
    case 'complete':
      return {
        subject: 'Complete',
        content: 'Everything is signed. Thank you; the lender takes it from here.',
      };
    case 'withdrawn':
      return {
        subject: 'Application withdrawn',
        content: 'You have withdrawn this application.',
      };
  }
}
