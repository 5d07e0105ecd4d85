/** The superuser of an embedded cluster. `firstDatabase` below exists in it from the start. */
export const clusterUser = 'miami_flow';
/** The site's own role, which owns nothing. */
export const siteUser = 'miami_flow_site';
export const firstDatabase = 'postgres';

/** Part of the socket's file name only: the server does not listen on the network. */
export const socketPort = 5432;

/** The folder, beside the cluster, for the server's write-ahead log when backups are kept. */
export const LOG_FOLDER = 'log';

/** Options of initdb. With the builtin provider, indexes stay valid when the system's C library is updated. */
export function clusterOptions(dataFolder: string): string[] {
  return [
    '-D',
    dataFolder,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--username=${clusterUser}`,
    // No password: only the server's user and root can enter the socket's folder (0700), and they own the data files anyway.
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ];
}

/** What a caller may choose for the server that it starts. */
export type ServerChoices = {
  readonly connections: number;
  /** false: nothing waits for the disk, and data may be lost when the machine fails. Only for data that nobody needs to keep. */
  readonly isDurable: boolean;
  /** The server puts each part of the write-ahead log here when it is full or a minute old. Its reader must delete it. */
  readonly logFolder?: string | undefined;
  /** Settings for this start only, which override all others; undefined: leave out one that this server version lacks. */
  readonly more?: Readonly<Record<string, string | undefined>>;
  /** How long the server may take to be ready; by default a minute. */
  readonly patienceMs?: number;
};

/** With the time it takes to copy the log, a lost machine loses at most the last minute. */
const LOG_SECONDS = 50;

/**
 * The server runs the command in its data folder. Under its final name, each file is complete and on the disk. It is compressed at
 * once, because a part is 16 MB, mostly of nothing, and more than a thousand a day wait here while the backups' place is away.
 */
function archiving(logFolder: string | undefined): Record<string, string> {
  if (logFolder === undefined) return { archive_mode: 'off' };
  const into = `../${logFolder}`;
  return {
    archive_mode: 'on',
    archive_timeout: `${LOG_SECONDS}s`,
    archive_command: `gzip -1 < %p > ${into}/.%f.part && sync ${into}/.%f.part && mv ${into}/.%f.part ${into}/%f && sync ${into}`,
  };
}

/** Passed on the command line instead of in postgresql.conf, so that a new release can change them. */
export function serverOptions(
  dataFolder: string,
  socketFolder: string,
  { connections, isDurable, logFolder, more }: ServerChoices,
): string[] {
  const waitForDisk = isDurable ? 'on' : 'off';
  const settings: Record<string, string | undefined> = {
    listen_addresses: '',
    unix_socket_directories: quoteListItem(socketFolder),
    unix_socket_permissions: '0700',
    port: String(socketPort),
    max_connections: `${connections}`,
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: waitForDisk,
    synchronous_commit: waitForDisk,
    full_page_writes: waitForDisk,
    shared_buffers: '64MB',
    // The data are in memory or on an SSD, so reading through an index costs little more than reading sequentially.
    random_page_cost: '1.1',
    effective_cache_size: '512MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    min_wal_size: '64MB',
    max_wal_size: '512MB',
    max_wal_senders: '2',
    autovacuum_max_workers: '2',
    max_worker_processes: '4',
    // The whole database is in the system's cache, so reading directly is as fast as through worker processes.
    io_method: 'sync',
    // Compiling plans costs more than it saves on queries that take a few milliseconds.
    jit: 'off',
    log_checkpoints: 'off',
    // Keep statements and error details out of the log, because they contain names and addresses of people.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    // Always set it, even to off: a restored cluster must not go on with the archiving settings it was copied with.
    ...archiving(logFolder),
    ...more,
  };
  const options = ['-D', dataFolder];
  for (const [name, value] of Object.entries(settings)) {
    if (value !== undefined) options.push('-c', `${name}=${value}`);
  }
  return options;
}

/** Quotes a folder for a setting that is a list, because its name may contain a comma or a space. */
function quoteListItem(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
