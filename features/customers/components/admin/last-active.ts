import { instantText } from '#words/instants.ts';
import { words } from './words/index.ts';

/** When a customer was last heard of; a charter of theirs that is still to come says so. */
export function lastActiveText(lastActiveAt: string): string {
  return new Date(lastActiveAt) > new Date()
    ? words.sails(instantText(lastActiveAt, 'day'))
    : instantText(lastActiveAt, 'day');
}
