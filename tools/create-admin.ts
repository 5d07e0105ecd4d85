import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { uuidV7 } from '#core/ids.ts';
import { createAdministrator } from '#features/accounts/service/administrators.ts';
import { loadConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { ensureDatabase, startEmbeddedDatabase } from '#platform/db/embedded/index.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';

/**
 * `npm run admin:create -- rosa`: makes an administrator and prints a one-time password. Of an account that exists it makes
 * an administrator with a new password; `--without-second-factor` helps one who has lost it. The site may be running.
 */
const root = path.resolve(import.meta.dirname, '..');
const USAGE = 'Usage: npm run admin:create -- <username> [--without-second-factor]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'without-second-factor': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [username, ...others] = positionals;
  if (username === undefined || others.length > 0) throw new Error(USAGE);
  try {
    process.loadEnvFile(path.join(root, '.env'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  process.chdir(root);
  const loaded = loadConfig(process.env);
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
  const { config } = loaded;
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase({
        dataDir: config.dataDir,
        log: { info: () => {}, warn: (message) => console.warn(message) },
      });
  try {
    const connectionString =
      config.databaseUrl ?? (await ensureDatabase(embedded?.connectionString ?? '', 'miami_flow'));
    await migrateDatabase(connectionString, path.join(root, 'database/migrations'));
    const database = openDatabase(connectionString, { max: 2, statementMs: 60_000 });
    try {
      const result = await createAdministrator(
        {
          db: database.db,
          now: () => new Date(),
          newId: () => uuidV7(Date.now(), randomBytes(10)),
        },
        username,
        { withoutSecondFactor: values['without-second-factor'] },
      );
      if (!result.ok) throw new Error('A username has 3 to 64 characters.');
      const { isNew, password } = result.value;
      console.log(
        `${isNew ? 'Made the administrator' : 'The account is an administrator now, and signed out everywhere:'} "${result.value.username}".`,
      );
      console.log(`One-time password: ${password}`);
      console.log('A password of their own is asked for at the first sign-in.');
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
