import path from 'node:path';
import { backupKeyFile } from '#platform/backup/key.ts';
import type { Config } from '#platform/config.ts';
import { openSiteDatabase, type SiteDatabase } from '#platform/db/site-database.ts';
import { readSettings } from '#platform/settings-file.ts';

/** The project's folder. This module is what the commands for a site on this machine share. */
export const projectFolder = path.resolve(import.meta.dirname, '..');

/** Reads the settings as the site does, and changes to the project's folder. */
export function siteSettings(): Config {
  process.chdir(projectFolder);
  const loaded = readSettings(projectFolder);
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
  return loaded.config;
}

/** Does the work with the site's database. If the site does not run, starts the database server for that time. */
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

/** Runs a command. If it throws, prints the message and sets the exit code to 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}

/**
 * Undoes what the command has begun when it is told to stop, because the database server that it started would go on by itself.
 * npm passes on a signal that the terminal has already sent, so a second one must not cut this short.
 */
export function undoWhenToldToStop(undo: () => Promise<void>): void {
  let isUndoing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isUndoing) return;
      isUndoing = true;
      void undo().finally(() => process.exit(130));
    });
  }
}

/** Prints where the keys are. They are in no backup: if they are lost with the machine, nobody can read one. */
export function sayWhereKeysAre(config: Config, why: string): void {
  const { dataDir, backupKeys, dataKeys, authSecret, sealKeyFile } = config;
  const places = [
    `what opens backups: ${backupKeys.length > 0 ? 'BACKUP_KEY of the settings' : backupKeyFile(dataDir)}`,
    `what opens sealed fields and files: ${dataKeys.length > 0 ? 'DATA_KEYS of the settings' : `${dataDir}/keys/data-keys.json`}`,
    `what sessions are signed with: ${authSecret ? 'AUTH_SECRET of the settings' : `${dataDir}/keys/auth.key`}`,
    `what agreements are sealed with, once there is one: ${sealKeyFile ?? `${dataDir}/seal.pem`}`,
  ];
  console.log(why);
  for (const place of places) console.log(`  ${place}`);
}
