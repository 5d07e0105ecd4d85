/** The superuser of an embedded cluster, and the database that exists from the start. */
export const clusterUser = 'miami_flow';
/** The role of the site's own, which owns nothing. */
export const siteUser = 'miami_flow_site';
export const firstDatabase = 'postgres';

/** For the name of the socket only: the server does not listen on the network. */
export const socketPort = 5432;

/** Given to initdb. The builtin provider keeps indexes valid when the system's C library is updated. */
export function clusterOptions(dataFolder: string): string[] {
  return [
    '-D',
    dataFolder,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--username=${clusterUser}`,
    // Whoever can enter the socket's folder (0700: the server's own user and root) owns the data files anyway.
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ];
}

/** What a caller may decide about the server that it starts. */
export type ServerChoices = {
  readonly connections: number;
  /** false: what is written is lost with the machine, and nothing waits for the disk. Only for data that nobody would miss. */
  readonly isDurable: boolean;
  /** Every part of the write-ahead log that is full, or a minute old, is put into this folder; whoever takes it from there deletes it. */
  readonly logFolder?: string | undefined;
  /** Settings for this one start, over all others; undefined: one that the server does not know. */
  readonly more?: Readonly<Record<string, string | undefined>>;
  /** How long until it is ready; a minute unless told otherwise. */
  readonly patienceMs?: number;
};

/** With the time it takes to be carried away from there, what is lost with the machine is at most a minute old. */
const LOG_SECONDS = 50;

/** Run by the server in its data folder; each file is on the disk under its name whole, or not at all. */
function archiving(logFolder: string | undefined): Record<string, string> {
  if (logFolder === undefined) return { archive_mode: 'off' };
  const into = `../${logFolder}`;
  return {
    archive_mode: 'on',
    archive_timeout: `${LOG_SECONDS}s`,
    archive_command: `cp %p ${into}/.%f.part && sync ${into}/.%f.part && mv ${into}/.%f.part ${into}/%f && sync ${into}`,
  };
}

/** Given on the command line and not written to postgresql.conf, so that a new release can change them. */
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
    // Its data are in memory or on a disk without a head that moves: an index costs little more than reading straight on.
    random_page_cost: '1.1',
    effective_cache_size: '512MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    min_wal_size: '64MB',
    max_wal_size: '512MB',
    max_wal_senders: '2',
    autovacuum_max_workers: '2',
    max_worker_processes: '4',
    // With the whole database in the system's cache, reading directly is as fast as through worker processes.
    io_method: 'sync',
    // Compiling plans costs more than it saves on queries of a few milliseconds.
    jit: 'off',
    log_checkpoints: 'off',
    // Statements and the details of errors hold names and addresses of people: they stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    // Always said: what a restored cluster was told when it was copied must not go on.
    ...archiving(logFolder),
    ...more,
  };
  const options = ['-D', dataFolder];
  for (const [name, value] of Object.entries(settings)) {
    if (value !== undefined) options.push('-c', `${name}=${value}`);
  }
  return options;
}

/** The setting is a list: a folder with a comma or a space in its name needs quotes. */
function quoteListItem(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
