import path from 'node:path';
import { parseArgs } from 'node:util';
import { chainEvents, verifyChain } from '#features/security/service/index.ts';
import { loadConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { ensureDatabase, startEmbeddedDatabase } from '#platform/db/embedded/index.ts';

/**
 * `npm run security:verify`: goes through the chain of security events and fails where one was changed or taken away. With
 * `--expect <position>:<hash>`, an end that a collector has noted, also when the newest are gone. The site may be running.
 */
const root = path.resolve(import.meta.dirname, '..');

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { expect: { type: 'string' } } });
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(values.expect ?? '') ?? [];
  if (values.expect !== undefined && !hash)
    throw new Error('Usage: npm run security:verify -- [--expect <position>:<hash>]');
  const known = position && hash ? { position: Number(position), hash } : undefined;
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
    const database = openDatabase(connectionString, { max: 2, statementMs: 60_000 });
    try {
      await chainEvents({ db: database.db });
      const verdict = await verifyChain({ db: database.db }, known);
      if (!verdict.isWhole) throw new Error(`Event ${verdict.position} ${verdict.problem}.`);
      console.log(
        `The chain of ${verdict.count} security events is whole. Its end: ${verdict.count}:${verdict.hash}`,
      );
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
