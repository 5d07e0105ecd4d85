import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBinaries } from './binaries.ts';
import { type Home, makePrivateFolder, openDataFolder, openHome } from './home.ts';
import { startServer, stopServer } from './server.ts';
import { LOG_FOLDER, socketPort } from './settings.ts';
import type { SystemUser } from './system-user.ts';

export type Recovery<T> = {
  /** The data folder, which has no database yet. */
  readonly dataDir: string;
  /** A folder with the bin/ of the major version that made the files; undefined: the installed package. */
  readonly binariesFrom?: string | undefined;
  /** Puts the copied files of a cluster into this folder, owned by this user. */
  readonly fillCluster: (folder: string, owner: SystemUser | undefined) => Promise<void>;
  /** Puts the archived log files into this folder, as `<name>.gz`. The server's user must be able to read them. */
  readonly fillLog: (folder: string) => Promise<void>;
  /** Restore the state of this moment; undefined: the newest state. */
  readonly until?: Date | undefined;
  /** The role and database with which `use` connects. */
  readonly superuser: string;
  readonly database: string;
  readonly isDurable?: boolean;
  /** Called once the database is restored, before its server is stopped. */
  readonly use: (connectionString: string) => Promise<T>;
};

/** Replaying a day of a busy site's log takes time. */
const REPLAY_MS = 6 * 3_600_000;

/**
 * Restores the cluster of a data folder from a server's copied files and log, up to a moment. The next start of the site uses
 * it like a cluster of its own.
 *
 * @throws EmbeddedDatabaseError among others with the server's message when the log ends before that moment
 */
export async function recoverDatabase<T>(recovery: Recovery<T>): Promise<T> {
  const { isDurable = true } = recovery;
  const home = openHome(openDataFolder(recovery.dataDir), findBinaries(recovery.binariesFrom));
  const log = path.join(home.folder, 'log-to-replay');
  const settings = path.join(home.folder, 'recovery-settings');
  try {
    makePrivateFolder(home.cluster, home.runsAs);
    await recovery.fillCluster(home.cluster, home.runsAs);
    mkdirSync(log, { mode: 0o755 });
    await recovery.fillLog(log);
    mkdirSync(settings, { mode: 0o755 });
    // The restored log branches off the old one. The server says so once, here, in a file that the site must carry away: a later
    // restore would otherwise follow the old branch to its end.
    if (isDurable) makePrivateFolder(path.join(home.folder, LOG_FOLDER), home.runsAs);
    const server = await startServer(home, {
      connections: 20,
      isDurable,
      logFolder: isDurable ? LOG_FOLDER : undefined,
      patienceMs: REPLAY_MS,
      more: recoverySettings(home, settings, recovery.until),
    });
    try {
      const host = encodeURIComponent(server.socketFolder);
      return await recovery.use(
        `postgresql://${recovery.superuser}@${host}:${socketPort}/${recovery.database}`,
      );
    } finally {
      await stopServer(home.cluster);
    }
  } finally {
    for (const folder of [log, settings]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Settings that replace all settings of the copied server: its configuration files and its access rules. */
function recoverySettings(home: Home, folder: string, until: Date | undefined) {
  const major = Number(readFileSync(path.join(home.cluster, 'PG_VERSION'), 'utf8'));
  const files = {
    config_file: ['postgresql.conf', ''],
    hba_file: ['pg_hba.conf', 'local all all trust\n'],
    ident_file: ['pg_ident.conf', ''],
  } as const;
  for (const [name, text] of Object.values(files))
    writeFileSync(path.join(folder, name), text, { mode: 0o644 });
  writeFileSync(path.join(home.cluster, 'recovery.signal'), '', { mode: 0o644 });
  return {
    ...Object.fromEntries(
      Object.entries(files).map(([setting, [name]]) => [setting, path.join(folder, name)]),
    ),
    restore_command: 'gzip -dc "../log-to-replay/%f.gz" > "%p"',
    recovery_target_action: 'promote',
    // Nobody reads during recovery. With hot standby, the settings would have to match those of the copied server.
    hot_standby: 'off',
    ...(major < 18 && { io_method: undefined }),
    // The server does not accept a trailing Z.
    ...(until && { recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00') }),
  };
}
