import { shortDayText } from '#core/day-words.ts';
import { type SlotId, slotOf } from '#features/calendar/domain.ts';

const instant = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Nov 21, 3:05 PM", by Miami's clocks. */
export const instantText = (at: string) => instant.format(new Date(at));

const date = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** "Nov 21, 2026", by Miami's clocks. */
export const dateText = (at: string) => date.format(new Date(at));

/** "Sat, Mar 6, afternoon". */
export const timeText = (day: string, slot: SlotId) =>
  `${shortDayText(day)}, ${slotOf(slot).name.toLowerCase()}`;

const HOUR_MS = 3_600_000;

/** How long ago, in the largest unit that says enough: "20 minutes", "5 hours", "3 days". */
export function ageText(at: string, now: number): string {
  const hours = Math.max(0, now - Date.parse(at)) / HOUR_MS;
  const [count, unit] =
    hours < 1
      ? [Math.round(hours * 60), 'minute']
      : hours < 48
        ? [Math.floor(hours), 'hour']
        : [Math.floor(hours / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
