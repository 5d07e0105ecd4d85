import { type CharterDay, daysBetween } from '#core/charter-time.ts';
import type { YachtPapers } from './lawful-guests.ts';

/** The papers that have a last day, with the names people use. */
export const ENDING_PAPERS = {
  certificateValidUntil: 'Certificate of inspection',
  insuranceValidUntil: 'Insurance',
  liveryValidUntil: 'Livery permit',
} as const;
export type EndingPaper = keyof typeof ENDING_PAPERS;

/**
 * Once one of these is recorded, no new charter is taken after its last day (product 2.16). An ended certificate of inspection
 * only lowers the number of guests.
 */
const NEEDED = ['insuranceValidUntil', 'liveryValidUntil'] as const;

/** How many days before a paper's last day staff are notified (product 2.16). */
export const NOTICE_DAYS = [60, 30, 7] as const;

/**
 * The needed paper that has ended by that day, with its last day; undefined if the yacht can be chartered. A paper that is not
 * recorded never ends. One that ends beyond the first notice counts as renewed, because weddings are booked a year ahead and
 * insurance runs for one year.
 */
export function endedPaper(papers: YachtPapers, day: CharterDay, today: CharterDay) {
  for (const paper of NEEDED) {
    const lastDay = papers[paper];
    if (lastDay !== null && lastDay < day && daysBetween(today, lastDay) <= NOTICE_DAYS[0])
      return { paper, lastDay };
  }
  return undefined;
}

/**
 * The notice that is due today; null before the first, and once the paper has ended. If an earlier notice was missed, only the
 * later one is due.
 */
export function noticeDue(lastDay: CharterDay, today: CharterDay): (typeof NOTICE_DAYS)[number] | null {
  const left = daysBetween(today, lastDay);
  if (left < 0) return null;
  return NOTICE_DAYS.findLast((days) => left <= days) ?? null;
}
