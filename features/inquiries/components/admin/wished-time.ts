import { hoursOfSlotTime, SLOT_IDS } from '#features/calendar/domain/index.ts';
import { saidTime } from '#features/calendar/domain/times.ts';
import type { OpenInquiryAnswer } from '../../schema.ts';

/** The time that a contact message wishes for: so many hours from where the preferred part of the day begins. */
export function wishedTime({
  duration,
  preferredTime,
}: Pick<OpenInquiryAnswer, 'duration' | 'preferredTime'>) {
  if (duration === 'full-day') return { duration } as const;
  const slot = SLOT_IDS.find((id) => id === preferredTime) ?? 'afternoon';
  const hours = Number(duration);
  if (!duration || !Number.isFinite(hours)) return { duration: slot };
  const { startDate: _day, ...time } = saidTime({ ...hoursOfSlotTime(slot), day: '', hours });
  return time;
}
