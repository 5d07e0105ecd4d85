import { existsSync, lstatSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Connection, patience } from '../connection.ts';
import { findBinaries } from './binaries.ts';
import { EmbeddedDatabaseError, errorCode, fileSystemProblem } from './error.ts';
import {
  abandonedClusters,
  clusterIn,
  existingFolder,
  hash,
  makePrivateFolder,
  openDataFolder,
  openHome,
  shortSocketFolder,
} from './home.ts';
import { underLock } from './processes.ts';
import { findRunning, initialiseCluster, isServerThere, startServer, stopServer } from './server.ts';
import { clusterUser, firstDatabase, type ServerChoices, siteUser, socketPort } from './settings.ts';
import { enter, isUsed, leave } from './users.ts';

export { EmbeddedDatabaseError };

/** A site uses at most 20 connections, so 100 serve four sites, `psql`, `npm run admin:create` and the server's own work. */
const USUAL: ServerChoices = { connections: 100, isDurable: true };

/** How often a process that uses the server looks whether it is still there; less and less often while it cannot be started. */
const LOOK_MS = 5_000;
const MOST_LOOK_MS = 60_000;

type Log = { info(message: string): void; warn(message: string): void };

export type EmbeddedDatabase = {
  /** Leads to the database `postgres`; `ensureDatabase` makes the site's own database. */
  connectionString: string;
  /**
   * Ends this process's use of the server. The last process to leave stops the server, whoever started it; killed processes do
   * not count. May be called twice.
   */
  stop(): Promise<void>;
};

/**
 * Provides a PostgreSQL server that belongs to this data folder: makes the cluster, starts the server, or joins one that
 * already runs (started by another process, or left by a killed one). It listens only on a socket in a private folder. A server
 * that ends under its users is started again.
 *
 * @param options.binariesFrom a folder with PostgreSQL's bin/, lib/ and share/, instead of the installed package
 * @throws EmbeddedDatabaseError one sentence on what is wrong and what to do
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  binariesFrom?: string;
  /** Used only when this call starts the server. A site uses about 20 connections. */
  choices?: Partial<ServerChoices>;
  log: Log;
}): Promise<EmbeddedDatabase> {
  const binaries = findBinaries(options.binariesFrom);
  const dataFolder = openDataFolder(options.dataDir);
  const lock = lockName(dataFolder);

  const { home, socketFolder, use } = await underLock(lock, async () => {
    const home = openHome(dataFolder, binaries);
    try {
      await stopAbandoned(options.log);
      await initialiseCluster(home);
      if (options.choices?.logFolder !== undefined) {
        makePrivateFolder(path.join(home.folder, options.choices.logFolder), home.runsAs);
      }
      let running = await findRunning(home.cluster);
      if (running !== undefined && !existsSync(socketFile(running.socketFolder))) {
        options.log.warn(
          `The database server (process ${running.pid}) lost its socket and is started again.`,
        );
        await stopServer(home.cluster);
        running = undefined;
      }
      if (running === undefined) {
        running = await startServer(home, { ...USUAL, ...options.choices });
        options.log.info(`Started the database server (process ${running.pid}) in ${home.folder}.`);
      } else {
        options.log.info(`Joined the running database server (process ${running.pid}) in ${home.folder}.`);
      }
      return { home, socketFolder: running.socketFolder, use: enter(home.usersFolder) };
    } catch (error) {
      throw fileSystemProblem(error, home.folder);
    }
  });

  const leaving = new AbortController();
  // Without its use, this process's data folder was deleted, and a restore may be filling a new one in its place.
  const isMissed = () => !leaving.signal.aborted && existsSync(use) && !isServerThere(home.cluster);
  const revive = async () => {
    // Another process may have been quicker, or this one told to stop, while the lock was waited for.
    if (!isMissed()) return;
    const { pid } = await startServer({ ...home, socketFolder }, { ...USUAL, ...options.choices });
    options.log.warn(`The database server had ended and was started again (process ${pid}).`);
  };
  /** A full disk ends a server under its users, and so does a service manager with the service that started it. */
  const keepLooking = async () => {
    let pauseMs = LOOK_MS;
    while (!leaving.signal.aborted) {
      await sleep(pauseMs, undefined, { signal: leaving.signal, ref: false }).catch(() => {});
      try {
        if (isMissed()) await underLock(lock, revive);
        pauseMs = LOOK_MS;
      } catch (error) {
        pauseMs = Math.min(2 * pauseMs, MOST_LOOK_MS);
        options.log.warn(error instanceof Error ? error.message : String(error));
      }
    }
  };
  void keepLooking();

  let stopping: Promise<void> | undefined;
  return {
    connectionString: connectionStringFor(socketFolder),
    stop() {
      leaving.abort();
      stopping ??= underLock(lock, async () => {
        const folder = existingFolder(dataFolder);
        if (leave(use) && folder !== undefined) await stopServer(clusterIn(folder));
      });
      return stopping;
    },
  };
}

/** The folder for the server's write-ahead log in a data folder, when `choices.logFolder` has this name. */
export function logFolderIn(dataDir: string, name: string): string | undefined {
  const folder = existingFolder(dataDir);
  return folder === undefined ? undefined : path.join(folder, name);
}

/**
 * Stops the server of a data folder, even if processes use it, and deletes its cluster with all data. For data folders that
 * were made for one test run.
 */
export async function deleteEmbeddedDatabase(dataDir: string): Promise<void> {
  const dataFolder = openDataFolder(dataDir);
  await underLock(lockName(dataFolder), async () => {
    const folder = existingFolder(dataFolder);
    const link = path.join(dataFolder, 'postgres');
    if (folder !== undefined) {
      await stopServer(clusterIn(folder));
      rmSync(shortSocketFolder(folder), { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    }
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) rmSync(link);
  });
}

/** Whether any process uses the server of a data folder now. */
export function isDatabaseInUse(dataDir: string): boolean {
  const folder = existingFolder(dataDir);
  return folder !== undefined && isUsed(path.join(folder, 'users'));
}

/** The folders of root's clusters whose data folders were deleted by hand, or moved and not started since. */
export function clustersLeftBehind(): string[] {
  return abandonedClusters().map((cluster) => path.dirname(cluster));
}

/**
 * The connection string of the database with this name on the same server. The database is created when it is missing; several
 * processes may ask at once.
 */
export async function ensureDatabase(connectionString: string, name: string): Promise<string> {
  const wanted = connectionString.replace(/\/[^/]*$/, `/${encodeURIComponent(name)}`);
  const deadline = Date.now() + 30_000;
  while (!(await canConnect(wanted))) {
    const client = new Connection({ connectionString, ...patience(0) });
    await client.connect();
    try {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE template0`);
    } catch (error) {
      // Another process is creating it, has just created it, or is copying the template: check again.
      if (!['42P04', '23505', '55006'].includes(errorCode(error) ?? '') || Date.now() > deadline) throw error;
    } finally {
      await client.end();
    }
  }
  return wanted;
}

/**
 * Creates the role that the site signs in as, if it is missing. It owns nothing. Several processes may do so at once.
 *
 * @returns the address of the same database, for that role
 */
export async function ensureSiteRole(connectionString: string): Promise<string> {
  const client = new Connection({ connectionString, ...patience() });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [siteUser]);
    if (rowCount === 0) await client.query(`create role ${siteUser} login`);
  } catch (error) {
    const isThereNow = ['42710', '23505'].includes(errorCode(error) ?? '');
    if (!isThereNow) throw error;
  } finally {
    await client.end();
  }
  return connectionString.replace(`//${clusterUser}@`, `//${siteUser}@`);
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new Connection({ connectionString, ...patience() });
  try {
    await client.connect();
    return true;
  } catch (error) {
    const databaseMissing = '3D000';
    if (errorCode(error) === databaseMissing) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/** Stops servers whose process and data folder are both gone, because nobody can use them. Their files stay. */
async function stopAbandoned(log: Log): Promise<void> {
  for (const cluster of abandonedClusters()) {
    if ((await findRunning(cluster)) === undefined) continue;
    await stopServer(cluster);
    log.warn(`Stopped a database server whose data folder is gone; its files are kept in ${cluster}.`);
  }
}

function connectionStringFor(socketFolder: string): string {
  return `postgresql://${clusterUser}@${encodeURIComponent(socketFolder)}:${socketPort}/${firstDatabase}`;
}

function socketFile(socketFolder: string): string {
  return path.join(socketFolder, `.s.PGSQL.${socketPort}`);
}

function lockName(dataFolder: string): string {
  return `miami-flow-database-${hash(dataFolder)}`;
}
