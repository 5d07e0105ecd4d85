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

/** How long requests and jobs under way may take to finish once the site is told to stop. */
const DRAIN_MS = 10_000;
/** What jobs are left, however long the requests took. */
const LEAST_DRAIN_MS = 1_000;
/** Filling an empty database takes longer than anything a visitor waits for. */
const SEED_STATEMENT_MS = 60_000;
/** How long connections that are silent when the site is told to stop may still ask for something. */
const LAST_WORD_MS = 500;
/** How often Node looks for connections whose headers do not come. */
const SLOW_CHECK_MS = 5_000;
/** How often, after that, those that have become silent are closed. */
const SWEEP_MS = 50;

export type Site = {
  readonly address: string;
  /** The first administrator, when this start has made one: to be told to whoever started it. */
  readonly administrator: MadeAdministrator | undefined;
  stop(): Promise<void>;
};

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
  /** Ends a start that is under way: it throws the signal's reason, with nothing left running. */
  readonly signal?: AbortSignal;
};

/**
 * Brings the whole site up: database, migrations, seed, page cache, HTTP, jobs. Answers once it can be visited.
 * Throws when it can't; the message is a sentence for whoever started it, and nothing is left running.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const log = options.log ?? createLog(options.config.logLevel);
  /** What ends each part that has been opened, the first opened first. */
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

  /** Whoever balances hears of it first, and sends visitors elsewhere while this process still answers them. */
  async function leave(): Promise<void> {
    leaving.abort();
    await pause(options.config.leaveNoticeMs);
    await endAll();
  }
}

/** Ends a part of the site; what it does just now may take so long. */
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
  // After the database server, whose last words it carries away.
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
  // Whoever does not hear of changes keeps nothing.
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
    // They have files, which a store may refuse: the site opens without them.
    await seedApplications(deps).catch((error: Error) =>
      log.warn({ name: error.name }, 'the sample applications could not all be made'),
    );
  }
  const admit = openAdmission(config);
  // Whoever makes backups tells of them here, to staff and to the metrics.
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
  /** Every connection, with the last answer it was given or is being given. */
  const connections: Connections = new Map();
  const server = createServer({ connectionsCheckingInterval: SLOW_CHECK_MS }, (request, response) => {
    connections.set(request.socket, response);
    if (leaving.aborted) response.shouldKeepAlive = false;
    if (before) return before(request, response, () => void listener(request, response));
    // Whoever follows a request sees all of it; everybody else is served before any framework looks.
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

/** The version that the project calls itself. */
async function versionIn(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return String(version);
}

async function listen(server: Server, config: Config): Promise<void> {
  limitPace(server);
  // Longer than proxies keep an unused connection (nginx: 60 s): whoever closes first must not be the one that is asked.
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
 * Takes no new connection, and answers whatever has been asked over those that there are. Over one that seems idle a request
 * may just be on its way: each is listened to for a moment more, and told with its answer that it was the last.
 */
async function drain(server: Server, connections: Connections, drainMs: number): Promise<void> {
  // Who has been let in by the system, but not by this process yet, would be thrown out with the door.
  await nextTurn();
  await nextTurn();
  // The web server's own would first end every connection that seems idle.
  const closed = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()));
  for (const answer of connections.values())
    if (answer?.headersSent === false) answer.shouldKeepAlive = false;
  const endSilent = async () => {
    // In the last phase of a turn all that has arrived has been read.
    await nextTurn();
    server.closeIdleConnections();
    // Browsers open connections ahead of time; one that has never asked for anything is not "idle" to Node.
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
