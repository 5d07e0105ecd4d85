import pg from 'pg';
import type { Log } from '#server/log.ts';
import type { AnswerCache } from './answer-cache.ts';
import { isTopic } from './topics.ts';

const RETRY_MS = 1_000;

/**
 * Hears of changes to public data from the database, whichever process made them, and drops what showed the old state.
 * When the connection is lost nothing is kept until it is back.
 */
export async function listenForChanges(
  connectionString: string,
  cache: AnswerCache,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const lost = () => {
    if (stopped || retry) return;
    cache.setListening(false);
    retry = setTimeout(() => {
      retry = undefined;
      void connect();
    }, RETRY_MS);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('error', (error) => {
      log.warn({ name: error.name }, 'lost the connection that tells of changes');
      lost();
    });
    next.on('end', lost);
    next.on('notification', ({ payload }) => {
      if (payload && isTopic(payload)) cache.drop(payload);
    });
    try {
      await next.connect();
      await next.query('listen public_change');
      client = next;
      cache.setListening(true);
    } catch (error) {
      log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'cannot listen for changes yet');
      await next.end().catch(() => {});
      lost();
    }
  }

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
