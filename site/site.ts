import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { orderedIds } from '#core/ids.ts';
import { seedDatabase } from '#database/seed/index.ts';
import { seedApplications } from '#database/seed/seed-applications.ts';
import { ensureAdministrator, type MadeAdministrator } from '#features/accounts/service/administrators.ts';
import type { LogArchive } from '#platform/backup/log-archive.ts';
import { backupState as readBackupState } from '#platform/backup/state.ts';
import { AnswerCache } from '#platform/cache/answer-cache.ts';
import { serveKept } from '#platform/cache/fast-path.ts';
import { listenForChanges } from '#platform/cache/listen.ts';
import type { Config } from '#platform/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { bringUpToDate } from '#platform/db/migrate.ts';
import { openSiteDatabase } from '#platform/db/site-database.ts';
import { tellSlow } from '#platform/db/slow.ts';
import type { Deps } from '#platform/deps.ts';
import { limitPace } from '#platform/http/pace.ts';
import { openJobs } from '#platform/jobs/queue.ts';
import { createLog, type Log } from '#platform/log.ts';
import { serveMetrics } from '#platform/metrics/serve.ts';
import { openStripe } from '#platform/payments/stripe.ts';
import { refuseUnfitSealKey } from '#platform/pdf/seal-key.ts';
import { untilWritten } from '#platform/printed.ts';
import { claimDatabase } from '#platform/storage/belonging.ts';
import { openFileStore } from '#platform/storage/file-store.ts';
import { openKeyRing } from '#platform/storage/keys.ts';
import { openVault } from '#platform/storage/vault.ts';
import { isTracing, startTracing } from '#platform/tracing/tracing.ts';
import { openAdmission } from '#site/admission.ts';
import { createApp } from '#site/app.ts';
import { openArchive } from '#site/archive.ts';
import { siteGauges } from '#site/gauges.ts';
import { allJobs } from '#site/jobs.ts';
import type { RenderPage } from '#site/pages.ts';

/** How long running requests and jobs may take to finish once the site is told to stop. */
const DRAIN_MS = 10_000;
/** The least time for each part to end, such as jobs, however long the earlier ones took. */
const LEAST_DRAIN_MS = 1_000;
/** Seeding an empty database takes longer than the statement timeout for visitors' requests. */
const SEED_STATEMENT_MS = 60_000;
/** After the stop signal, how long idle connections may still send a request. */
const LAST_WORD_MS = 500;
/** How often Node checks for connections whose headers do not arrive. */
const SLOW_CHECK_MS = 5_000;
/** How often idle connections are closed after that. */
const SWEEP_MS = 50;

export type Site = {
  readonly address: string;
  /** The first administrator, if this start has created one: show it to the person who started the site. */
  readonly administrator: MadeAdministrator | undefined;
  stop(): Promise<void>;
};

type SiteOptions = {
  readonly config: Config;
  readonly render: RenderPage;
  /** The project's folder; migrations and media are read from it. */
  readonly root: string;
  /** The browser's built files; absent in development. */
  readonly clientFolder?: string;
  /** Gets each request first and calls `next` for those it does not handle. In development, this is Vite. */
  readonly before?: (
    request: IncomingMessage,
    response: Parameters<RequestListener>[1],
    next: () => void,
  ) => void;
  readonly log?: Log;
  /** Aborts a start that is under way: it throws the signal's reason and leaves nothing running. */
  readonly signal?: AbortSignal;
};

/**
 * Starts the whole site: database, migrations, seed, page cache, HTTP, jobs. Resolves once it can be visited. Throws if it
 * fails: the message is a sentence for the person who started it, and nothing is left running.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const log = options.log ?? createLog(options.config.logLevel);
  /** Functions that end the opened parts, in the order of opening; they are called in reverse. */
  const ends: End[] = [];
  const endAll = async () => {
    const deadline = performance.now() + DRAIN_MS;
    for (const end of ends.splice(0).reverse()) {
      await end(Math.max(LEAST_DRAIN_MS, deadline - performance.now()));
    }
  };
  const leaving = new AbortController();
  let administrator: MadeAdministrator | undefined;
  try {
    administrator = await openSite(options, log, ends, leaving.signal);
  } catch (error) {
    await endAll().catch(() => {});
    throw error;
  }

  let stopping: Promise<void> | undefined;
  return {
    address: options.config.publicOrigin,
    administrator,
    stop() {
      stopping ??= leave().then(() => untilWritten(log));
      return stopping;
    },
  };

  /** First tells the load balancer, so that it sends visitors elsewhere while this process still answers them. */
  async function leave(): Promise<void> {
    leaving.abort();
    await pause(options.config.leaveNoticeMs);
    await endAll();
  }
}

/** Ends a part of the site; its current work may take up to `drainMs`. */
type End = (drainMs: number) => Promise<unknown>;

async function openSite(
  options: SiteOptions,
  log: Log,
  ends: End[],
  leaving: AbortSignal,
): Promise<MadeAdministrator | undefined> {
  const { config, render, root, clientFolder, before, signal } = options;
  if (config.sealKeyFile) await refuseUnfitSealKey(config.sealKeyFile);
  let archive: LogArchive | undefined;
  // Runs after the database server has stopped, because it archives the server's last changes.
  ends.push(async () => archive?.finish());
  const siteDatabase = await openSiteDatabase(config, { info: (m) => log.info(m), warn: (m) => log.warn(m) });
  ends.push(siteDatabase.stop);
  signal?.throwIfAborted();
  const { connectionString, directConnectionString, ownerConnectionString, isPooled } = siteDatabase;
  const database = openDatabase(connectionString, {
    isPooled,
    onError: (error) => log.warn({ name: error.name }, 'an idle database connection was lost'),
  });
  ends.push(database.close);
  if (config.slowQueryMs > 0) tellSlow(database.pool, log, config.slowQueryMs);
  const version = await versionIn(root);
  if (config.tracesEndpoint) ends.push(await startTracing(config.tracesEndpoint, version));
  const now = () => new Date();
  const newId = orderedIds(Date.now, () => randomBytes(10));
  let isNew = false;
  await bringUpToDate(siteDatabase, path.join(root, 'database/migrations'), async () => {
    const { db, close } = openDatabase(directConnectionString, { max: 2, statementMs: SEED_STATEMENT_MS });
    try {
      const refusal = await claimDatabase(db, config);
      if (refusal) throw new Error(refusal);
      const opening = config.sampleBusiness
        ? { business: 'sample' as const, log }
        : { business: 'own' as const };
      isNew = await seedDatabase({ db, newId, now: now() }, opening);
    } finally {
      await close();
    }
  });

  signal?.throwIfAborted();
  const cache = new AnswerCache(now);
  // Without listening for changes, the cache keeps no answers, because it would not learn when they are outdated.
  if (config.keepAnswers) ends.push((await listenForChanges(directConnectionString, cache, log)).stop);
  const jobs = openJobs({
    connectionString: directConnectionString,
    isMade: ownerConnectionString !== directConnectionString,
    log,
  });
  ends.push(jobs.stop);
  const vault = openVault(openKeyRing(config));
  const files = openFileStore(config);
  const practice = config.practicePayments
    ? await (await import('#platform/payments/practice/open.ts')).openPractice(config, log)
    : undefined;
  if (practice) ends.push(practice.stop);
  const stripe = config.stripe ?? practice?.settings;
  const cards = stripe && openStripe(stripe);
  const deps: Deps = { db: database.db, config, log, jobs, vault, files, cards, now, newId };
  archive = openArchive(deps, siteDatabase);

  if (isNew && config.sampleBusiness) {
    // Sample applications have files, and the file store may refuse them: the site opens without them.
    await seedApplications(deps).catch((error: Error) =>
      log.warn({ name: error.name }, 'the sample applications could not all be made'),
    );
  }
  const admit = openAdmission(config);
  // Backups are made elsewhere; their state is read here for staff and for the metrics.
  const backupState = () => readBackupState(deps);
  const health = { version, backupState };
  const app = createApp(deps, {
    cache,
    render,
    admit,
    health,
    leaving,
    ...(clientFolder ? { clientFolder } : {}),
  });
  if (config.metricsPort !== undefined) {
    const { pool } = database;
    const metrics = await serveMetrics(
      { port: config.metricsPort, host: config.metricsHost },
      siteGauges({ deps, pool, cache, depths: admit.depths, backupState }),
    );
    ends.push(async () => {
      metrics.close();
      metrics.closeAllConnections();
    });
  }
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  /** Every open connection, with its last or current answer. */
  const connections: Connections = new Map();
  const server = createServer({ connectionsCheckingInterval: SLOW_CHECK_MS }, (request, response) => {
    connections.set(request.socket, response);
    if (leaving.aborted) response.shouldKeepAlive = false;
    if (before) return before(request, response, () => void listener(request, response));
    // A traced request goes the full way, so that the trace is complete. All others are first tried from the cache, without a
    // framework.
    const isFollowed = isTracing() && request.headers.traceparent !== undefined;
    const onward = () => void listener(request, response);
    if (isFollowed) onward();
    else serveKept(cache, log, request, response, onward);
  });
  server.on('connection', (socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  const administrator = await ensureAdministrator(deps, async () => {
    signal?.throwIfAborted();
    await listen(server, config);
    ends.push((drainMs) => drain(server, connections, drainMs));
  });
  jobs.start(allJobs(deps));
  return administrator;
}

/** The version in the project's package.json. */
async function versionIn(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return String(version);
}

async function listen(server: Server, config: Config): Promise<void> {
  limitPace(server);
  // Longer than proxies keep an unused connection (nginx: 60 s), so that the proxy closes it first: otherwise it could send a
  // request over a connection that is just being closed.
  server.keepAliveTimeout = 75_000;
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

type Connections = Map<Socket, ServerResponse | undefined>;

/**
 * Accepts no new connections and answers everything already asked. A request may just be on its way over a connection that
 * seems idle, so each stays open for a moment, and its answer says that it is the last.
 */
async function drain(server: Server, connections: Connections, drainMs: number): Promise<void> {
  // Wait for connections that the system has accepted but this process has not seen: closing the listener would drop them.
  await nextTurn();
  await nextTurn();
  // Node's `http.Server.close` would at once end every connection that seems idle; the plain listener's does not.
  const closed = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()));
  for (const answer of connections.values())
    if (answer?.headersSent === false) answer.shouldKeepAlive = false;
  const endSilent = async () => {
    // After this phase of the event loop, all data that has arrived is read.
    await nextTurn();
    server.closeIdleConnections();
    // Browsers open connections in advance; Node does not count one without any request as idle.
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
  };
  let sweep: NodeJS.Timeout | undefined;
  const listening = setTimeout(() => {
    void endSilent();
    sweep = setInterval(() => void endSilent(), SWEEP_MS);
  }, LAST_WORD_MS);
  const forced = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(listening);
  clearInterval(sweep);
  clearTimeout(forced);
}
