import { counted } from '#words/amounts.ts';
import { dayText } from '#words/days.ts';
import { applicationBadge } from '../../domain/status.ts';
import type { DossierAnswer, PipelineItemAnswer } from '../../schema/answers.ts';

/** "2027-05-08" as "May 8, 2027"; what is no day is left as it was written. */
export function calendarDayOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayText(text, 'plain') : text;
}

/** How the clock stands, in words. */
export function clockWords({ daysLeft }: NonNullable<PipelineItemAnswer['clock']>): string {
  if (daysLeft < 0) return `${counted(-daysLeft, 'day')} late`;
  if (daysLeft === 0) return 'Due today';
  return `${counted(daysLeft, 'day')} left`;
}

const FIELDS: Readonly<Record<string, string>> = {
  ssnLast4: 'last 4 digits of the SSN',
  dateOfBirth: 'date of birth',
};

/** What is kept sealed, as a label and within a sentence. */
export const sealedWords = (field: string) => FIELDS[field] ?? field;

const statusWords = (status: string | null) => applicationBadge(status ?? '').label;

/** One line of an application's history. */
export function historyWords({
  kind,
  fromStatus,
  toStatus,
  details,
}: DossierAnswer['history'][number]): string {
  const told = (name: string) => String(details[name] ?? '');
  switch (kind) {
    case 'submitted':
      return 'Application submitted';
    case 'status':
      return `${statusWords(fromStatus)} → ${statusWords(toStatus)}`;
    case 'decision':
      return `${told('lender')} decided: ${statusWords(toStatus)}`;
    case 'document-requested':
      return `Asked for ${told('name')}`;
    case 'document-request-withdrawn':
      return `No longer asks for ${told('name')}`;
    case 'document-opened':
      return `Opened a file: ${told('type')}`;
    case 'document-accepted':
      return `Accepted: ${told('type')}`;
    case 'document-sent-back':
      return `Sent back: ${told('type')}`;
    case 'document-added':
      return `Added a file: ${told('type')}`;
    case 'document-deleted':
      return `Deleted a file: ${told('type')}`;
    case 'contact-changed':
      return 'Contact details changed';
    case 'message':
      return 'Wrote a message';
    case 'revealed':
      return `Opened the ${sealedWords(told('field'))}`;
    case 'decision-corrected':
      return `Decision corrected: ${told('lender')}, ${statusWords(toStatus)}`;
    case 'assigned':
      return details.to ? `Given to ${told('to')}` : 'Nobody sees to it any more';
    case 'legal-hold':
      return details.hold ? 'Legal hold set' : 'Legal hold lifted';
  }
}
