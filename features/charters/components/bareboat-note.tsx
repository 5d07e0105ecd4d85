import { rangeAt } from '#core/charter-hours.ts';
import { charterDayAt, isCharterDay } from '#core/charter-time.ts';
import type { HoursOfDay } from '#features/calendar/domain/index.ts';
import { useAnswer } from '#ui/answers.tsx';
import { availabilityQuery } from '../queries/booking.ts';
import { words } from '../words/index.ts';

interface BareboatNoteProps {
  yacht: { readonly id: string; readonly name: string };
  day: string;
  /** Undefined until it is chosen; then the charter's last day is checked too. */
  time: HoursOfDay | undefined;
  /** 0 until the number is chosen. */
  guests: number;
}

/** Says, before the visitor sends, that so many guests are lawful in bareboat mode only: they hire the captain (product 4.20). */
export function BareboatNote({ yacht, day, time, guests }: BareboatNoteProps) {
  const isAskable = isCharterDay(day) && guests > 0;
  const last = isAskable && time ? charterDayAt(rangeAt(day, time).to) : day;
  const first = useAnswer({ ...availabilityQuery(yacht.id, day, day), enabled: isAskable });
  const second = useAnswer({ ...availabilityQuery(yacht.id, last, last), enabled: isAskable });
  const days = [first.data?.[0]?.guests, second.data?.[0]?.guests];
  const isLawful = (mode: 'crewed' | 'bareboat') => days.every((most) => most && guests <= most[mode]);
  const isBareboat = isAskable && days.every(Boolean) && !isLawful('crewed') && isLawful('bareboat');
  return isBareboat && words.bareboatFor(yacht.name, guests);
}
