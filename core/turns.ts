/** Thrown when there is more work than can be done in time; becomes a 503 with Retry-After. */
export class TooBusy extends Error {
  constructor() {
    super('too busy');
    this.name = 'TooBusy';
  }
}

/** Runs work when its turn comes, and tells how much is running and waiting. */
export type Turns = {
  <Answer>(work: () => Promise<Answer>): Promise<Answer>;
  depth(): { readonly underWay: number; readonly waiting: number };
};

/**
 * Runs a limited number of pieces of work at a time, in the order they came. Work that would wait too long is refused with
 * `TooBusy` before it begins: a short queue answers everybody in it, a long queue answers nobody in time.
 *
 * @param limits.atOnce how many pieces of work run at a time
 * @param limits.waiting how many more may wait
 * @param limits.patienceMs how long each may wait
 * @param limits.crowd if more than `from` wait, each that has waited this long is refused, even the first. So the calls of a
 * single screen get the full time, and callers in a crowd get a quick refusal
 */
export function takeTurns(limits: {
  readonly atOnce: number;
  readonly waiting: number;
  readonly patienceMs: number;
  readonly crowd?: { readonly from: number; readonly patienceMs: number };
}): Turns {
  let underWay = 0;
  const queue = new Set<() => void>();

  function turn(): Promise<void> | undefined {
    if (underWay < limits.atOnce) {
      underWay += 1;
      return undefined;
    }
    if (queue.size >= limits.waiting) throw new TooBusy();
    const { crowd } = limits;
    const cameIntoCrowd = crowd && queue.size >= crowd.from;
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(impatience);
        queue.delete(begin);
        resolve();
      };
      const refuse = () => {
        queue.delete(begin);
        reject(new TooBusy());
      };
      const refuseInCrowd = () => {
        if (!crowd || cameIntoCrowd || queue.size > crowd.from) return refuse();
        impatience = setTimeout(refuse, limits.patienceMs - crowd.patienceMs);
      };
      let impatience = crowd
        ? setTimeout(refuseInCrowd, crowd.patienceMs)
        : setTimeout(refuse, limits.patienceMs);
      queue.add(begin);
    });
  }

  const inTurn = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    await turn();
    try {
      return await work();
    } finally {
      // Give the place to the call that has waited longest; it becomes free only if none waits.
      const [next] = queue;
      if (next) next();
      else underWay -= 1;
    }
  };
  return Object.assign(inTurn, { depth: () => ({ underWay, waiting: queue.size }) });
}
