import { timeName } from '#features/calendar/domain/times.ts';
import { dayText } from '#words/days.ts';
import { rangeOf, type Trip } from '../trip-words.ts';

/** With or without amenities, as a select offers it. */
export const PRICING_CHOICES = [
  { value: 'with_amenities', label: 'With Full Amenities' },
  { value: 'without_amenities', label: 'Basic Charter' },
];

/** Who hires the captain, as a select offers it; chosen by nobody, it follows from her papers. */
export const MODE_CHOICES = [
  { value: 'crewed', label: 'With captain and crew' },
  { value: 'bareboat', label: 'Bareboat' },
];
export const BY_HER_PAPERS = 'As her papers allow';

/** What adding a booking sends to its client. */
export function sentWords({
  contactEmail = '',
  confirm = false,
}: {
  readonly contactEmail?: string;
  readonly confirm?: boolean | undefined;
}): string {
  const email = contactEmail.trim();
  if (email === '') {
    return confirm
      ? 'Nothing is emailed: there is no address. Please tell the client by phone that it is confirmed.'
      : 'Nothing is emailed, now or later: there is no address. Please call the client.';
  }
  return confirm
    ? `${email} is sent the confirmation now, with a calendar file and a link to the charter.`
    : `Nothing is emailed now. ${email} is sent the quote, or the confirmation, when you send it.`;
}

/** "Sat, Mar 6, afternoon". */
export const timeText = (charter: Trip & { readonly startDate: string }) =>
  `${dayText(charter.startDate, 'short')}, ${timeName(rangeOf(charter), true)}`;
