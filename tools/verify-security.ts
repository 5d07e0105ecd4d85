import { parseArgs } from 'node:util';
import { chainEvents, verifyChain } from '#features/security/service/index.ts';
import { openDatabase } from '#platform/db/database.ts';
import { runCommand, siteSettings, withSiteDatabase } from './site-command.ts';

/**
 * `npm run security:verify`: checks the chain of security events. Fails if one was changed or removed; with
 * `--expect <position>:<hash>` (an end that a collector has recorded) also if the newest are gone. The site may be running.
 */
runCommand(async () => {
  const { values } = parseArgs({ options: { expect: { type: 'string' } } });
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(values.expect ?? '') ?? [];
  if (values.expect !== undefined && !hash)
    throw new Error('Usage: npm run security:verify -- [--expect <position>:<hash>]');
  const known = position && hash ? { position: Number(position), hash } : undefined;
  await withSiteDatabase(siteSettings(), async ({ directConnectionString }) => {
    const database = openDatabase(directConnectionString, { max: 2, statementMs: 60_000 });
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
  });
});
