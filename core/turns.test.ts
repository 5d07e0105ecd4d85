import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooBusy, takeTurns } from './turns.ts';

/** Work that the test itself ends. */
function someWork() {
  const begun: number[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const work = (n: number) => async () => {
    begun.push(n);
    ends[n] = Promise.withResolvers();
    await ends[n].promise;
    return n;
  };
  return {
    begun,
    work,
    end: (n: number) => ends[n]?.resolve(),
    fail: (n: number) => ends[n]?.reject(new Error('x')),
  };
}

const PATIENT = { patienceMs: 60_000 };
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('are taken so many at a time, in the order of coming', async () => {
    const { begun, work, end } = someWork();
    const turns = takeTurns({ atOnce: 2, waiting: 3, ...PATIENT });
    const all = [0, 1, 2, 3, 4].map((n) => turns(work(n)));
    await settled();
    expect(begun).toEqual([0, 1]);
    expect(turns.depth()).toEqual({ underWay: 2, waiting: 3 });
    end(1);
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    for (const n of [0, 2]) end(n);
    await settled();
    for (const n of [3, 4]) end(n);
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
    expect(turns.depth()).toEqual({ underWay: 0, waiting: 0 });
  });

  it('are refused when as many wait as may, and given again when there is room', async () => {
    const { begun, work, end } = someWork();
    const turns = takeTurns({ atOnce: 1, waiting: 1, ...PATIENT });
    const [first, second] = [turns(work(0)), turns(work(1))];
    await expect(turns(work(2))).rejects.toBeInstanceOf(TooBusy);
    end(0);
    await first;
    await settled();
    end(1);
    await second;
    const third = turns(work(3));
    await settled();
    end(3);
    expect(await third).toBe(3);
    expect(begun).toEqual([0, 1, 3]);
  });

  it('are handed on by work that fails', async () => {
    const { work, end, fail } = someWork();
    const turns = takeTurns({ atOnce: 1, waiting: 1, ...PATIENT });
    const [first, second] = [turns(work(0)), turns(work(1))];
    await settled();
    fail(0);
    await expect(first).rejects.toThrow('x');
    await settled();
    end(1);
    expect(await second).toBe(1);
  });

  it('are not waited for beyond patience, and who gave up is passed over', async () => {
    const { begun, work, end } = someWork();
    const turns = takeTurns({ atOnce: 1, waiting: 2, patienceMs: 5 });
    const first = turns(work(0));
    await expect(turns(work(1))).rejects.toBeInstanceOf(TooBusy);
    end(0);
    await first;
    const third = turns(work(2));
    await settled();
    end(2);
    expect(await third).toBe(2);
    expect(begun).toEqual([0, 2]);
  });

  describe('with a crowd', () => {
    const LIMITS = { atOnce: 1, waiting: 4, patienceMs: 5_000, crowd: { from: 2, patienceMs: 1_000 } };
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('are waited for by the few as long as ever', async () => {
      const { work, end } = someWork();
      const turns = takeTurns(LIMITS);
      const [first, second, third] = [0, 1, 2].map((n) => turns(work(n)));
      const tooLate = expect(third).rejects.toBeInstanceOf(TooBusy);
      await vi.advanceTimersByTimeAsync(4_999);
      expect(turns.depth()).toEqual({ underWay: 1, waiting: 2 });
      end(0);
      await settled();
      await vi.advanceTimersByTimeAsync(1);
      await tooLate;
      end(1);
      expect(await Promise.all([first, second])).toEqual([0, 1]);
    });

    it('are waited for by a crowd no longer than said, by its first neither', async () => {
      const { begun, work, end } = someWork();
      const turns = takeTurns(LIMITS);
      const atWork = turns(work(0));
      const crowd = Promise.allSettled([1, 2, 3, 4].map((n) => turns(work(n))));
      await vi.advanceTimersByTimeAsync(1_000);
      expect((await crowd).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
      expect(turns.depth()).toEqual({ underWay: 1, waiting: 0 });
      end(0);
      expect(await atWork).toBe(0);
      expect(begun).toEqual([0]);
    });
  });
});
