import type { CharterEvent } from './domain.ts';

/** As whom somebody acts on a charter: as its own client, by the account or by a mailed link, or for the house. */
export type CharterRole = 'client' | 'staff';

const CLIENT_EVENTS: readonly CharterEvent[] = ['accept', 'cancel'];

/** Whether the role may bring the event about. A name typed under a quote is the client's alone. */
export function mayDo(role: CharterRole, event: CharterEvent): boolean {
  return role === 'client' ? CLIENT_EVENTS.includes(event) : event !== 'accept';
}
