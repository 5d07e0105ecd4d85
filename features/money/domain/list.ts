import type { Owed } from './obligations.ts';
import { lateFrom } from './statement.ts';

/** The lists of the payments screen (product 8.2). */
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

/** A piece counts as due from this many hours before its due time. */
export const DUE_SOON_HOURS = 72;

/** The list that an unpaid piece belongs to. */
export function listOf(piece: Pick<Owed, 'kind' | 'dueAt'>, now: Date): 'late' | 'due' | 'upcoming' {
  if (lateFrom(piece) <= now) return 'late';
  return piece.dueAt.getTime() - now.getTime() <= DUE_SOON_HOURS * 3_600_000 ? 'due' : 'upcoming';
}
