import { instantText } from '#words/instants.ts';
import { words } from './words/index.ts';

/** When a customer was last active. A date in the future is that of their next charter, and the text says so. */
export function lastActiveText(lastActiveAt: string): string {
  return new Date(lastActiveAt) > new Date()
    ? words.sails(instantText(lastActiveAt, 'day'))
    : instantText(lastActiveAt, 'day');
}
