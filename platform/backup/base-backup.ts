import { PassThrough } from 'node:stream';
import type pg from 'pg';
import { Connection, patience } from '#platform/db/connection.ts';
import { databaseErrorCode } from '#platform/db/error-code.ts';
import { BackupError } from './error.ts';

/** What the server reports about a backup once it is complete. */
export type BaseBackup = {
  /** The server's own list of its files with their SHA-256, as JSON. */
  readonly serverManifest: Buffer;
  readonly startLsn: string;
  readonly timeline: number;
};

/** The write-ahead log of the backup's duration is included, so that the backup is complete by itself. */
const COMMAND =
  "BASE_BACKUP (LABEL 'miami flow', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')";
/** Keeps the server from removing the log while the backup runs. The slot ends with the connection. */
const keepLog = (name: string) => `CREATE_REPLICATION_SLOT ${name} TEMPORARY PHYSICAL (RESERVE_WAL)`;

/**
 * Has a PostgreSQL server (15 or newer) send all of its files, with the log to replay on them. The server goes on serving
 * meanwhile.
 *
 * @param connectionString names a role that may replicate; must not lead through a pooler
 * @param receive is given the files as a tar archive, and must read it to its end
 */
export async function takeBaseBackup(
  connectionString: string,
  receive: (tar: AsyncIterable<Buffer>) => Promise<void>,
): Promise<BaseBackup> {
  const settings: pg.ClientConfig & { replication: string } = {
    connectionString,
    replication: 'true',
    ...patience(0),
  };
  const client = new Connection(settings);
  try {
    await client.connect();
    await client.query(keepLog(`backup_${process.pid}_${Date.now()}`));
    const command = new BaseBackupCommand();
    client.query(command);
    const [result] = await Promise.all([command.result, receive(command.tar)]);
    return result;
  } catch (error) {
    throw refusalOf(error) ?? error;
  } finally {
    client.giveUp();
  }
}

function refusalOf(error: unknown): BackupError | undefined {
  const code = databaseErrorCode(error) ?? '';
  const why: Readonly<Record<string, string>> = {
    '28000':
      'The database server lets nobody in for a backup: give its pg_hba.conf a line for "replication" and this user.',
    '42501':
      'This user of the database may take no backup: give it the right with "alter role … replication".',
    '53300': 'The database server has no connection left for a backup: raise max_wal_senders.',
    '53400': 'The database server has no replication slot left for a backup: raise max_replication_slots.',
  };
  const sentence = why[code];
  return sentence === undefined ? undefined : new BackupError(sentence, { cause: error });
}

/** The command as node-postgres sends it. It has three results; between them the archive comes as COPY data. */
class BaseBackupCommand implements pg.Submittable {
  readonly tar = new PassThrough({ highWaterMark: 1024 * 1024 });
  readonly result: Promise<BaseBackup>;
  readonly #ends = Promise.withResolvers<BaseBackup>();
  readonly #rows: (string | null)[][] = [];
  readonly #manifest: Buffer[] = [];
  #into: 'archive' | 'manifest' | undefined;
  #archives = 0;

  constructor() {
    this.result = this.#ends.promise;
  }

  submit(connection: pg.Connection): void {
    connection.query(COMMAND);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#rows.push(fields);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: pg.Connection): void {
    const kind = String.fromCharCode(chunk[0] ?? 0);
    if (kind === 'n') {
      this.#into = 'archive';
      this.#archives += 1;
    }
    if (kind === 'm') this.#into = 'manifest';
    // A second archive would be another tablespace's. Report that at the end, when the connection is free again.
    if (kind !== 'd' || this.#archives > 1) return;
    // Copy the bytes, because the driver reuses its memory.
    const bytes = Buffer.from(chunk.subarray(1));
    if (this.#into === 'manifest') this.#manifest.push(bytes);
    else if (!this.tar.write(bytes) && !stream.isPaused()) {
      stream.pause();
      this.tar.once('drain', () => stream.resume());
    }
  }

  handleReadyForQuery(): void {
    const [start, end] = [this.#rows[0], this.#rows.at(-1)];
    if (this.#archives !== 1 || !start?.[0] || !end?.[0]) {
      this.handleError(
        new BackupError(
          'The database has tablespaces of its own, which this command does not take along: use the tools of that server.',
        ),
      );
      return;
    }
    this.tar.end();
    this.#ends.resolve({
      serverManifest: Buffer.concat(this.#manifest),
      startLsn: start[0],
      timeline: Number(start[1]),
    });
  }

  handleError(error: Error): void {
    this.tar.destroy(error);
    this.#ends.reject(error);
  }

  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleCopyInResponse(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
