import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asSiteRole } from './site-role.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The built site in a process of its own, with its own free port, database and data folder. */
export type RunningSite = {
  readonly origin: string;
  readonly database: TestDatabase;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Everything the site has written so far to stdout and stderr. */
  said(): string;
  stop(): Promise<void>;
};

/**
 * Use ports below those that the system gives to outgoing connections. A site migrates for seconds before it listens,
 * and no outgoing connection may take its port meanwhile.
 */
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

/** Another suite's site may take the port in the seconds before this one listens; then try the next port. */
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

/** Starts the site at that port; resolves once it is open or has exited. */
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
      // Each scenario creates the charters that it needs.
      SAMPLE_BUSINESS: 'off',
      // All visitors of a suite come from one address.
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
 * Starts the production build in the folder that `BUILD_DIR` names, as for the build itself.
 *
 * @param databaseServer where databases can be made; the site gets a copy of the seeded one, or `options.database`
 * @param options.hasOwnRole the site signs in as a role that owns nothing, as in `openSiteRole`
 * @param options.host the host name in the site's address, if it cannot be 127.0.0.1
 * @param options.keys a folder of keys for sites that share one database, as they would share their data folder
 * @param options.command the command to start instead of the build
 * @param options.keptPictures a folder of resized pictures shared by several sites, so that each picture is made only
 * once
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
