import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '#core/brand.ts';
import { languageNow, pathIn } from '#core/language.ts';
import { requestNumber } from '../domain.ts';
import type { Charter } from '../repository/index.ts';
import { words } from './words/index.ts';

/** The fields of a charter that its calendar file uses. */
export type FiledCharter = Pick<
  Charter,
  'id' | 'version' | 'yachtName' | 'departsAt' | 'returnsAt' | 'guestCount' | 'updatedAt'
>;

/**
 * The charter as a calendar file. The id stays the same and the sequence number grows, so that a later file replaces the earlier
 * one in the client's calendar, and the file of a cancellation takes it out. Programs match the two by id and organizer (RFC 5546).
 *
 * @param where the marina; empty when it is not known
 * @param email the business's own address, as the organizer
 */
export function calendarFile(
  charter: FiledCharter,
  {
    where,
    email,
    origin,
    isCancelled = false,
  }: { where: string; email: string; origin: string; isCancelled?: boolean },
): string {
  const calendar = ical({
    prodId: { company: brand.name, product: words.product },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${charter.id}@${new URL(origin).hostname}`,
    sequence: charter.version,
    stamp: charter.updatedAt,
    start: charter.departsAt,
    end: charter.returnsAt,
    organizer: { name: brand.name, email },
    summary: `${charter.yachtName}, ${brand.name}`,
    description: words.filed(charter.guestCount, requestNumber(charter.id)),
    ...(where ? { location: where } : {}),
    url: `${origin}${pathIn(languageNow(), '/')}`.replace(/\/$/, ''),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
