import path from 'node:path';
import { type Config, loadConfig } from '#platform/config.ts';
import { openSiteDatabase, type SiteDatabase } from '#platform/db/site-database.ts';

/** What the commands for a site on this machine have in common. */
export const projectFolder = path.resolve(import.meta.dirname, '..');

/** The settings as the site itself reads them. */
export function siteSettings(): Config {
  try {
    process.loadEnvFile(path.join(projectFolder, '.env'));
  } catch (error) {
    // Without a .env file the environment alone counts.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  process.chdir(projectFolder);
  const loaded = loadConfig(process.env);
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
  return loaded.config;
}

/** Does the work with the site's database, whose server is started for it where the site does not run. */
export async function withSiteDatabase(
  config: Config,
  work: (database: SiteDatabase) => Promise<void>,
): Promise<void> {
  const database = await openSiteDatabase(config, {
    info: () => {},
    warn: (message) => console.warn(message),
  });
  try {
    await work(database);
  } finally {
    await database.stop();
  }
}

/** Runs a command: what it throws is printed, and the exit code is 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
