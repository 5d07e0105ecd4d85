import { dayText } from '#words/days.ts';
import { cardLabel } from '../../domain/checklist.ts';
import { applicationBadge } from '../../domain/status.ts';
import type { DossierAnswer, PipelineItemAnswer } from '../../schema/answers.ts';
import { words } from './words/index.ts';

/** "2027-05-08" as "May 8, 2027"; a text that is no date stays as it is. */
export function calendarDayOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayText(text, 'plain') : text;
}

/** The state of the decision clock in words. */
export function clockWords({ daysLeft }: NonNullable<PipelineItemAnswer['clock']>): string {
  if (daysLeft < 0) return words.late(-daysLeft);
  if (daysLeft === 0) return words.dueToday;
  return words.left(daysLeft);
}

/** The name of a sealed field, as a label and within a sentence. */
export const sealedWords = (field: string) =>
  (words.sealedFields as Readonly<Record<string, string>>)[field] ?? field;

const statusWords = (status: string | null) => applicationBadge(status ?? '').label;

/** One entry of an application's history as a sentence. */
export function historyWords({
  kind,
  fromStatus,
  toStatus,
  details,
}: DossierAnswer['history'][number]): string {
  const told = (name: string) => String(details[name] ?? '');
  const { happened } = words;
  switch (kind) {
    case 'submitted':
    case 'claimed':
      return happened[kind];
    case 'status':
      return happened[kind](statusWords(fromStatus), statusWords(toStatus));
    case 'decision':
      return happened[kind](told('lender'), statusWords(toStatus));
    case 'document-requested':
      return happened[kind](cardLabel(told('name')));
    case 'document-request-withdrawn':
      return happened[kind](cardLabel(told('name')));
    case 'document-opened':
      return happened[kind](details.terms ? words.termsNumbered(told('terms')) : cardLabel(told('type')));
    case 'document-accepted':
      return happened[kind](cardLabel(told('type')));
    case 'document-sent-back':
      return happened[kind](cardLabel(told('type')));
    case 'document-added':
      return happened[kind](cardLabel(told('type')));
    case 'document-deleted':
      return happened[kind](cardLabel(told('type')));
    case 'contact-changed':
      return happened[kind];
    case 'message':
      return happened[kind];
    case 'revealed':
      return happened[kind](sealedWords(told('field')));
    case 'decision-corrected':
      return details.lender
        ? happened[kind](told('lender'), statusWords(toStatus))
        : happened['decision-taken-back'];
    case 'assigned':
      return details.to ? happened[kind](told('to')) : happened.nobody;
    case 'legal-hold':
      return details.hold ? happened['hold-set'] : happened['hold-lifted'];
  }
}
