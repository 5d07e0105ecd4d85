import { availableParallelism } from 'node:os';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Turns, takeTurns } from '#core/turns.ts';
import { type Lane, laneFinder } from '#platform/auth/session.ts';
import type { Config } from '#platform/config.ts';
import { callerNetwork } from '#platform/http/client-address.ts';
import { callerAddress } from '#platform/http/guards.ts';

/**
 * The most pages, and the most reading calls beside them, that are worked on at once in a lane. All of them share one thread, and
 * a processor is left to the database: two at a time on two processors answer a quarter fewer in all (`npm run bench:overload`),
 * whoever asks for something that is kept waits for their turns, and each holds its data, its text and its compressor in memory.
 */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** The most that wait for their turn in a lane. A screen asks for a dozen lists at a time, and on a slow machine waits for them. */
const LIMITS = { atOnce: AT_ONCE, waiting: 32, patienceMs: 5_000 };
/** Of a crowd of guests everybody is answered or refused within two seconds. */
const CROWD = { from: 12, patienceMs: 1_000 };

/** Thrown when a caller has had as much worked out afresh within the minute as one may. */
export class BudgetSpent extends Error {
  readonly againSeconds: number;
  constructor(againSeconds: number) {
    super('budget spent');
    this.name = 'BudgetSpent';
    this.againSeconds = againSeconds;
  }
}

/** What is worked out afresh: a page, or the answer to a reading call. */
export type CostlyKind = 'pages' | 'reads';

/** Does costly work for a caller when it is their turn; throws `TooBusy` or `BudgetSpent` when it is not done at all. */
export type Admit = <Answer>(c: Context, kind: CostlyKind, work: () => Promise<Answer>) => Promise<Answer>;

/**
 * Who is let in to what has to be worked out afresh. Guests, whoever is signed in and staff each wait among themselves, so that
 * a crowd of the first keeps neither of the others out; and one caller has so much of it in a minute, however fast it is done.
 * What is kept, files, pictures and /healthz never come here.
 */
export function openAdmission(
  config: Config,
): Admit & { depths(): Record<string, ReturnType<Turns['depth']>> } {
  const lanes = (): Record<Lane, Turns> => ({
    guests: takeTurns({ ...LIMITS, crowd: CROWD }),
    'signed-in': takeTurns(LIMITS),
    staff: takeTurns(LIMITS),
  });
  const turns: Record<CostlyKind, Record<Lane, Turns>> = { pages: lanes(), reads: lanes() };
  const laneOf = laneFinder(config);
  // In each process by itself: what is to be spared is this process.
  const budget = new RateLimiterMemory({ points: config.costlyReadsPerMinute, duration: 60 });
  const admit: Admit = async (c, kind, work) => {
    const lane = await laneOf(c);
    // Staff are few and known; a screen of theirs reads a dozen lists.
    if (lane !== 'staff') await spend(budget, callerNetwork(callerAddress(c, config)));
    return turns[kind][lane](work);
  };
  const depths = () =>
    Object.fromEntries(
      Object.entries(turns).flatMap(([kind, lanes]) =>
        Object.entries(lanes).map(([lane, inTurn]) => [`${kind} ${lane}`, inTurn.depth()]),
      ),
    );
  return Object.assign(admit, { depths });
}

async function spend(budget: RateLimiterMemory, caller: string): Promise<void> {
  try {
    await budget.consume(caller);
  } catch (refusal) {
    const waitMs = refusal instanceof RateLimiterRes ? refusal.msBeforeNext : 60_000;
    throw new BudgetSpent(Math.max(1, Math.ceil(waitMs / 1_000)));
  }
}
