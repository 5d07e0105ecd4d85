import type { Config } from '#platform/config.ts';
import { refuseDeaf } from './direct.ts';
import { ensureDatabase, ensureSiteRole, logFolderIn, startEmbeddedDatabase } from './embedded/index.ts';

/** Beside the embedded server's cluster: where it puts its write-ahead log when backups are kept. */
const LOG_FOLDER = 'log';

export type SiteDatabase = {
  /** For all that a visitor waits for. */
  readonly connectionString: string;
  /** For what needs a session of its own: migrations, hearing of changes, jobs, backups, commands. */
  readonly directConnectionString: string;
  /** For migrations, and for backups; another than the site's where that owns nothing. */
  readonly ownerConnectionString: string;
  /** `connectionString` is the address of a pooler. */
  readonly isPooled: boolean;
  /** The folder into which the server puts its log; undefined where it keeps it itself. */
  readonly logFolder: string | undefined;
  /** Ends this process's use of the embedded server. */
  stop(): Promise<void>;
};

/** The database that the settings name: another server's, else the embedded one of the data folder, which is started when it does not run. */
export async function openSiteDatabase(
  {
    databaseUrl,
    databaseDirectUrl,
    databaseOwnerUrl,
    dataDir,
    backupTo,
  }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseOwnerUrl' | 'dataDir' | 'backupTo'>,
  log: { info(message: string): void; warn(message: string): void },
): Promise<SiteDatabase> {
  if (databaseUrl !== undefined) {
    const directConnectionString = databaseDirectUrl ?? databaseUrl;
    const isPooled = databaseDirectUrl !== undefined;
    await refuseDeaf(directConnectionString, { isPooled });
    return {
      connectionString: databaseUrl,
      directConnectionString,
      ownerConnectionString: databaseOwnerUrl ?? directConnectionString,
      isPooled,
      logFolder: undefined,
      stop: async () => {},
    };
  }
  const isKept = backupTo !== undefined;
  const embedded = await startEmbeddedDatabase({
    dataDir,
    choices: { logFolder: isKept ? LOG_FOLDER : undefined },
    log,
  });
  try {
    const ownerConnectionString = await ensureDatabase(embedded.connectionString, 'miami_flow');
    const connectionString = await ensureSiteRole(ownerConnectionString);
    return {
      connectionString,
      directConnectionString: connectionString,
      ownerConnectionString,
      isPooled: false,
      logFolder: isKept ? logFolderIn(dataDir, LOG_FOLDER) : undefined,
      stop: embedded.stop,
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}
