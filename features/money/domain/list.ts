import type { Owed } from './obligations.ts';
import { lateFrom } from './statement.ts';

/** What the list of payments can be asked for, with what each is called (product 8.2). */
export const MONEY_LISTS = {
  late: 'Late',
  due: 'Due within 72 hours',
  upcoming: 'Due later',
  'to-give-back': 'To give back',
  failed: 'Failed refunds',
  disputed: 'Disputed',
  received: 'Received',
  earned: 'Earned',
} as const;
export type MoneyList = keyof typeof MONEY_LISTS;
export const MONEY_LIST_NAMES = Object.keys(MONEY_LISTS) as [MoneyList, ...MoneyList[]];

/** So long before it is due a piece counts as due. */
export const DUE_SOON_HOURS = 72;

/** In which list a piece that is not paid stands. */
export function listOf(piece: Pick<Owed, 'kind' | 'dueAt'>, now: Date): 'late' | 'due' | 'upcoming' {
  if (lateFrom(piece) <= now) return 'late';
  return piece.dueAt.getTime() - now.getTime() <= DUE_SOON_HOURS * 3_600_000 ? 'due' : 'upcoming';
}
