import { rangeAt } from '#core/charter-hours.ts';
import { charterDayAt, isCharterDay } from '#core/charter-time.ts';
import type { HoursOfDay } from '#features/calendar/domain/index.ts';
import { useAnswer } from '#ui/answers.tsx';
import { availabilityQuery } from '../queries/booking.ts';
import { words } from '../words/index.ts';
import { mostOnDays } from './most-guests.ts';

interface GuestsNoteProps {
  yacht: { readonly id: string; readonly name: string; readonly capacity: number };
  day: string;
  /** Undefined until it is chosen; then the charter's last day is checked too. */
  time: HoursOfDay | undefined;
  /** 0 until the number is chosen. */
  guests: number;
}

/**
 * Says, before the visitor sends, that the yacht may not carry so many guests on the chosen days, or that so many are lawful in
 * bareboat mode only: then they hire the captain (product 4.20).
 */
export function GuestsNote({ yacht, day, time, guests }: GuestsNoteProps) {
  const isAskable = isCharterDay(day) && guests > 0;
  const last = isAskable && time ? charterDayAt(rangeAt(day, time).to) : day;
  const first = useAnswer({ ...availabilityQuery(yacht.id, day, day), enabled: isAskable });
  const second = useAnswer({ ...availabilityQuery(yacht.id, last, last), enabled: isAskable });
  const days = [first.data?.[0]?.guests, second.data?.[0]?.guests];
  if (!isAskable) return false;
  const most = mostOnDays(yacht.capacity, days);
  if (guests > most) return words.carriesUpTo(yacht.name, most);
  const isLawful = (mode: 'crewed' | 'bareboat') => days.every((on) => on && guests <= on[mode]);
  const isBareboat = days.every(Boolean) && !isLawful('crewed') && isLawful('bareboat');
  return isBareboat && words.bareboatFor(yacht.name, guests);
}
