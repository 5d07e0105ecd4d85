import { availableParallelism } from 'node:os';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Turns, takeTurns } from '#core/turns.ts';
import { type Lane, laneFinder } from '#platform/auth/session.ts';
import type { Config } from '#platform/config.ts';
import { callerNetwork } from '#platform/http/client-address.ts';
import { callerAddress } from '#platform/http/guards.ts';

/**
 * How many pages are made at once in a lane, and likewise how many reading calls. They all share one thread, and one processor
 * is left to the database. On two processors, two at a time answered a quarter fewer in all (`npm run bench:overload`), delayed
 * cached answers, and each one holds its data, its text and its compressor in memory.
 */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** How many more may wait in a lane. A screen asks for a dozen lists at a time, and on a slow machine waits for them. */
const LIMITS = { atOnce: AT_ONCE, waiting: 32, patienceMs: 5_000 };
/** A crowd begins with so many who wait. In a crowd of guests, everybody is answered or refused within two seconds. */
const CROWD = { from: 12, patienceMs: 1_000 };

/** Thrown when a crowd waits and the caller has had their share of a minute's costly work. */
export class BudgetSpent extends Error {
  readonly againSeconds: number;
  constructor(againSeconds: number) {
    super('budget spent');
    this.name = 'BudgetSpent';
    this.againSeconds = againSeconds;
  }
}

/** Costly work: making a page, or the answer to a reading call. */
export type CostlyKind = 'pages' | 'reads';

/** Does costly work for a caller when their turn comes; throws `TooBusy` or `BudgetSpent` without doing it. */
export type Admit = <Answer>(c: Context, kind: CostlyKind, work: () => Promise<Answer>) => Promise<Answer>;

/**
 * Limits costly work. Guests, signed-in clients and staff each wait in a lane of their own, so that a crowd of guests does not
 * delay the others. In a crowd, whoever has had their share of the minute is refused first, so that no single caller is the crowd
 * that keeps the others out; without a crowd nobody is (product 6.4). Cached answers, files, pictures and /healthz do not pass
 * through here.
 */
export function openAdmission(config: Config): Admit & {
  count(c: Context): Promise<void>;
  depths(): Record<string, ReturnType<Turns['depth']>>;
} {
  const lanes = (): Record<Lane, Turns> => ({
    guests: takeTurns({ ...LIMITS, crowd: CROWD }),
    'signed-in': takeTurns(LIMITS),
    staff: takeTurns(LIMITS),
  });
  const turns: Record<CostlyKind, Record<Lane, Turns>> = { pages: lanes(), reads: lanes() };
  const laneOf = laneFinder(config);
  // Each process counts for itself, because the count protects this process.
  const shares = new RateLimiterMemory({ points: config.costlyReadsPerMinute, duration: 60 });
  const countIn = async (kind: CostlyKind, lane: Lane, c: Context) => {
    // Staff are not counted: they are few and known, and one of their screens reads a dozen lists.
    if (lane === 'staff') return;
    const againSeconds = await secondsToNextShare(shares, callerNetwork(callerAddress(c, config)));
    const isCrowded = turns[kind][lane].depth().waiting >= CROWD.from;
    if (isCrowded && againSeconds > 0) throw new BudgetSpent(againSeconds);
  };
  const admit: Admit = async (c, kind, work) => {
    const lane = await laneOf(c);
    await countIn(kind, lane, c);
    return turns[kind][lane](work);
  };
  const depths = () =>
    Object.fromEntries(
      Object.entries(turns).flatMap(([kind, lanes]) =>
        Object.entries(lanes).map(([lane, inTurn]) => [`${kind} ${lane}`, inTurn.depth()]),
      ),
    );
  /** Counts costly work that waits elsewhere for its turn. */
  const count = async (c: Context) => countIn('reads', await laneOf(c), c);
  return Object.assign(admit, { count, depths });
}

/** Counts one piece of work; answers for how many more seconds the caller has had their share, 0 if they have some left. */
async function secondsToNextShare(shares: RateLimiterMemory, caller: string): Promise<number> {
  try {
    await shares.consume(caller);
    return 0;
  } catch (refusal) {
    const waitMs = refusal instanceof RateLimiterRes ? refusal.msBeforeNext : 60_000;
    return Math.max(1, Math.ceil(waitMs / 1_000));
  }
}
