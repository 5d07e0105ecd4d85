/** Thrown at who would have to wait behind too many, or has waited too long: "not now", never "not at all". */
export class Busy extends Error {
  constructor() {
    super('Too much is under way already');
    this.name = 'Busy';
  }
}

/**
 * Lets so many tasks at a time through, in the order they came. Who would stand behind `mostWaiting` others, or has stood
 * there for `patienceMs`, gets `Busy`: a queue without an end would only make everybody late.
 */
export function createGate(limits: {
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly patienceMs: number;
}) {
  const waiting = new Set<() => void>();
  let inside = 0;

  function turn(): Promise<void> {
    if (waiting.size >= limits.mostWaiting) throw new Busy();
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(impatience);
        resolve();
      };
      const impatience = setTimeout(() => {
        waiting.delete(enter);
        reject(new Busy());
      }, limits.patienceMs);
      waiting.add(enter);
    });
  }

  return async function through<Value>(task: () => Promise<Value>): Promise<Value> {
    if (inside >= limits.atOnce) await turn();
    else inside += 1;
    try {
      return await task();
    } finally {
      const [next] = waiting;
      // Whoever comes next takes this one's place, so that nobody slips in between.
      if (next) {
        waiting.delete(next);
        next();
      } else inside -= 1;
    }
  };
}
