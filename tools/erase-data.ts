import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { clustersLeftBehind, deleteEmbeddedDatabase, isDatabaseInUse } from '#platform/db/embedded/index.ts';
import { runCommand, siteSettings } from './site-command.ts';

/**
 * `npm run data:erase`: deletes the data folder and its database (which root has in another place). Asks the user to type the
 * folder's name, unless `--yes` is given. `--abandoned` instead deletes databases whose data folder was deleted by hand.
 */
runCommand(async () => {
  const { values } = parseArgs({
    options: { yes: { type: 'boolean', default: false }, abandoned: { type: 'boolean', default: false } },
  });
  const { dataDir, databaseUrl, s3, backupTo } = siteSettings();
  if (values.abandoned) {
    const folders = clustersLeftBehind();
    if (folders.length === 0) return console.log('No database is left of a data folder that is gone.');
    for (const folder of folders) console.log(folder);
    await confirm('databases', 'These databases, of data folders that are gone or were moved,', values.yes);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    return console.log(`Deleted ${folders.length} databases.`);
  }
  if (!existsSync(dataDir)) throw new Error(`There is no data folder ${dataDir}.`);
  const isOurs = readdirSync(dataDir).some((name) => ['keys', 'postgres', 'files'].includes(name));
  if (!isOurs) throw new Error(`${dataDir} does not look like a data folder: nothing was deleted.`);
  if (isDatabaseInUse(dataDir)) throw new Error('The site is running: stop it first.');
  await confirm(path.basename(dataDir), `All that the site keeps in ${dataDir}, its keys too,`, values.yes);
  await deleteEmbeddedDatabase(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`Deleted ${dataDir} with its database.`);
  if (databaseUrl) console.log('The database that DATABASE_URL names is as it was.');
  if (s3) console.log('The bucket that S3_URL names is as it was.');
  if (backupTo) console.log('The backups are as they were; without their key nobody opens them.');
  const left = clustersLeftBehind();
  if (left.length > 0) {
    console.log('Databases of other data folders that are gone or were moved (--abandoned deletes them):');
    for (const folder of left) console.log(`  ${folder}`);
  }
});

/** @throws if the user does not type the word */
async function confirm(word: string, what: string, isSaid: boolean): Promise<void> {
  if (isSaid) return;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  // If there is no terminal, nobody could ever answer the question: end it.
  terminal.once('close', () => ended.abort());
  const question = `${what} will be deleted for good. Type "${word}" to go on: `;
  const typed = await terminal.question(question, { signal: ended.signal }).catch(() => '');
  terminal.close();
  if (typed.trim() !== word) throw new Error('Nothing was deleted.');
}
