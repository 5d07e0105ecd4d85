import { Connection, patience } from '#server/db/connection.ts';
import type { Log } from '#server/log.ts';
import type { AnswerCache } from './answer-cache.ts';
import { isTopic } from './topics.ts';

const RETRY_MS = 1_000;

/**
 * Hears of changes to public data from the database, whichever process made them, and drops what showed the old state.
 * When the connection is lost nothing is kept until it is back.
 *
 * @param pulseMs how often the connection is tried, for one that died without a word never says so
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

  function lost(client: Connection, error?: unknown): void {
    if (stopped || client !== current) return;
    current = undefined;
    clearTimeout(pulse);
    cache.setListening(false);
    log.warn({ name: error instanceof Error ? error.name : 'ended' }, 'changes cannot be heard of');
    retry = setTimeout(connect, RETRY_MS);
    client.end().catch(() => {});
  }

  async function feel(client: Connection): Promise<void> {
    try {
      await client.query('select');
      if (!stopped && client === current) pulse = setTimeout(feel, pulseMs, client);
    } catch (error) {
      lost(client, error);
    }
  }

  async function connect(): Promise<void> {
    const client = new Connection({ connectionString, ...patience() });
    current = client;
    client.on('error', (error) => lost(client, error));
    client.on('end', () => lost(client));
    client.on('notification', ({ payload }) => {
      if (payload && isTopic(payload)) cache.drop(payload);
    });
    try {
      await client.connect();
      await client.query('listen public_change');
      if (stopped || client !== current) return;
      cache.setListening(true);
      pulse = setTimeout(feel, pulseMs, client);
    } catch (error) {
      lost(client, error);
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
