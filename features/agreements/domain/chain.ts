import type { EventKind, Role } from './states.ts';

/** An event as stored. `hash` covers all other fields. */
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

/** The text that an event's hash is computed from: all its fields, and the previous event's hash. */
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
 * Whether a chain is whole: no event is missing, each matches its hash, and each names the previous event's hash.
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
