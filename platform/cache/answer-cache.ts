import { LRUCache } from 'lru-cache';
import { type CharterDay, charterDayAt, nextMidnight } from '#core/charter-time.ts';
import type { CachedAnswer } from './cached-answer.ts';
import { cacheKey } from './key.ts';
import { TOPICS, type Topic } from './topics.ts';

/** How much a process keeps (architecture.md, Page cache). */
const MAX_BYTES = 64 * 1024 * 1024;
/** A hold lapses without any change to the database, so what shows the calendar is looked at again each minute. */
const CALENDAR_TTL_MS = 60_000;
/** How long the pool may take to reach the database once changes are heard of again. */
const RECOVERY_MS = 10_000;

/** Resolves when every change that was committed before the call has been heard of; rejects when that can't be told. */
export type HearAll = () => Promise<void>;

/** Which state of the data something was made from, and for which day. */
export type Mark = { readonly changes: ReadonlyMap<Topic, number>; readonly day: CharterDay };

/**
 * Answers that are the same for every visitor, kept as bytes until what they show changes, at the latest until
 * midnight in Miami.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, CachedAnswer>;
  readonly #making = new Map<string, Promise<CachedAnswer>>();
  readonly #changes = new Map<Topic, number>(TOPICS.map((topic) => [topic, 0]));
  readonly #now: () => Date;
  /** What was kept while changes were not heard of, and until when it is better than nothing. */
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
      // Midnight is when the wall clock says so, also on a machine that slept or whose clock was set.
      perf: { now: () => now().getTime() },
      ttlResolution: 0,
      // What has run out is overwritten, and until then there is something to show while the database is away.
      allowStale: true,
      noDeleteOnStaleGet: true,
    });
  }

  /** The cached answer for an address, when there is one. */
  find(pathAndQuery: string): CachedAnswer | undefined {
    return this.#hearAll ? this.#answers.get(cacheKey(pathAndQuery), { allowStale: false }) : undefined;
  }

  /** The answer that is just being made for an address, if one is: whoever asks now may be given it. */
  findMaking(pathAndQuery: string): Promise<CachedAnswer> | undefined {
    return this.#making.size > 0 ? this.#making.get(cacheKey(pathAndQuery)) : undefined;
  }

  /**
   * What an address was last answered with, for as long as nobody can tell whether it is still so. Only to be given out, and
   * only marked as stale, while the database is away or fails: whatever was heard to have changed is not among it.
   */
  findStale(pathAndQuery: string): CachedAnswer | undefined {
    const key = cacheKey(pathAndQuery);
    if (!this.#hearAll) return this.#answers.peek(key);
    if (this.#now() >= this.#doubtedUntil) this.#doubted.clear();
    return this.#doubted.get(key);
  }

  /** Whether the database is known to be away, so that asking it would only take a visitor's time. */
  get isDatabaseAway(): boolean {
    return this.#isDatabaseAway;
  }

  /** How much is kept. */
  get size(): { readonly answers: number; readonly bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  /** The state of the data now, to be handed to `keep` with what was made from it. */
  mark(): Mark {
    return { changes: new Map(this.#changes), day: charterDayAt(this.#now()) };
  }

  /** Keeps an answer, unless something it shows has changed, or a day has begun, since the mark was taken. */
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
   * The cached answer, or the one that `make` makes: one maker at a time for each address, everybody else waits for it.
   * `make` answers `keep: false` for what must not be kept. What changed while it was being made is made once more: who came
   * after the change, but before it was heard of here, waits for the same making as who came before.
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
      // A making that waited for itself would never end.
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
    // The last millisecond of a life still counts, and midnight itself is tomorrow.
    const untilMidnight = Math.max(1, nextMidnight(now).getTime() - now.getTime() - 1);
    return made.topics.has('calendar') ? Math.min(CALENDAR_TTL_MS, untilMidnight) : untilMidnight;
  }

  /** Drops whatever shows the topic, including what is being made from the data as they were. */
  drop(topic: Topic): void {
    this.#outdate(topic);
    for (const answers of [this.#answers, this.#doubted])
      for (const [key, kept] of answers.entries()) if (kept.topics.has(topic)) answers.delete(key);
  }

  /**
   * How changes are heard of; undefined while they are not, when nothing is kept or given out as new: stale is worse than slow. What
   * was kept until then stays for `findStale`, also for a moment after they are heard of again: after a failover the connection
   * that hears may be back before those of the pool.
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
    // Nobody may ask for them again, and they are as large as all that is kept.
    this.#forgettingDoubted = setTimeout(() => this.#doubted.clear(), RECOVERY_MS).unref();
    this.#answers.clear();
  }

  /**
   * Resolves when whatever is asked for from now on shows every change that was committed before the call. Whoever has
   * changed something waits for it before saying so.
   */
  async catchUp(): Promise<void> {
    const hearAll = this.#hearAll;
    try {
      if (hearAll) return await hearAll();
    } catch {
      // What can't be heard of may be anything.
    }
    // Nothing may be kept, but what is being made by now may be old, too.
    this.#dropAll();
  }

  /** Who comes after a change must not be handed what was begun before it. */
  #outdate(topic: Topic): void {
    this.#changes.set(topic, (this.#changes.get(topic) ?? 0) + 1);
    this.#making.clear();
  }

  #dropAll(): void {
    for (const topic of TOPICS) this.drop(topic);
  }
}
