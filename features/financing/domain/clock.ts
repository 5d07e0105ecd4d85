import { addDays, type CharterDay, charterDayAt, daysBetween } from '#core/charter-time.ts';
import type { ApplicationStatus } from './status.ts';

/** An applicant must be told of the decision within 30 days of a complete application (Regulation B, 12 CFR 1002.9(a)(1)(i)). */
export const DECISION_DAYS = 30;

/** How long is left to decide; whole days, negative once it is late. */
export type DecisionClock = { readonly dueOn: CharterDay; readonly daysLeft: number };

/**
 * The clock of an application: it runs while a complete one is under review, and not while documents are awaited or after
 * an answer was given. An application that becomes complete again starts anew.
 */
export function decisionClock(
  application: { readonly status: ApplicationStatus; readonly completedAt: Date | null },
  now: Date,
): DecisionClock | null {
  if (application.status !== 'under_review' || !application.completedAt) return null;
  const dueOn = addDays(charterDayAt(application.completedAt), DECISION_DAYS);
  return { dueOn, daysLeft: daysBetween(charterDayAt(now), dueOn) };
}
