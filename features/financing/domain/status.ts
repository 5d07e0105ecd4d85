import {
  badgeOf,
  type EventOf,
  mayBecome,
  type News,
  type StateRow,
  statesOf,
  transitionsOf,
  type Way,
} from '#features/cases/domain.ts';
import { words } from '../words/index.ts';
import { NEWS } from './news.ts';
import type { TimelineStage } from './timeline.ts';

/** Who changes an application. */
export type Doer = 'applicant' | 'staff' | 'system';

type ApplicationRow = StateRow<string, Doer, never, string> & {
  /** The stage on the dashboard's progress bar (product 7.7). */
  readonly stage: TimelineStage;
};

/** The way by which staff record a lender's final decision. */
const DECISION = {
  from: ['under_review', 'conditionally_approved'],
  by: ['staff'],
  button: 'Record a decision',
  asks: true,
  undo: null,
  nextFrom: ['under_review', 'conditionally_approved'],
} as const;

/**
 * The states of an application (product 7.6), and its withdrawal by the applicant. The system only reacts to documents. No step
 * depends on a time, because a lender's decision is recorded whenever it is known. Every step asks first, because the applicant
 * is told at once; only the review and the wait for documents undo each other.
 */
export const APPLICATION_STATES = {
  draft: {
    label: () => words.draft,
    colour: 'grey',
    stage: 'Submitted',
    isOver: false,
    told: null,
    ways: {},
  },
  needs_docs: {
    label: () => words.needsDocuments,
    colour: 'orange',
    stage: 'Submitted',
    isOver: false,
    told: NEWS.needs_docs,
    ways: {
      awaitDocuments: {
        from: ['draft', 'under_review', 'conditionally_approved'],
        by: ['staff', 'system'],
        button: 'Move to Needs Documents',
        asks: true,
        undo: 'beginReview',
        nextFrom: ['draft'],
      },
    },
  },
  under_review: {
    label: () => words.underReview,
    colour: 'blue',
    stage: 'Soft Check',
    isOver: false,
    told: NEWS.under_review,
    ways: {
      receive: {
        from: ['draft'],
        by: ['staff'],
        button: 'Move to Under Review',
        asks: true,
        undo: 'awaitDocuments',
      },
      beginReview: {
        from: ['needs_docs'],
        by: ['staff', 'system'],
        button: 'Move to Under Review',
        asks: true,
        undo: 'awaitDocuments',
        nextFrom: ['needs_docs'],
      },
    },
  },
  conditionally_approved: {
    label: () => words.conditionallyApproved,
    colour: 'purple',
    stage: 'Decision',
    isOver: false,
    told: NEWS.conditionally_approved,
    ways: {
      approveOnConditions: {
        from: ['under_review'],
        by: ['staff'],
        button: 'Record a decision',
        asks: true,
        undo: null,
        nextFrom: ['under_review'],
      },
    },
  },
  approved: {
    label: () => words.approved,
    colour: 'green',
    stage: 'Terms',
    isOver: false,
    told: NEWS.approved,
    ways: { approve: DECISION },
  },
  declined: {
    label: () => words.declined,
    colour: 'red',
    stage: 'Submitted',
    isOver: true,
    told: NEWS.declined,
    ways: { decline: DECISION },
  },
  finalizing: {
    label: () => words.finalizing,
    colour: 'yellow',
    stage: 'E-sign',
    isOver: false,
    told: NEWS.finalizing,
    ways: {
      finalize: {
        from: ['approved'],
        by: ['staff'],
        button: 'Move to Finalizing',
        asks: true,
        undo: null,
        nextFrom: ['approved'],
      },
    },
  },
  complete: {
    label: () => words.complete,
    colour: 'green',
    stage: 'Complete',
    isOver: true,
    told: NEWS.complete,
    ways: {
      complete: {
        from: ['finalizing'],
        by: ['staff'],
        button: 'Move to Complete',
        asks: true,
        undo: null,
        nextFrom: ['finalizing'],
      },
    },
  },
  withdrawn: {
    label: () => words.statusWithdrawn,
    colour: 'grey',
    stage: 'Submitted',
    isOver: true,
    told: NEWS.withdrawn,
    ways: {
      withdraw: {
        from: ['draft', 'needs_docs', 'under_review', 'conditionally_approved', 'approved', 'finalizing'],
        by: ['applicant'],
        button: null,
        asks: true,
        undo: null,
      },
    },
  },
} as const satisfies Readonly<Record<string, ApplicationRow>>;

export type ApplicationStatus = keyof typeof APPLICATION_STATES;
export const APPLICATION_STATUSES = statesOf(APPLICATION_STATES);

type ApplicationEvent = EventOf<typeof APPLICATION_STATES>;
type ApplicationWay = Way<ApplicationStatus, Doer, never, ApplicationEvent>;

/** Every way in which an application changes, with the status it leads to. */
export const APPLICATION_TRANSITIONS = transitionsOf<ApplicationStatus, ApplicationEvent, ApplicationWay>(
  APPLICATION_STATES,
);

/** The badge of a status (product 7.6); an unknown value is labeled Unknown. */
export const applicationBadge = (status: string) => badgeOf(APPLICATION_STATES, status, words.unknownStatus);

/** The tone of a status on the staff's card: positive if approved, neutral if pending, negative otherwise. */
export function cardTone(status: string): 'positive' | 'neutral' | 'negative' {
  if (status === 'approved') return 'positive';
  return status === 'pending' ? 'neutral' : 'negative';
}

/** True while something can still happen to the application; once it is over, it can only be read and written about. */
export function isOpen(status: ApplicationStatus): boolean {
  return !APPLICATION_STATES[status].isOver;
}

/** True while a file may come with the applicant's message: until they withdraw, which deletes their files (product 7.14). */
export function takesFiles(status: ApplicationStatus): boolean {
  return status !== 'withdrawn';
}

/** The statuses to which staff can move an application now, the sensible next step first. */
export function nextStatuses(status: ApplicationStatus): ApplicationStatus[] {
  const rank = (to: ApplicationStatus) => (isNextStatus(status, to) ? 0 : 1);
  return APPLICATION_STATUSES.filter((to) => mayBecome(APPLICATION_TRANSITIONS, 'staff', status, to)).sort(
    (a, b) => rank(a) - rank(b),
  );
}

const wayTo = (from: ApplicationStatus, to: ApplicationStatus) =>
  Object.values(APPLICATION_TRANSITIONS).find((way) => way.to === to && way.from.includes(from));

/** True if the second status is the sensible next step from the first, whose button stands out. */
export function isNextStatus(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return wayTo(from, to)?.nextFrom?.includes(from) ?? false;
}

/** True if a later step can undo this one. */
export function canBeTakenBack(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return wayTo(from, to)?.undo != null;
}

/**
 * The applicant's text about one decision: lender, note and reasons. The general text for its status is separate.
 *
 * @param say the sentences around lender and reasons, if not in the language of whoever asks
 */
export function decisionWords(
  lender: string,
  { note, reasons }: { readonly note: string; readonly reasons: readonly string[] },
  // Each named, because the whole catalog would come along to the page about financing.
  say: Pick<typeof words, 'lenderNamed' | 'lendersReasons'> = {
    lenderNamed: words.lenderNamed,
    lendersReasons: words.lendersReasons,
  },
): string {
  const lines = [
    say.lenderNamed(lender),
    note,
    reasons.length > 0 ? say.lendersReasons(reasons.join('; ')) : '',
  ];
  return lines.filter(Boolean).join('\n');
}

/** The statuses that are a lender's decision and are recorded with the lender's reasons. */
export const LENDER_DECISIONS = ['conditionally_approved', 'approved', 'declined'] as const;
export type LenderDecision = (typeof LENDER_DECISIONS)[number];

/** True for a status that only a recorded lender's decision leads to: a decline must state its reasons (Regulation B). */
export function isLenderDecision(status: ApplicationStatus): status is LenderDecision {
  return (LENDER_DECISIONS as readonly ApplicationStatus[]).includes(status);
}

/** The stage of a status (product 7.7); an unknown status is at Submitted. */
export function timelineStage(status: string): TimelineStage {
  return Object.hasOwn(APPLICATION_STATES, status)
    ? APPLICATION_STATES[status as ApplicationStatus].stage
    : 'Submitted';
}

/** The message to the applicant when a status begins; undefined if it has none. */
export function statusNews(status: ApplicationStatus): News | undefined {
  return APPLICATION_STATES[status].told ?? undefined;
}
