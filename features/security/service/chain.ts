import { createHash } from 'node:crypto';
import type { Deps } from '#platform/deps.ts';
import { CHAIN_START, type ChainedEvent, canonicalText } from '../domain.ts';
import {
  addToChain,
  findChainEnd,
  findChained,
  lockChain,
  type StoredEvent,
  takeWaiting,
} from '../repository.ts';

const AT_ONCE = 500;

/** The hash of an event, stored with it and as `previousHash` of the next event. */
const hashOf = (event: ChainedEvent): string =>
  createHash('sha256').update(canonicalText(event)).digest('hex');

/** Adds the waiting events to the chain, in order. Several processes may call it at once: the lock makes them take turns. */
export async function chainEvents({ db }: Pick<Deps, 'db'>): Promise<number> {
  let chained = 0;
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const end = await lockChain(tx);
      const waiting = await takeWaiting(tx, AT_ONCE);
      let { position, hash } = end;
      const links = waiting.map((event): StoredEvent => {
        position += 1;
        const link = { ...event, position, previousHash: hash };
        hash = hashOf(link);
        return { ...link, hash };
      });
      await addToChain(tx, links);
      return waiting.length;
    });
    chained += count;
    if (count < AT_ONCE) return chained;
  }
}

/** The result of checking the chain: intact, or the first position where it is not and the problem there. */
type Verdict =
  | { readonly isWhole: true; readonly count: number; readonly hash: string }
  | { readonly isWhole: false; readonly position: number; readonly problem: string };

type End = { readonly position: number; readonly hash: string };

/** What is wrong with an event that should directly follow `before`; undefined if nothing is. */
function problemOf(event: StoredEvent, before: End, known: End | undefined): string | undefined {
  if (event.position !== before.position + 1) return 'is missing';
  if (event.previousHash !== before.hash) return 'does not follow from the one before';
  if (hashOf(event) !== event.hash) return 'was changed';
  const isNotKnown = known?.position === event.position && known.hash !== event.hash;
  return isNotKnown ? 'is not the one that was noted' : undefined;
}

/**
 * Checks the whole chain and returns the first place where it was tampered with: an event changed, removed or inserted, or the
 * newest events removed.
 *
 * @param known an end that was noted elsewhere, such as the collector's last event: it must still be in the chain
 */
export async function verifyChain({ db }: Pick<Deps, 'db'>, known?: End): Promise<Verdict> {
  let [position, hash] = [0, CHAIN_START];
  const broken = (problem: string): Verdict => ({ isWhole: false, position: position + 1, problem });
  const end = await findChainEnd(db);
  for (;;) {
    const part = await findChained(db, position, AT_ONCE);
    for (const event of part) {
      const problem = problemOf(event, { position, hash }, known);
      if (problem) return broken(problem);
      ({ position, hash } = event);
    }
    if (part.length < AT_ONCE) break;
  }
  if (!end || position < end.position || (known && position < known.position)) return broken('is missing');
  return { isWhole: true, count: position, hash };
}
