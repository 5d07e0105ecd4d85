/** Thrown when there is more to do than can be done in time; answered with 503 and Retry-After. */
export class TooBusy extends Error {
  constructor() {
    super('too busy');
    this.name = 'TooBusy';
  }
}

/** Does a piece of work when its turn comes, and says how much is worked on and waits. */
export type Turns = {
  <Answer>(work: () => Promise<Answer>): Promise<Answer>;
  depth(): { readonly underWay: number; readonly waiting: number };
};

/**
 * Lets so much work of a kind be done at a time, in the order it came. What nobody would wait for any more is refused before
 * it begins, with `TooBusy`: a short queue answers everybody it takes, a long one answers nobody in time.
 *
 * @param limits.atOnce how many pieces of work run at a time
 * @param limits.waiting how many more may wait for their turn
 * @param limits.patienceMs how long each of these waits at most
 * @param limits.crowd where more than `from` wait, whoever has waited this long is refused, its first too: the calls of one screen
 *   are given all the time they need, and everybody in a crowd soon hears that it is one
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
      // The place goes to whoever has waited longest; it is free only when nobody waits.
      const [next] = queue;
      if (next) next();
      else underWay -= 1;
    }
  };
  return Object.assign(inTurn, { depth: () => ({ underWay, waiting: queue.size }) });
}
