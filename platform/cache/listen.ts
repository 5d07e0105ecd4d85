import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Connection, patience } from '#platform/db/connection.ts';
import type { Log } from '#platform/log.ts';
import type { AnswerCache, HearAll } from './answer-cache.ts';
import { isTopic } from './topics.ts';

const RETRY_MS = 1_000;
/** How long code that has changed something waits at most until this process has heard of it. */
const ECHO_MS = 500;

/**
 * Listens to the database for changes to public data, from any process, and drops the cached answers that show the old state.
 * While the connection is lost, nothing is kept. The database counts as away only once it cannot be reached at all.
 *
 * @param pulseMs how often the connection is tested, because a connection that died silently never reports it
 */
export async function listenForChanges(
  connectionString: string,
  cache: AnswerCache,
  log: Log,
  pulseMs = 5_000,
): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let current: Connection | undefined;
  let retry: NodeJS.Timeout | undefined;
  let pulse: NodeJS.Timeout | undefined;

  function lost(client: Connection, error?: unknown, isAway = false): void {
    if (stopped || client !== current) return;
    current = undefined;
    clearTimeout(pulse);
    cache.setListening(undefined, isAway);
    log.warn({ name: error instanceof Error ? error.name : 'ended' }, 'changes cannot be heard of');
    retry = setTimeout(connect, RETRY_MS);
    client.end().catch(() => {});
  }

  async function feel(client: Connection): Promise<void> {
    try {
      await client.query('select');
      if (!stopped && client === current) pulse = setTimeout(feel, pulseMs, client);
    } catch (error) {
      // The database does not answer, so any other query would wait in vain too: treat it as away.
      lost(client, error, true);
    }
  }

  async function connect(): Promise<void> {
    const client = new Connection({ connectionString, ...patience() });
    current = client;
    const echo = echoOf(client, (error) => lost(client, error));
    client.on('error', (error) => lost(client, error));
    client.on('end', () => lost(client));
    client.on('notification', ({ payload }) => {
      if (!payload || !isTopic(payload)) return;
      cache.drop(payload);
      log.debug({ topic: payload }, 'dropped what was cached of a topic');
    });
    try {
      await client.connect();
      await client.query('listen public_change');
      if (stopped || client !== current) return;
      cache.setListening(echo);
      pulse = setTimeout(feel, pulseMs, client);
    } catch (error) {
      lost(client, error, true);
    }
  }

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      clearTimeout(pulse);
      await current?.end().catch(() => {});
    },
  };
}

/**
 * Sends a message of our own on the channel and waits until it is heard. Notifications arrive in the order of commits, so every
 * change committed before has then been heard as well. Calls that come while one is under way share the next: there is at most
 * one message on its way and one to come.
 */
function echoOf(client: pg.Client, onSilence: (error: unknown) => void): HearAll {
  const me = randomUUID();
  let count = 0;
  let last = Promise.resolve();
  let next: Promise<void> | undefined;

  async function call(): Promise<void> {
    count += 1;
    const word = `${me} ${count}`;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const hear = ({ payload }: pg.Notification) => {
      if (payload === word) resolve();
    };
    const silence = setTimeout(() => reject(new Error('nothing was heard')), ECHO_MS);
    client.on('notification', hear);
    try {
      await Promise.all([client.query("select pg_notify('public_change', $1)", [word]), promise]);
    } catch (error) {
      onSilence(error);
      throw error;
    } finally {
      clearTimeout(silence);
      client.off('notification', hear);
    }
  }

  return () => {
    next ??= last
      .catch(() => {})
      .then(() => {
        next = undefined;
        last = call();
        return last;
      });
    return next;
  };
}
