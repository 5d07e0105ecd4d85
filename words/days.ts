import type { CharterDay } from '#core/charter-time.ts';
import { styled } from './styled.ts';

// A charter day is a date, not an instant: format it in UTC so that it does not shift.
const days = styled('UTC', {
  /** Sat */
  weekday: { weekday: 'short' },
  /** Saturday */
  'long-weekday': { weekday: 'long' },
  /** Saturday, March 6, 2027 */
  full: { dateStyle: 'full' },
  /** Sat, Mar 6 */
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  /** Sat, Mar 6, 2027 */
  dated: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  /** Mar 6, 2027 */
  plain: { dateStyle: 'medium' },
  /** March 2027 */
  month: { month: 'long', year: 'numeric' },
  /** Mar 2027 */
  'short-month': { month: 'short', year: 'numeric' },
});

/** A calendar date in words. */
export function dayText(day: CharterDay, style: keyof typeof days): string {
  return days[style]().format(new Date(`${day}T00:00:00Z`));
}
