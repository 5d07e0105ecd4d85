import { instantText } from '#words/instants.ts';

/** When a customer was last heard of; a charter of theirs that is still to come says so. */
export function lastActiveText(lastActiveAt: string): string {
  return new Date(lastActiveAt) > new Date()
    ? `Sails ${instantText(lastActiveAt, 'day')}`
    : instantText(lastActiveAt, 'day');
}
