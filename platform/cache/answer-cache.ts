import { LRUCache } from 'lru-cache';
import { type CharterDay, charterDayAt, nextMidnight } from '#core/charter-time.ts';
import type { CachedAnswer } from './cached-answer.ts';
import { cacheKey } from './key.ts';
import { TOPICS, type Topic } from './topics.ts';

/** How many bytes one process keeps (operations.md, Cached pages). */
const MAX_BYTES = 64 * 1024 * 1024;
/** A hold ends by time, without any change to the database. So answers that show the calendar are kept for a minute only. */
const CALENDAR_TTL_MS = 60_000;
/** How long the pool may need to reach the database again once the listening connection is back. */
const RECOVERY_MS = 10_000;

/** Resolves when this process has heard every change committed before the call; rejects when it cannot tell. */
export type HearAll = () => Promise<void>;

/** The state of the data that an answer was made from, and its day in Miami. */
export type Mark = { readonly changes: ReadonlyMap<Topic, number>; readonly day: CharterDay };

/**
 * Answers that are the same for every visitor, kept as bytes until the data they show change, at the latest until midnight in
 * Miami.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, CachedAnswer>;
  readonly #making = new Map<string, Promise<CachedAnswer>>();
  readonly #changes = new Map<Topic, number>(TOPICS.map((topic) => [topic, 0]));
  readonly #now: () => Date;
  /** Answers kept while changes were not heard of, and until when they may still be given out as stale. */
  readonly #doubted = new Map<string, CachedAnswer>();
  #doubtedUntil = new Date(0);
  #forgettingDoubted: NodeJS.Timeout | undefined;
  #hearAll: HearAll | undefined;
  #isDatabaseAway = false;

  constructor(now: () => Date) {
    this.#now = now;
    this.#answers = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: (kept) => kept.bytes,
      // Use the wall clock, so that midnight is right also on a machine that slept or whose clock was set.
      perf: { now: () => now().getTime() },
      ttlResolution: 0,
      // Expired answers stay until they are overwritten, so that there is something to show while the database is away.
      allowStale: true,
      noDeleteOnStaleGet: true,
    });
  }

  /** The cached answer for an address, if there is one. */
  find(pathAndQuery: string): CachedAnswer | undefined {
    return this.#hearAll ? this.#answers.get(cacheKey(pathAndQuery), { allowStale: false }) : undefined;
  }

  /** The answer that is being made for an address now, if any. A new caller may be given it too. */
  findMaking(pathAndQuery: string): Promise<CachedAnswer> | undefined {
    return this.#making.size > 0 ? this.#making.get(cacheKey(pathAndQuery)) : undefined;
  }

  /**
   * The last answer for an address, while nobody can tell whether it is still right. Use it only while the database is away or
   * fails, and mark it as stale. Answers that are known to have changed are not among them.
   */
  findStale(pathAndQuery: string): CachedAnswer | undefined {
    const key = cacheKey(pathAndQuery);
    if (!this.#hearAll) return this.#answers.peek(key);
    if (this.#now() >= this.#doubtedUntil) this.#doubted.clear();
    return this.#doubted.get(key);
  }

  /** Whether the database is known to be away. Asking it would then only cost the visitor time. */
  get isDatabaseAway(): boolean {
    return this.#isDatabaseAway;
  }

  /** The number of answers kept, and their size. */
  get size(): { readonly answers: number; readonly bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  /** The state of the data now. Pass it to `keep` with the answer that was made from it. */
  mark(): Mark {
    return { changes: new Map(this.#changes), day: charterDayAt(this.#now()) };
  }

  /** Keeps an answer, unless data it shows changed, or a new day began, after the mark was taken. */
  keep(pathAndQuery: string, made: CachedAnswer, since: Mark): void {
    if (made.status !== 200 || !this.#isUnchanged(made, since) || !this.#hearAll) return;
    const key = cacheKey(pathAndQuery);
    this.#doubted.delete(key);
    this.#answers.set(key, made, { ttl: this.#ttl(made) });
  }

  #isUnchanged(made: CachedAnswer, since: Mark): boolean {
    return (
      since.day === charterDayAt(this.#now()) &&
      [...made.topics].every((topic) => since.changes.get(topic) === this.#changes.get(topic))
    );
  }

  /**
   * The cached answer, or the one that `make` makes. Only one maker runs for each address; other callers wait for it. `make`
   * returns `keep: false` for an answer that must not be kept. If the data change during the making, the answer is made once
   * more, because a caller that came after the change may be waiting for the same making.
   */
  async findOrMake(
    pathAndQuery: string,
    make: () => Promise<{ answer: CachedAnswer; keep: boolean }>,
    isLast = false,
  ): Promise<CachedAnswer> {
    const kept = this.find(pathAndQuery);
    if (kept) return kept;
    const key = cacheKey(pathAndQuery);
    const underWay = this.#making.get(key);
    if (underWay) return underWay;

    const since = this.mark();
    const making: Promise<CachedAnswer> = make().then(({ answer, keep }) => {
      if (!keep) return answer;
      this.keep(pathAndQuery, answer, since);
      if (isLast || this.#isUnchanged(answer, since)) return answer;
      // Without this, the new making would wait for itself and never end.
      if (this.#making.get(key) === making) this.#making.delete(key);
      return this.findOrMake(pathAndQuery, make, true);
    });
    this.#making.set(key, making);
    try {
      return await making;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  #ttl(made: CachedAnswer): number {
    const now = this.#now();
    // An answer is still valid in the last millisecond of its life, but midnight itself belongs to tomorrow: end 1 ms earlier.
    const untilMidnight = Math.max(1, nextMidnight(now).getTime() - now.getTime() - 1);
    return made.topics.has('calendar') ? Math.min(CALENDAR_TTL_MS, untilMidnight) : untilMidnight;
  }

  /** Drops all answers that show the topic, including those being made from the old data. */
  drop(topic: Topic): void {
    this.#outdate(topic);
    for (const answers of [this.#answers, this.#doubted])
      for (const [key, kept] of answers.entries()) if (kept.topics.has(topic)) answers.delete(key);
  }

  /**
   * Sets how this process hears of changes; undefined while it cannot: then nothing is kept or given out as new, because stale
   * is worse than slow. Earlier answers stay for `findStale`, also for a moment after hearing is back, because after a failover
   * the listening connection may be back before those of the pool.
   */
  setListening(hearAll: HearAll | undefined, isDatabaseAway = false): void {
    this.#hearAll = hearAll;
    this.#isDatabaseAway = isDatabaseAway;
    for (const topic of TOPICS) this.#outdate(topic);
    this.#doubted.clear();
    clearTimeout(this.#forgettingDoubted);
    if (!hearAll) return;
    for (const [key, kept] of this.#answers.entries()) this.#doubted.set(key, kept);
    this.#doubtedUntil = new Date(this.#now().getTime() + RECOVERY_MS);
    // Free them by a timer: nobody may ask for them again, and they are as large as the whole cache.
    this.#forgettingDoubted = setTimeout(() => this.#doubted.clear(), RECOVERY_MS).unref();
    this.#answers.clear();
  }

  /**
   * Resolves when any answer given from now on shows every change committed before the call. Code that has made a change waits
   * for this before it reports success.
   */
  async catchUp(): Promise<void> {
    const hearAll = this.#hearAll;
    try {
      if (hearAll) return await hearAll();
    } catch {
      // If hearing fails, anything may have changed: drop everything below.
    }
    // Nothing is kept now, but an answer being made at this moment may be old as well.
    this.#dropAll();
  }

  /** A caller that comes after a change must not get an answer whose making began before it. */
  #outdate(topic: Topic): void {
    this.#changes.set(topic, (this.#changes.get(topic) ?? 0) + 1);
    this.#making.clear();
  }

  #dropAll(): void {
    for (const topic of TOPICS) this.drop(topic);
  }
}
