import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError, errorCode, fileSystemProblem, orUseAnother } from './error.ts';
import { socketPort } from './settings.ts';
import { findOrCreateSystemUser, type SystemUser } from './system-user.ts';

/**
 * Where one embedded cluster lives.
 *
 * - Started by an ordinary user: `folder` is DATA_DIR/postgres.
 * - Started by root: PostgreSQL refuses to run as root, so `folder` is /var/lib/miami-flow/<hash of the clone's
 *   path>/clusters/<name>, and DATA_DIR/postgres is a link to it. Each data folder has its own link, so two never share a
 *   cluster, and after a data folder is deleted, root gets a new, empty cluster too.
 *
 * The programs are a copy of those in node_modules, which `npm ci` empties under a running server, and which root's server,
 * running as another user, may not be able to read.
 */
export type Home = {
  folder: string;
  /** PostgreSQL's own data folder. */
  cluster: string;
  socketFolder: string;
  logFile: string;
  /** One file for each process that uses the server now. */
  usersFolder: string;
  programs: string;
  /** The user that the server runs as; undefined: the user of this process. */
  runsAs: SystemUser | undefined;
};

const systemFolder = '/var/lib/miami-flow';

/** The real path of the data folder, which is created when it is missing. */
export function openDataFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return realpathSync(dataDir);
  } catch (error) {
    throw fileSystemProblem(error, dataDir);
  }
}

export function openHome(dataFolder: string, binaries: Binaries): Home {
  const link = path.join(dataFolder, 'postgres');
  try {
    return isRoot() ? openSystemHome(dataFolder, link, binaries) : openOwnHome(link, binaries);
  } catch (error) {
    throw fileSystemProblem(error, link);
  }
}

/** The folder of this data folder's cluster; undefined when there is none. */
export function existingFolder(dataFolder: string): string | undefined {
  try {
    return realpathSync(path.join(dataFolder, 'postgres'));
  } catch {
    return undefined;
  }
}

/** Clusters made by root for this clone that no data folder points to any more. Their files are kept. */
export function abandonedClusters(): string[] {
  if (!isRoot()) return [];
  const clusters = path.join(cloneFolder(), 'clusters');
  if (!existsSync(clusters)) return [];
  return readdirSync(clusters)
    .map((name) => path.join(clusters, name))
    .filter((folder) => {
      const owner = readOwner(folder);
      return owner !== undefined && !pointsTo(path.join(owner, 'postgres'), folder);
    })
    .map(clusterIn);
}

export function clusterIn(folder: string): string {
  return path.join(folder, 'cluster');
}

export function makePrivateFolder(folder: string, owner: SystemUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
}

function openOwnHome(folder: string, binaries: Binaries): Home {
  const existing = statIfThere(folder);
  if (existing !== undefined && existing.uid !== process.getuid?.()) {
    throw new EmbeddedDatabaseError(
      `The database in ${folder} belongs to another user of this machine: start the site as that user, set DATA_DIR to another folder, ${orUseAnother}.`,
    );
  }
  if (existing === undefined && lstatIfThere(folder) !== undefined) throw lostCluster(folder);
  makePrivateFolder(folder, undefined);
  const home = homeIn(folder, copyPrograms(folder, binaries), undefined);
  makePrivateFolder(home.socketFolder, undefined);
  if (statSync(home.socketFolder).uid !== process.getuid?.()) {
    throw new EmbeddedDatabaseError(
      `The folder ${home.socketFolder} belongs to another user: remove it or set DATA_DIR to a shorter path.`,
    );
  }
  return home;
}

function openSystemHome(dataFolder: string, link: string, binaries: Binaries): Home {
  const runsAs = findOrCreateSystemUser('miami-flow');
  const base = cloneFolder();
  for (const folder of [systemFolder, base, path.join(base, 'clusters')]) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
  }
  const programs = copyPrograms(base, binaries);
  const folder = linkedFolder(dataFolder, link, base);
  const home = homeIn(folder, programs, runsAs);
  makePrivateFolder(home.socketFolder, runsAs);
  return home;
}

function linkedFolder(dataFolder: string, link: string, base: string): string {
  const there = lstatIfThere(link);
  if (there === undefined) {
    const folder = path.join(base, 'clusters', `${hash(dataFolder)}-${randomBytes(4).toString('hex')}`);
    mkdirSync(folder, { mode: 0o711 });
    chmodSync(folder, 0o711);
    writeOwner(folder, dataFolder);
    symlinkSync(folder, link);
    return folder;
  }
  if (!there.isSymbolicLink()) {
    throw new EmbeddedDatabaseError(
      `The database in ${link} was made by an ordinary user and can't be run by root: start the site as that user, set DATA_DIR to another folder, ${orUseAnother}.`,
    );
  }
  if (!existsSync(link)) throw lostCluster(link);
  const folder = realpathSync(link);
  const owner = readOwner(folder);
  if (owner !== dataFolder) {
    if (owner !== undefined && pointsTo(path.join(owner, 'postgres'), folder)) {
      throw new EmbeddedDatabaseError(
        `The data folder ${dataFolder} is a copy of ${owner} and would share its database: delete ${link} to begin with an empty one, ${orUseAnother}.`,
      );
    }
    writeOwner(folder, dataFolder);
  }
  return folder;
}

function lostCluster(link: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The database that ${link} points to (${readlinkSync(link)}) is not there: bring it back, or delete ${link} to begin with an empty one.`,
  );
}

function homeIn(folder: string, programs: string, runsAs: SystemUser | undefined): Home {
  return {
    folder,
    cluster: clusterIn(folder),
    socketFolder: shortSocketFolder(folder),
    logFile: path.join(folder, 'server.log'),
    usersFolder: path.join(folder, 'users'),
    programs,
    runsAs,
  };
}

/** A folder for the socket whose path fits the kernel's limit of 107 bytes. */
export function shortSocketFolder(folder: string): string {
  const beside = path.join(folder, 'socket');
  if (Buffer.byteLength(`${beside}/.s.PGSQL.${socketPort}.lock`) <= 107) return beside;
  return `/tmp/miami-flow-${process.getuid?.()}-${hash(folder)}`;
}

function copyPrograms(base: string, binaries: Binaries): string {
  // Releases in folders of their own share the copy of a package.
  const name = binaries.version === 'unversioned' ? hash(binaries.folder) : binaries.version;
  const target = path.join(base, `postgres-${name}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  try {
    cpSync(binaries.folder, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a'),
    });
    if (isRoot()) openToAll(unfinished);
    renameSync(unfinished, target);
  } catch (error) {
    // Another process may have copied them first; its copy is just as good.
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return target;
}

/** Makes the programs readable for the server's user, in spite of a strict umask or a private clone. */
function openToAll(entry: string): void {
  const stat = lstatSync(entry);
  if (stat.isSymbolicLink()) return;
  chownSync(entry, 0, 0);
  if (!stat.isDirectory()) {
    chmodSync(entry, (stat.mode & 0o100) !== 0 ? 0o755 : 0o644);
    return;
  }
  chmodSync(entry, 0o755);
  for (const name of readdirSync(entry)) openToAll(path.join(entry, name));
}

function cloneFolder(): string {
  return path.join(systemFolder, hash(clonePath()));
}

/** The nearest folder above this file with a package.json, because the build may have moved this code. */
function clonePath(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json')) && path.dirname(folder) !== folder) {
    folder = path.dirname(folder);
  }
  return realpathSync(folder);
}

function readOwner(folder: string): string | undefined {
  try {
    return readFileSync(path.join(folder, 'owner'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

function writeOwner(folder: string, dataFolder: string): void {
  writeFileSync(path.join(folder, 'owner'), `${dataFolder}\n`, { mode: 0o600 });
}

function pointsTo(link: string, folder: string): boolean {
  try {
    return readlinkSync(link) === folder;
  } catch {
    return false;
  }
}

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function statIfThere(entry: string) {
  return ifThere(() => statSync(entry));
}

function lstatIfThere(entry: string) {
  return ifThere(() => lstatSync(entry));
}

function ifThere<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
