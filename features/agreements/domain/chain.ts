import type { EventKind, Role } from './states.ts';

/** An event as it is kept; `hash` is that of all the rest. */
export type ChainedEvent = {
  readonly agreementId: string;
  readonly number: number;
  readonly kind: EventKind;
  readonly at: Date;
  readonly role: Role;
  readonly name: string;
  readonly address: string;
  readonly browser: string;
  readonly sha256: string;
  readonly details: string;
  readonly previous: string;
  readonly hash: string;
};

/** What an event's hash is made of: all that it says, and the hash before it. */
export const chainText = (event: Omit<ChainedEvent, 'hash'>) =>
  JSON.stringify([
    event.agreementId,
    event.number,
    event.kind,
    event.at.toISOString(),
    event.role,
    event.name,
    event.address,
    event.browser,
    event.sha256,
    event.details,
    event.previous,
  ]);

/**
 * Whether a chain is whole: every event is there, says what was hashed, and names the one before.
 *
 * @param hash the SHA-256 of a text, in hexadecimal
 */
export function isChainWhole(events: readonly ChainedEvent[], hash: (text: string) => string): boolean {
  let previous = '';
  return (
    events.length > 0 &&
    events.every((event, index) => {
      const follows = event.number === index + 1 && event.previous === previous;
      previous = event.hash;
      return follows && hash(chainText(event)) === event.hash;
    })
  );
}
