import { type CharterDay, daysBetween } from '#core/charter-time.ts';
import type { YachtPapers } from './lawful-guests.ts';

/** The papers that end, as people call them. */
export const ENDING_PAPERS = {
  certificateValidUntil: 'Certificate of inspection',
  insuranceValidUntil: 'Insurance',
  liveryValidUntil: 'Livery permit',
} as const;
export type EndingPaper = keyof typeof ENDING_PAPERS;

/** Without these no new charter is taken once they are recorded (product 2.16); a certificate that ends shrinks the number alone. */
const NEEDED = ['insuranceValidUntil', 'liveryValidUntil'] as const;

/** So many days before a paper's last day staff are told of it (product 2.16). */
export const NOTICE_DAYS = [60, 30, 7] as const;

/**
 * The paper of those that has ended on a day, and its last day; undefined where she can be chartered. What is not recorded ends never,
 * and what staff have not been told of yet is expected to be renewed: weddings are booked a year ahead, insurance is for a year.
 */
export function endedPaper(papers: YachtPapers, day: CharterDay, today: CharterDay) {
  for (const paper of NEEDED) {
    const lastDay = papers[paper];
    if (lastDay !== null && lastDay < day && daysBetween(today, lastDay) <= NOTICE_DAYS[0])
      return { paper, lastDay };
  }
  return undefined;
}

/** Which of those is due today; null before the first, and once the paper has ended. The later ones make up for the earlier. */
export function noticeDue(lastDay: CharterDay, today: CharterDay): (typeof NOTICE_DAYS)[number] | null {
  const left = daysBetween(today, lastDay);
  if (left < 0) return null;
  return NOTICE_DAYS.findLast((days) => left <= days) ?? null;
}
