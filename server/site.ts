import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { uuidV7 } from '#core/ids.ts';
import { seedDatabase } from '#database/seed/index.ts';
import { createApp } from '#server/app.ts';
import { AnswerCache } from '#server/cache/answer-cache.ts';
import { serveKept } from '#server/cache/fast-path.ts';
import { listenForChanges } from '#server/cache/listen.ts';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { ensureDatabase, startEmbeddedDatabase } from '#server/db/embedded/index.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import type { Deps } from '#server/deps.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { allJobs } from '#server/jobs/registry.ts';
import { createLog, type Log } from '#server/log.ts';
import type { RenderPage } from '#server/pages.ts';

/** How long requests under way may take to finish once the site is told to stop. */
const DRAIN_MS = 10_000;

export type Site = { readonly address: string; stop(): Promise<void> };

type SiteOptions = {
  readonly config: Config;
  readonly render: RenderPage;
  /** The project's own folder: migrations and media are read from it. */
  readonly root: string;
  /** The browser's built files; absent while developing. */
  readonly clientFolder?: string;
  /** Sees each request first; calls `next` for those it leaves. Vite, while developing. */
  readonly before?: (
    request: IncomingMessage,
    response: Parameters<RequestListener>[1],
    next: () => void,
  ) => void;
  readonly log?: Log;
};

/**
 * Brings the whole site up: database, migrations, seed, page cache, HTTP, jobs. Answers once it can be visited.
 * Throws when it can't; the message is a sentence for whoever started it.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { config, render, root, clientFolder, before } = options;
  const log = options.log ?? createLog(config.logLevel);

  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase({
        dataDir: config.dataDir,
        log: { info: (m) => log.info(m), warn: (m) => log.warn(m) },
      });
  const connectionString =
    config.databaseUrl ?? (await ensureDatabase(embedded?.connectionString ?? '', 'miami_flow'));
  const database = openDatabase(connectionString, {
    onError: (error) => log.warn({ name: error.name }, 'an idle database connection was lost'),
  });
  const now = () => new Date();
  const newId = () => uuidV7(Date.now(), randomBytes(10));
  await migrateDatabase(connectionString, path.join(root, 'database/migrations'), () =>
    seedDatabase({ db: database.db, newId }),
  );

  const cache = new AnswerCache(now);
  // Whoever does not hear of changes keeps nothing.
  const changes = config.keepAnswers ? await listenForChanges(connectionString, cache, log) : undefined;
  const jobs = openJobs({ connectionString, log });
  const deps: Deps = { db: database.db, config, log, jobs, now, newId };

  const app = createApp(deps, { cache, render, ...(clientFolder ? { clientFolder } : {}) });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => {
    if (before) return before(request, response, () => void listener(request, response));
    if (!serveKept(cache, log, request, response)) void listener(request, response);
  });
  await listen(server, config);
  jobs.start(allJobs(deps));

  let stopping: Promise<void> | undefined;
  return {
    address: config.publicOrigin,
    stop() {
      stopping ??= (async () => {
        await drain(server);
        await jobs.stop();
        await changes?.stop();
        await database.close();
        await embedded?.stop();
        log.flush();
      })();
      return stopping;
    },
  };
}

async function listen(server: Server, config: Config): Promise<void> {
  // Slow senders must not hold a connection for ever.
  server.requestTimeout = 60_000;
  server.headersTimeout = 20_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${config.port} is already in use. Set PORT to another one.`)
          : error,
      );
    });
    server.listen({ port: config.port, host: config.host }, resolve);
  });
}

/** Takes no new request, lets those under way finish. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const forced = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(forced);
}
