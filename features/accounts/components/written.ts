// A charter day is a date, not an instant: read and written in UTC it stays what it is.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** "Sat, Mar 6, 2027": a charter day. */
export function dayText(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

const instantFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** "Mar 6, 2027, 12:00 PM": an instant, by the business's own clock. */
export function instantText(instant: string): string {
  return instantFormat.format(new Date(instant));
}
