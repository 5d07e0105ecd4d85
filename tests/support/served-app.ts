import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { inject } from 'vitest';
import { orderedIds } from '#core/ids.ts';
import { AnswerCache } from '#platform/cache/answer-cache.ts';
import { serveKept } from '#platform/cache/fast-path.ts';
import { listenForChanges } from '#platform/cache/listen.ts';
import { loadConfig } from '#platform/config.ts';
import type { Deps } from '#platform/deps.ts';
import { createLog } from '#platform/log.ts';
import { openFileStore } from '#platform/storage/file-store.ts';
import { openKeyRing } from '#platform/storage/keys.ts';
import { openVault } from '#platform/storage/vault.ts';
import { openAdmission } from '#site/admission.ts';
import { createApp } from '#site/app.ts';
import type { RenderPage } from '#site/pages.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

export type Ask = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An array of parts is sent chunked, without a Content-Length. */
  readonly body?: string | readonly string[];
};

export type ServedApp = {
  readonly port: number;
  readonly deps: Deps;
  readonly cache: AnswerCache;
  readonly admit: ReturnType<typeof openAdmission>;
  readonly database: TestDatabase;
  /** The server's log, one parsed line each. */
  readonly logged: Record<string, unknown>[];
  /** Sends the target exactly as written; a URL object would normalize it. */
  ask(target: string, options?: Ask): Promise<Answer>;
  close(): Promise<void>;
};

/**
 * Serves the real application on a real socket, with a cache that hears of changes, on a database of its own or one
 * that the test shares among several.
 *
 * @param options.deps where the dependencies differ from the real ones
 */
export async function serveApp(
  options: {
    env?: Record<string, string>;
    render?: RenderPage;
    clientFolder?: string;
    deps?: Partial<Deps>;
    database?: TestDatabase;
  } = {},
): Promise<ServedApp> {
  const database = options.database ?? (await createTestDatabase(inject('databaseServer')));
  const loaded = loadConfig({ NODE_ENV: 'test', COSTLY_READS_PER_MINUTE: '1000000', ...options.env });
  if (!loaded.ok) throw new Error(loaded.problems.join(' '));
  const logged: Record<string, unknown>[] = [];
  const deps: Deps = {
    db: database.db,
    config: loaded.config,
    log: createLog('info', { write: (line) => void logged.push(JSON.parse(line)) }),
    jobs: { add: async () => {} },
    vault: openVault(openKeyRing(loaded.config)),
    files: openFileStore(loaded.config),
    cards: undefined,
    now: () => new Date(),
    newId: orderedIds(Date.now, () => randomBytes(10)),
    ...options.deps,
  };
  const cache = new AnswerCache(deps.now);
  const changes = await listenForChanges(database.connectionString, cache, deps.log);
  const { render, clientFolder } = options;
  const admit = openAdmission(deps.config);
  const app = createApp(deps, {
    cache,
    admit,
    ...(render ? { render } : {}),
    ...(clientFolder ? { clientFolder } : {}),
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) => {
    serveKept(cache, deps.log, incoming, outgoing, () => void listener(incoming, outgoing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    deps,
    cache,
    admit,
    database,
    logged,
    ask: (target, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const length = typeof body === 'string' ? { 'content-length': Buffer.byteLength(body) } : {};
        const sent = { ...length, ...headers };
        const call = request({ host: '127.0.0.1', port, path: target, method, headers: sent }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            const whole = Buffer.concat(chunks);
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: whole,
              text: whole.toString(),
            });
          });
        });
        call.on('error', reject);
        for (const part of [body ?? []].flat()) call.write(part);
        call.end();
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await changes.stop();
      if (!options.database) await database.drop();
    },
  };
}
