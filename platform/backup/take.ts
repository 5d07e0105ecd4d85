import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { FileStore } from '#platform/storage/store.ts';
import { takeBaseBackup } from './base-backup.ts';
import { copyFiles } from './files.ts';
import { sealHistoryAnew } from './log-archive.ts';
import { type Kept, type Manifest, newestBackup, removeBackup, writeManifest } from './manifest.ts';
import { writeParts } from './parts.ts';
import type { BackupPlace } from './place.ts';

export type TakeDeps = {
  readonly db: Database;
  /** Leads to the server itself, not to a pooler in front of it. */
  readonly connectionString: string;
  readonly files: FileStore;
  readonly place: BackupPlace;
};

/**
 * Makes a whole backup: the database as it is at the end of the copy, with every file uploaded by then. The site goes on
 * meanwhile. An interrupted backup has no manifest, so it does not count as one. What a failed one has written is deleted, so that
 * the next has its room.
 */
export async function takeBackup(deps: TakeDeps): Promise<Manifest> {
  const [about] = (await deps.db.execute<ServerRow>(ABOUT)).rows;
  if (!about) throw new Error('The database says nothing about itself');
  const name = `backup-${about.now.replace(/[-:]|\.\d+/g, '')}-${randomBytes(2).toString('hex')}`;
  try {
    return await takeNamed(deps, name, about);
  } catch (error) {
    // What cannot be deleted now is deleted with the next backup that succeeds.
    await removeBackup(deps.place, name).catch(() => {});
    throw error;
  }
}

async function takeNamed(
  { db, connectionString, files, place }: TakeDeps,
  name: string,
  about: ServerRow,
): Promise<Manifest> {
  const before = await countRows(db);
  const previous = await newestBackup(place).catch(() => undefined);
  // After a change of the key, everything that backups share is sealed anew, so that the former key may go.
  const isSameKey = previous !== undefined && !(await place.isOutdated(`${previous.name}/manifest`));
  if (!isSameKey) await sealHistoryAnew(place);

  let base: Kept[] = [];
  const done = await takeBaseBackup(connectionString, async (tar) => {
    base = await writeParts(place, `${name}/base`, tar);
  });
  const [end] = (await db.execute<{ now: string; firstLog: string }>(endOf(done.startLsn))).rows;
  const after = await countRows(db);
  const made: Manifest = {
    format: 1,
    name,
    startedAt: new Date(about.now),
    finishedAt: new Date(end?.now ?? about.now),
    server: {
      major: about.major,
      version: about.version,
      systemId: about.systemId,
      superuser: about.superuser,
      database: about.database,
      firstLog: end?.firstLog ?? '',
    },
    base,
    baseList: await writeParts(place, `${name}/list`, Readable.from([done.serverManifest])),
    // Copy the files after the database, so that every row's file is uploaded by then. Only erased ones may be missing.
    files: await copyFiles(files, place, isSameKey ? previous.files : []),
    counts: [...after].map(([table, count]) => ({ table, before: before.get(table) ?? 0, after: count })),
  };
  await writeManifest(place, made);
  return made;
}

type ServerRow = {
  readonly now: string;
  readonly major: number;
  readonly version: string;
  readonly systemId: string;
  readonly superuser: string;
  readonly database: string;
};

const isoTime = sql.raw(
  `to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
);

const ABOUT = sql`
  select ${isoTime}, current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version,
    (select system_identifier::text from pg_control_system()) as "systemId",
    (select rolname from pg_roles where oid = 10) as superuser, current_database() as database`;

const endOf = (startLsn: string) =>
  sql`select ${isoTime}, pg_walfile_name(${startLsn}::pg_lsn) as "firstLog"`;

/** The number of rows in each of the site's tables, all at the same moment. */
export async function countRows(db: Database): Promise<Map<string, number>> {
  const tables = await db.execute<{ name: string }>(
    // Only logged tables: a table that is not logged is empty in a copy.
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relpersistence = 'p' order by 1`,
  );
  const counts = tables.rows.map(
    ({ name }) => sql`select ${name} as name, count(*)::int as count from ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<{ name: string; count: number }>(sql.join(counts, sql` union all `));
  return new Map(rows.map(({ name, count }) => [name, count]));
}
