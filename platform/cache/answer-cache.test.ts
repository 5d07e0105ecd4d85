import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { type CachedAnswer, keepAnswer } from './cached-answer.ts';
import { TOPICS, type Topic } from './topics.ts';

const HOUR = 3_600_000;
/** Noon in Miami. */
const NOON = Date.parse('2026-06-10T16:00:00Z');
/** The next midnight in Miami. */
const MIDNIGHT = Date.parse('2026-06-11T04:00:00Z');

let now: number;
let cache: AnswerCache;

beforeEach(() => {
  now = NOON;
  cache = new AnswerCache(() => new Date(now));
  cache.setListening(async () => {});
});

function answer(text: string, topics: readonly Topic[] = ['fleet'], status = 200): Promise<CachedAnswer> {
  return keepAnswer(status, Buffer.from(text), { 'content-type': 'text/html' }, new Set(topics));
}

/** A maker that the test finishes by hand. It counts how often it was begun. */
function makerOf(made: CachedAnswer, keep = true) {
  const finishers: (() => void)[] = [];
  let begun = 0;
  return {
    make: () => {
      begun += 1;
      return new Promise<{ answer: CachedAnswer; keep: boolean }>((resolve) => {
        finishers.push(() => resolve({ answer: made, keep }));
      });
    },
    begun: () => begun,
    finish: () => {
      for (const finish of finishers.splice(0)) finish();
    },
  };
}

async function keep(address: string, topics: readonly Topic[] = ['fleet']): Promise<CachedAnswer> {
  const made = await answer(address, topics);
  cache.keep(address, made, cache.mark());
  return made;
}

describe('what is kept', () => {
  it('is found again, also under another spelling of the same address', async () => {
    const made = await keep('/yachts?page=2&sort=longest');
    expect(cache.find('/yachts?sort=longest&page=2')).toBe(made);
    expect(cache.find('/yachts?sort=longest&page=2&utm_source=mail')).toBe(made);
    expect(cache.find('/yachts')).toBeUndefined();
    expect(cache.find('/api/yachts?page=2&sort=longest')).toBeUndefined();
  });

  it('is only what went well', async () => {
    for (const status of [201, 301, 404, 500, 503]) {
      cache.keep('/yachts', await answer('refused', [], status), cache.mark());
      expect(cache.find('/yachts'), String(status)).toBeUndefined();
    }
  });

  it('is nothing before changes are being heard of', async () => {
    cache = new AnswerCache(() => new Date(now));
    await keep('/yachts');
    expect(cache.find('/yachts')).toBeUndefined();
  });
});

describe('a change', () => {
  it.each(TOPICS)('of %s drops what shows it, and nothing else', async (topic) => {
    for (const each of TOPICS) await keep(`/${each}`, [each]);
    await keep('/everything', TOPICS);
    await keep('/nothing', []);
    cache.drop(topic);
    for (const each of TOPICS) expect(cache.find(`/${each}`) === undefined, each).toBe(each === topic);
    expect(cache.find('/everything')).toBeUndefined();
    expect(cache.find('/nothing')).toBeDefined();
  });

  it('while an answer is being made keeps it from being kept', async () => {
    const since = cache.mark();
    const made = await answer('old', ['fleet']);
    cache.drop('fleet');
    cache.keep('/yachts', made, since);
    expect(cache.find('/yachts')).toBeUndefined();
  });

  it('of something else does not', async () => {
    const since = cache.mark();
    const made = await answer('current', ['fleet']);
    cache.drop('events');
    cache.keep('/yachts', made, since);
    expect(cache.find('/yachts')).toBe(made);
  });
});

describe('findOrMake', () => {
  it('makes an answer once for everybody who asks at the same time', async () => {
    const made = await answer('page');
    const maker = makerOf(made);
    const callers = Array.from({ length: 50 }, () => cache.findOrMake('/yachts', maker.make));
    maker.finish();
    expect(new Set(await Promise.all(callers))).toEqual(new Set([made]));
    expect(maker.begun()).toBe(1);
    expect(await cache.findOrMake('/yachts', maker.make)).toBe(made);
    expect(maker.begun()).toBe(1);
  });

  it('makes different pages beside each other', async () => {
    const maker = makerOf(await answer('page'));
    const callers = ['/yachts', '/yachts?page=2', '/about'].map((address) =>
      cache.findOrMake(address, maker.make),
    );
    expect(maker.begun()).toBe(3);
    maker.finish();
    await Promise.all(callers);
  });

  it('makes once more what changed meanwhile, for everybody who waits for it, and keeps that', async () => {
    const [old, fresh] = await Promise.all([answer('old'), answer('new')]);
    const answers = [old, fresh];
    const begun: CachedAnswer[] = [];
    const make = async () => {
      const answer = answers[begun.length] ?? fresh;
      begun.push(answer);
      await new Promise((resolve) => setImmediate(resolve));
      if (answer === old) cache.drop('fleet');
      return { answer, keep: true };
    };
    const callers = [cache.findOrMake('/yachts', make), cache.findOrMake('/yachts', make)];
    expect(await Promise.all(callers)).toEqual([fresh, fresh]);
    expect(begun).toEqual([old, fresh]);
    expect(cache.find('/yachts')).toBe(fresh);
  });

  it('gives up on what changes all the time, and keeps none of it', async () => {
    const page = await answer('page');
    let begun = 0;
    const make = async () => {
      begun += 1;
      cache.drop('fleet');
      return { answer: page, keep: true };
    };
    expect(await cache.findOrMake('/yachts', make)).toBe(page);
    expect(begun).toBe(2);
    expect(cache.find('/yachts')).toBeUndefined();
  });

  it('hands nobody what was begun before a change, and keeps only the newer', async () => {
    const [old, fresh] = await Promise.all([answer('old'), answer('new')]);
    const [before, after] = [makerOf(old), makerOf(fresh)];
    const early = cache.findOrMake('/yachts', before.make);
    cache.drop('fleet');
    const late = cache.findOrMake('/yachts', after.make);
    after.finish();
    expect(await late).toBe(fresh);
    before.finish();
    // Some callers that wait for the older making may have come after the change, in another process.
    expect(await early).toBe(fresh);
    expect(cache.find('/yachts')).toBe(fresh);
  });

  it('lets the older maker end without ending the turn of the newer', async () => {
    const [old, fresh] = await Promise.all([answer('old'), answer('new')]);
    const [before, after] = [makerOf(old), makerOf(fresh)];
    const early = cache.findOrMake('/yachts', before.make);
    cache.drop('fleet');
    const late = cache.findOrMake('/yachts', after.make);
    before.finish();
    await new Promise((resolve) => setImmediate(resolve));
    const later = cache.findOrMake('/yachts', after.make);
    after.finish();
    expect(await Promise.all([early, late, later])).toEqual([fresh, fresh, fresh]);
    expect(after.begun()).toBe(1);
  });

  it('makes once more what midnight has overtaken, though nothing was dropped', async () => {
    now = MIDNIGHT - 1;
    const [yesterday, today] = await Promise.all([answer('yesterday'), answer('today')]);
    const make = async () => {
      const made = now < MIDNIGHT ? yesterday : today;
      now = MIDNIGHT + 1;
      return { answer: made, keep: true };
    };
    expect(await cache.findOrMake('/yachts', make)).toBe(today);
    expect(cache.find('/yachts')).toBe(today);
  });

  it('keeps nothing of a maker that says so, or of one that failed, and asks again', async () => {
    const made = await answer('personal');
    const maker = makerOf(made, false);
    const first = cache.findOrMake('/yachts', maker.make);
    maker.finish();
    expect(await first).toBe(made);
    expect(cache.find('/yachts')).toBeUndefined();

    const fails = () => Promise.reject(new Error('aground'));
    const refusals = await Promise.allSettled([
      cache.findOrMake('/about', fails),
      cache.findOrMake('/about', fails),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = await answer('afloat');
    expect(await cache.findOrMake('/about', async () => ({ answer: next, keep: true }))).toBe(next);
    expect(cache.find('/about')).toBe(next);
  });
});

describe('while changes are not heard of', () => {
  it('nothing is found and nothing is kept', async () => {
    await keep('/yachts');
    cache.setListening(undefined);
    expect(cache.find('/yachts')).toBeUndefined();
    await keep('/about');
    cache.setListening(async () => {});
    expect(cache.find('/yachts')).toBeUndefined();
    expect(cache.find('/about')).toBeUndefined();
  });

  it('what was kept is there as stale, also past its time, until they are heard of again', async () => {
    const made = await keep('/yachts');
    const changed = await keep('/packages', ['extras']);
    cache.drop('extras');
    expect(changed.status).toBe(200);
    expect(cache.findStale('/yachts')).toBeUndefined();
    cache.setListening(undefined);
    now = MIDNIGHT + HOUR;
    expect(cache.findStale('/yachts')).toBe(made);
    expect(cache.findStale('/packages')).toBeUndefined();
    expect(cache.isDatabaseAway).toBe(false);
    cache.setListening(undefined, true);
    expect(cache.isDatabaseAway).toBe(true);
    expect(cache.findStale('/yachts')).toBe(made);
    cache.setListening(async () => {});
    expect(cache.isDatabaseAway).toBe(false);
    cache.setListening(undefined);
    expect(cache.findStale('/yachts')).toBeUndefined();
  });

  it('and for a moment after they are heard of again, unless it is heard to have changed', async () => {
    const made = await keep('/yachts', ['fleet']);
    await keep('/packages', ['extras']);
    cache.setListening(undefined);
    cache.setListening(async () => {});
    expect(cache.find('/yachts')).toBeUndefined();
    expect(cache.findStale('/yachts')).toBe(made);
    cache.drop('extras');
    expect(cache.findStale('/packages')).toBeUndefined();
    now += 10_000;
    expect(cache.findStale('/yachts')).toBeUndefined();
  });

  it('which is let go of then, also when nobody asks', async () => {
    vi.useFakeTimers();
    try {
      const made = await keep('/yachts', ['fleet']);
      cache.setListening(undefined);
      cache.setListening(async () => {});
      vi.advanceTimersByTime(9_999);
      // The cache's own clock stands still here, so only its timer can remove the answer.
      expect(cache.findStale('/yachts')).toBe(made);
      vi.advanceTimersByTime(1);
      expect(cache.findStale('/yachts')).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it('nothing begun in that time is kept after it', async () => {
    cache.setListening(undefined);
    const since = cache.mark();
    const made = await answer('missed a change', ['fleet']);
    cache.setListening(async () => {});
    cache.keep('/yachts', made, since);
    expect(cache.find('/yachts')).toBeUndefined();
  });

  it('a page that shows no data is kept across it only from after it', async () => {
    cache.setListening(undefined);
    await keep('/about', []);
    cache.setListening(async () => {});
    expect(cache.find('/about')).toBeUndefined();
    await keep('/about', []);
    expect(cache.find('/about')).toBeDefined();
  });
});

describe('time', () => {
  it('ends every answer at midnight in Miami', async () => {
    await keep('/yachts');
    await keep('/about', []);
    now = MIDNIGHT - 1;
    expect(cache.find('/yachts')).toBeDefined();
    expect(cache.find('/about')).toBeDefined();
    now = MIDNIGHT;
    expect(cache.find('/yachts')).toBeUndefined();
    expect(cache.find('/about')).toBeUndefined();
  });

  it('keeps nothing that was begun yesterday', async () => {
    now = MIDNIGHT - 1;
    const since = cache.mark();
    const made = await answer('yesterday');
    now = MIDNIGHT + 1;
    cache.keep('/yachts', made, since);
    expect(cache.find('/yachts')).toBeUndefined();
  });

  it('lets what shows the calendar live for a minute, and at most until midnight', async () => {
    await keep('/yachts?checkin=2026-06-20', ['fleet', 'calendar']);
    await keep('/yachts', ['fleet']);
    now += 60_000;
    expect(cache.find('/yachts?checkin=2026-06-20')).toBeDefined();
    now += 1;
    expect(cache.find('/yachts?checkin=2026-06-20')).toBeUndefined();
    expect(cache.find('/yachts')).toBeDefined();
    now = MIDNIGHT - 1_000;
    await keep('/yachts?checkin=2026-06-20', ['calendar']);
    now = MIDNIGHT;
    expect(cache.find('/yachts?checkin=2026-06-20')).toBeUndefined();
  });

  it.each([
    ['2026-03-08', '2026-03-08T05:00:00Z', 23],
    ['2026-11-01', '2026-11-01T04:00:00Z', 25],
  ])('counts the hours of %s as they are', async (_day, midnight, hours) => {
    now = Date.parse(midnight);
    await keep('/yachts');
    now = Date.parse(midnight) + hours * HOUR - 1;
    expect(cache.find('/yachts')).toBeDefined();
    now += 1;
    expect(cache.find('/yachts')).toBeUndefined();
  });
});

describe('memory', () => {
  /** An answer that claims to be this large, without holding so many bytes. */
  async function ofMegabytes(megabytes: number): Promise<CachedAnswer> {
    return { ...(await answer('large', [])), bytes: megabytes * 1024 * 1024 };
  }

  it('is bounded: beyond 64 MB the longest unused goes first', async () => {
    const large = await ofMegabytes(16);
    for (const page of [1, 2, 3, 4]) cache.keep(`/yachts?page=${page}`, large, cache.mark());
    for (const page of [1, 2, 3, 4]) expect(cache.find(`/yachts?page=${page}`)).toBeDefined();
    // Page 1 is read again, so page 2 is now the one unused for longest.
    cache.find('/yachts?page=1');
    cache.keep('/yachts?page=5', large, cache.mark());
    const left = [1, 2, 3, 4, 5].filter((page) => cache.find(`/yachts?page=${page}`));
    expect(left).toEqual([1, 3, 4, 5]);
  });

  it('has no place for an answer larger than all of it', async () => {
    await keep('/about', []);
    cache.keep('/yachts', await ofMegabytes(65), cache.mark());
    expect(cache.find('/yachts')).toBeUndefined();
    expect(cache.find('/about')).toBeDefined();
  });

  it('is not filled by addresses that somebody makes up', async () => {
    const made = await answer('page', []);
    for (let count = 0; count < 2_000; count += 1) {
      cache.keep(`/yachts?junk=${count}&x${count}=1`, made, cache.mark());
    }
    cache.drop('fleet');
    expect(cache.find('/yachts')).toBe(made);
    expect(cache.find('/yachts?page=1')).toBeUndefined();
  });
});
