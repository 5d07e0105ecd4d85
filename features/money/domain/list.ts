import type { Owed } from './obligations.ts';
import { lateFrom } from './statement.ts';

/** What the list of payments can be asked for (product 8.2). */
export const MONEY_LIST_NAMES = [
  'late',
  'due',
  'upcoming',
  'to-give-back',
  'failed',
  'disputed',
  'received',
  'earned',
] as const;
export type MoneyList = (typeof MONEY_LIST_NAMES)[number];

/** So long before it is due a piece counts as due. */
export const DUE_SOON_HOURS = 72;

/** In which list a piece that is not paid stands. */
export function listOf(piece: Pick<Owed, 'kind' | 'dueAt'>, now: Date): 'late' | 'due' | 'upcoming' {
  if (lateFrom(piece) <= now) return 'late';
  return piece.dueAt.getTime() - now.getTime() <= DUE_SOON_HOURS * 3_600_000 ? 'due' : 'upcoming';
}
