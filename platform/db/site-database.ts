import type { Config } from '#platform/config.ts';
import { refuseDeaf } from './direct.ts';
import { ensureDatabase, ensureSiteRole, logFolderIn, startEmbeddedDatabase } from './embedded/index.ts';
import { LOG_FOLDER } from './embedded/settings.ts';

export type SiteDatabase = {
  /** For all queries that a visitor waits for. */
  readonly connectionString: string;
  /** For work that needs a database session of its own: migrations, listening for changes, jobs, backups, commands. */
  readonly directConnectionString: string;
  /** For migrations and backups. Names another role when the site's own role owns nothing. */
  readonly ownerConnectionString: string;
  /** Whether `connectionString` is the address of a pooler. */
  readonly isPooled: boolean;
  /** The folder into which the server puts its log; undefined when the server keeps its log itself. */
  readonly logFolder: string | undefined;
  /** Ends this process's use of the embedded server. */
  stop(): Promise<void>;
};

/** Opens the database that the settings name, else the embedded one, which is started if it does not run. */
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
