import { words } from '#words/index.ts';

/** An hour in words: "6:00 PM", "12:30 AM". The hour is 0 to 24, with its minutes as a fraction. */
export function clockText(hour: number): string {
  return `${figures(hour)}${half(hour)}`;
}

/** A span of hours: "6:00–10:00 PM", "9:00 AM–12:00 PM". If both are in the same half of the day, it is named once. */
export function clockSpan(from: number, to: number, isSameDay = true): string {
  return isSameDay && half(from) === half(to)
    ? `${figures(from)}–${clockText(to)}`
    : `${clockText(from)}–${clockText(to)}`;
}

const half = (hour: number) => (hour % 24 < 12 ? words.beforeNoon : words.afterNoon);

const twoFigures = (count: number) => String(count).padStart(2, '0');

function figures(hour: number): string {
  const minutes = twoFigures(Math.round((hour % 1) * 60));
  const whole = Math.floor(hour);
  return `${words.afterNoon ? whole % 12 || 12 : twoFigures(whole % 24)}:${minutes}`;
}
