import { addDays, charterDayAt, instantAt } from '#core/charter-time.ts';
import type { Listed } from '#features/departures/service/index.ts';
import { DECISION_DAYS, decisionClock, labelOf, PURPOSES } from '#features/financing/domain/index.ts';
import { NOTICE_DAYS } from '#features/fleet/domain/ending-papers.ts';
import { topicOf } from '#features/inquiries/domain.ts';
import { failureWords } from '#features/notifications/domain.ts';
import type { Deps } from '#platform/deps.ts';
import {
  findEndingPapers,
  findFailedMails,
  findLapsingQuotes,
  findNewInquiries,
  findNotCompleted,
  findUnanswered,
  findUndecided,
  findUnreadReplies,
  findUnreviewed,
} from '../repository/index.ts';
import type { WaitingAnswer } from '../schema.ts';

const DAY_MS = 86_400_000;
/** A quote counts as lapsing when it lapses within this time. */
const LAPSES_WITHIN_MS = DAY_MS;
/** A decision counts as due when this many days are left. */
const DUE_WITHIN_DAYS = 7;
/** A yacht waits from the day on which the team is first mailed of a paper that ends (product 2.15, 2.16). */
const [PAPER_ENDS_WITHIN_DAYS] = NOTICE_DAYS;
/** How long after its end a confirmed charter waits for somebody to say what became of it: yachts come back late. */
const OVER_FOR_MS = 3 * 3_600_000;
/** How long after failing a mail's text is stored; after that, nobody can send it again. */
const FAILED_FOR_MS = 14 * DAY_MS;

type Reason = WaitingAnswer['reasons'][number];
type Waiting = Omit<WaitingAnswer, 'since' | 'reasons'> & { readonly since: Date; readonly reason: Reason };

const why = (reason: Reason['for'], count = 1, due: string | null = null): Reason => ({
  for: reason,
  count,
  due,
  note: null,
});

type FailedMail = { since: Date; mailId: string; subject: string; lastError: string | null };

type Charter = { id: string; name: string; about: string; on: string };
const aboutCharter = ({ id, name, about, on }: Charter) => ({
  kind: 'charter' as const,
  id,
  name,
  about,
  on,
});

type Inquiry = Parameters<typeof topicOf>[0] & { id: string; name: string; on: string | null };
const aboutInquiry = ({ id, name, on, ...inquiry }: Inquiry) =>
  ({ kind: 'inquiry', id, name, about: topicOf(inquiry), on }) as const;

type Yacht = { id: string; name: string; about: string };
const aboutYacht = ({ id, name, about }: Yacht) => ({ kind: 'yacht', id, name, about, on: null }) as const;

type Application = { id: string; firstName: string; lastName: string; purpose: string };
const aboutApplication = ({ id, firstName, lastName, purpose }: Application) => ({
  kind: 'application' as const,
  id,
  name: `${firstName} ${lastName}`,
  about: labelOf(PURPOSES, purpose),
  on: null,
});

/** An erasure or export that a person has asked for and the caller may agree to. */
export type ToAgree = {
  readonly id: string;
  readonly kind: 'erase' | 'export';
  readonly who: string;
  readonly askedByName: string;
  readonly askedAt: Date;
};

/**
 * What listWaiting needs from other features: from departures, which of today's and tomorrow's charters may not depart yet;
 * from customers, what the caller may agree to.
 */
export type Waiter = Pick<Deps, 'db'> & {
  readonly listUnready: () => Promise<readonly Listed[]>;
  readonly listToAgree: () => Promise<readonly ToAgree[]>;
};

/** Merges equal reasons into one with a count, such as several failed mails. */
function together(reasons: readonly Reason[]): Reason[] {
  return [...Map.groupBy(reasons, (reason) => reason.for).values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, count: more.reduce((sum, { count }) => sum + count, first.count) }] : [],
  );
}

/** Makes one line per case from all its reasons; the case that has waited longest comes first. */
function caseByCase(all: readonly Waiting[]): WaitingAnswer[] {
  const cases = Map.groupBy(all, ({ id }) => id);
  return [...cases.values()]
    .flatMap((reasons) => {
      const [first] = reasons.toSorted((one, other) => one.since.getTime() - other.since.getTime());
      if (!first) return [];
      const { reason: _, since, ...about } = first;
      return [{ ...about, since, reasons: together(reasons.map(({ reason }) => reason)) }];
    })
    .sort((one, other) => one.since.getTime() - other.since.getTime())
    .map(({ since, ...rest }) => ({ ...rest, since: since.toISOString() }));
}

/**
 * What waits for the team, the oldest first: unanswered requests and inquiries; quotes that lapse within a day or have lapsed;
 * charters of today and tomorrow that lack something to depart, and those that are over and not completed; applicants' unanswered
 * messages and unreviewed documents; decisions that are due; mails that no server took; yachts' papers that end within sixty days
 * or have ended; and erasures and exports that need the caller's agreement.
 */
export async function listWaiting(
  { db, listUnready, listToAgree }: Waiter,
  now: Date,
): Promise<WaitingAnswer[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const today = charterDayAt(now);
  const [requests, inquiries, quotes, replies, documents, undecided, failed, papers, over, unready, toAgree] =
    await Promise.all([
      findUnanswered(db),
      findNewInquiries(db),
      findLapsingQuotes(db, now, new Date(now.getTime() + LAPSES_WITHIN_MS)),
      findUnreadReplies(db),
      findUnreviewed(db),
      findUndecided(db, ago((DECISION_DAYS - DUE_WITHIN_DAYS - 1) * DAY_MS)),
      findFailedMails(db, ago(FAILED_FOR_MS)),
      findEndingPapers(db, addDays(today, PAPER_ENDS_WITHIN_DAYS)),
      findNotCompleted(db, ago(OVER_FOR_MS)),
      listUnready(),
      listToAgree(),
    ]);
  const mail = ({ since, mailId, subject, lastError }: FailedMail) => ({
    since,
    reason: { ...why('mail'), note: `“${subject}” (${failureWords(lastError)})`, mailId },
  });
  return caseByCase([
    ...requests.map((row) => ({ ...aboutCharter(row), since: row.since, reason: why('request') })),
    ...inquiries.map((row) => ({ ...aboutInquiry(row), since: row.since, reason: why('inquiry') })),
    ...quotes.map((row) => ({
      ...aboutCharter(row),
      since: row.since,
      reason: why('quote', 1, row.due.toISOString()),
    })),
    ...replies.map((row) => ({
      ...aboutApplication(row),
      since: row.since,
      reason: why('reply', row.count),
    })),
    ...documents.map((row) => ({
      ...aboutApplication(row),
      since: row.since,
      reason: why('document', row.count),
    })),
    ...undecided.flatMap((row) => {
      const clock = decisionClock(row, now);
      if (!clock || !row.completedAt || clock.daysLeft > DUE_WITHIN_DAYS) return [];
      return [{ ...aboutApplication(row), since: row.completedAt, reason: why('decision', 1, clock.dueOn) }];
    }),
    ...failed.charters.map((row) => ({ ...aboutCharter(row), ...mail(row) })),
    ...failed.inquiries.map((row) => ({ ...aboutInquiry(row), ...mail(row) })),
    ...failed.applications.map((row) => ({ ...aboutApplication(row), ...mail(row) })),
    ...unready.map(({ booking, missing }) => ({
      ...aboutCharter({
        id: booking.id,
        name: booking.contactName,
        about: booking.yachtName,
        on: booking.startOn,
      }),
      // A departure begins to wait at midnight at the start of the day before.
      since: instantAt(addDays(charterDayAt(booking.departsAt), -1), 0),
      reason: why('departure', missing.length, booking.departsAt.toISOString()),
    })),
    ...over.map((row) => ({
      ...aboutCharter(row),
      since: row.since,
      reason: why('over', 1, row.since.toISOString()),
    })),
    ...papers.map((row) => ({
      ...aboutYacht(row),
      since: instantAt(addDays(row.due, -PAPER_ENDS_WITHIN_DAYS), 0),
      reason: { ...why('paper', 1, row.due), note: row.paper },
    })),
    ...toAgree.map(({ id, kind, who, askedByName, askedAt }) => ({
      kind: 'privacy' as const,
      id,
      name: who,
      about: '',
      on: null,
      since: askedAt,
      reason: { ...why(kind), note: askedByName },
    })),
  ]);
}
