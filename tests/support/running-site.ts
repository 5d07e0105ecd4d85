import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asSiteRole } from './site-role.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The built site as a process of its own, on a free port, a database of its own and a data folder of its own. */
export type RunningSite = {
  readonly origin: string;
  readonly database: TestDatabase;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** What it has written so far, to whoever started it. */
  said(): string;
  stop(): Promise<void>;
};

/** Below the ports that the system hands to outgoing connections: a site migrates for seconds before it listens, and none of them may take its port meanwhile. */
const PORTS = { from: 20_000, to: 32_000 };
const handedOut = new Set<number>();

async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to);
  const isFree =
    !handedOut.has(port) &&
    (await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    }));
  if (!isFree) return freePort();
  handedOut.add(port);
  return port;
}

function addressesOf(owner: string, hasOwnRole = false): Record<string, string> {
  return hasOwnRole
    ? { DATABASE_URL: asSiteRole(owner), DATABASE_OWNER_URL: owner }
    : { DATABASE_URL: owner };
}

type SiteOptions = {
  env?: Record<string, string>;
  seeded?: boolean;
  database?: TestDatabase;
  hasOwnRole?: boolean;
  host?: string;
  keys?: string;
  command?: [string, ...string[]];
  keptPictures?: string | undefined;
};

/** A port may be taken in the seconds before a site listens, by another suite's site: then the next is tried. */
async function openOnFreePort(database: TestDatabase, dataDir: string, options: SiteOptions) {
  for (;;) {
    const opened = await openAt(await freePort(), database, dataDir, options);
    if (opened.isOpen) return opened;
    const wrote = opened.said();
    const isTaken = options.env?.PORT === undefined && wrote.includes('is already in use');
    if (!isTaken) throw new Error(`The site did not start: ${wrote}`);
  }
}

function productionBuild(): [string, ...string[]] {
  return [process.execPath, path.join(ROOT, process.env.BUILD_DIR ?? 'build', 'server/index.js')];
}

/** Starts the site there; resolves once it is open, or has ended without. */
async function openAt(port: number, database: TestDatabase, dataDir: string, options: SiteOptions) {
  const origin = `http://${options.host ?? '127.0.0.1'}:${port}`;
  const [program, ...parameters] = options.command ?? productionBuild();
  const site = spawn(program, parameters, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      ...addressesOf(database.connectionString, options.hasOwnRole),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Scenarios bring the charters that they need.
      SAMPLE_BUSINESS: 'off',
      // All of a suite's visitors come from one address.
      COSTLY_READS_PER_MINUTE: '1000000',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  const said = () => written.join('');
  const exited = new Promise<void>((resolve) => site.once('exit', () => resolve()));
  const isOpen = await new Promise<boolean>((resolve) => {
    const hear = (chunk: Buffer) => {
      written.push(chunk.toString());
      if (said().includes('is open at')) resolve(true);
    };
    site.stdout.on('data', hear);
    site.stderr.on('data', hear);
    void exited.then(() => resolve(false));
  });
  return { origin, site, said, exited, isOpen };
}

/**
 * Starts the production build. `BUILD_DIR` names the build, as it does for the build itself.
 *
 * @param databaseServer where databases can be made; the site gets a copy of the seeded one, or `options.database`
 * @param options.hasOwnRole the site signs in as a role that owns nothing, as in `openSiteRole`
 * @param options.host the name in its address, where a number will not do
 * @param options.keys a folder of keys that processes on one database share, as they would share their data folder
 * @param options.command what to start instead
 * @param options.keptPictures a folder of pictures in the sizes screens ask for, shared with other sites: made once, not by each
 */
export async function startRunningSite(
  databaseServer: string,
  options: SiteOptions = {},
): Promise<RunningSite> {
  const database =
    options.database ?? (await createTestDatabase(databaseServer, { seeded: options.seeded ?? true }));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'miami-flow-site-'));
  if (options.keptPictures) symlinkSync(options.keptPictures, path.join(dataDir, 'pictures'));
  if (options.keys) symlinkSync(options.keys, path.join(dataDir, 'keys'));
  const { origin, site, said, exited } = await openOnFreePort(database, dataDir, options);
  return {
    origin,
    database,
    dataDir,
    process: site,
    said,
    async stop() {
      if (site.exitCode === null && site.signalCode === null) site.kill('SIGTERM');
      await exited;
      if (!options.database) await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
