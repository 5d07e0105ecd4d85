import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type ApiClient, createApiClient } from '#core/api-client.ts';
import { orderedIds } from '#core/ids.ts';
import { AnswerCache } from '#platform/cache/answer-cache.ts';
import { type Config, loadConfig } from '#platform/config.ts';
import type { Deps } from '#platform/deps.ts';
import { createLog } from '#platform/log.ts';
import { openStripe } from '#platform/payments/stripe.ts';
import { openFileStore } from '#platform/storage/file-store.ts';
import { openKeyRing } from '#platform/storage/keys.ts';
import { openVault } from '#platform/storage/vault.ts';
import { createApp } from '#site/app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const ORIGIN = 'http://localhost:3000';

export type TestApp = {
  readonly deps: Deps;
  readonly database: TestDatabase;
  readonly api: ApiClient;
  /** The queued jobs, in order. */
  readonly queued: { job: string; payload: Record<string, unknown> }[];
  /** The server's log, one parsed line each. */
  readonly logged: Record<string, unknown>[];
  request(path: string, init?: RequestInit): Promise<Response>;
  postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
};

/**
 * Creates the real application on a database of its own, without a socket and without pages.
 *
 * @param options.now the current time; by default the real one
 * @param options.database another application's database, as a second process has it; that application drops it
 */
export async function createTestApp(
  options: { now?: () => Date; seeded?: boolean; env?: Record<string, string>; database?: TestDatabase } = {},
): Promise<TestApp> {
  const database =
    options.database ??
    (await createTestDatabase(inject('databaseServer'), { seeded: options.seeded ?? false }));
  const loaded = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: path.join(tmpdir(), 'miami-flow-test-app'),
    COSTLY_READS_PER_MINUTE: '1000000',
    ...options.env,
  });
  if (!loaded.ok) throw new Error(loaded.problems.join(' '));
  const config: Config = loaded.config;
  const logged: Record<string, unknown>[] = [];
  const queued: TestApp['queued'] = [];
  const deps: Deps = {
    db: database.db,
    config,
    log: createLog('info', { write: (line) => void logged.push(JSON.parse(line)) }),
    jobs: { add: async (_db, job, payload) => void queued.push({ job, payload }) },
    vault: openVault(openKeyRing(config)),
    files: openFileStore(config),
    cards: loaded.config.stripe && openStripe(loaded.config.stripe),
    now: options.now ?? (() => new Date()),
    newId: orderedIds(Date.now, () => randomBytes(10)),
  };
  const app = createApp(deps, { cache: new AnswerCache(deps.now) });
  const request = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`${ORIGIN}${path}`, init));
  return {
    deps,
    database,
    queued,
    logged,
    api: createApiClient(ORIGIN, async (input, init) => app.fetch(new Request(input as string, init))),
    request,
    postJson: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    close: () => database.drop(),
  };
}
