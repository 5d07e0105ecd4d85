import { dateText } from '#features/charters/components/admin/words.ts';

/** When a customer was last heard of; a charter of theirs that is still to come says so. */
export function lastActiveText(lastActiveAt: string): string {
  return new Date(lastActiveAt) > new Date() ? `Sails ${dateText(lastActiveAt)}` : dateText(lastActiveAt);
}
