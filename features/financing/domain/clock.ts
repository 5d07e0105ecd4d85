import { addDays, type CharterDay, charterDayAt, daysBetween } from '#core/charter-time.ts';
import type { ApplicationStatus } from './status.ts';

/** An applicant must be told of the decision within 30 days of a complete application (Regulation B, 12 CFR 1002.9(a)(1)(i)). */
export const DECISION_DAYS = 30;

/** The day by which to decide, and the whole days until then; negative once it is late. */
export type DecisionClock = { readonly dueOn: CharterDay; readonly daysLeft: number };

/**
 * The clock of an application: it runs only while a complete application is under review, not while documents are awaited or
 * after a decision. With a document that was missing, or where documents were awaited after a conditional approval, it starts anew;
 * else it runs on from the same day.
 */
export function decisionClock(
  application: { readonly status: ApplicationStatus; readonly completedAt: Date | null },
  now: Date,
): DecisionClock | null {
  if (application.status !== 'under_review' || !application.completedAt) return null;
  const dueOn = addDays(charterDayAt(application.completedAt), DECISION_DAYS);
  return { dueOn, daysLeft: daysBetween(charterDayAt(now), dueOn) };
}
