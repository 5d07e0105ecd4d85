import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isKnownFile } from '#features/documents/service/index.ts';
import { BackupError } from '#platform/backup/error.ts';
import { openingVault } from '#platform/backup/key.ts';
import { newestBackup, readManifest } from '#platform/backup/manifest.ts';
import { nextSteps } from '#platform/backup/next-steps.ts';
import { openPlace } from '#platform/backup/place.ts';
import { restoreBackup } from '#platform/backup/restore.ts';
import { deleteEmbeddedDatabase } from '#platform/db/embedded/index.ts';
import { openFolderStore } from '#platform/storage/file-store.ts';
import { runCommand, siteSettings, undoWhenToldToStop } from './site-command.ts';

/**
 * `npm run restore -- <place> --into <folder> [--until <time>] [--backup <name>] [--key <file>]`: restores the database and
 * uploaded files into a data folder that is empty except for keys. The default place is BACKUP_TO, the default folder DATA_DIR.
 */
const USAGE =
  'Usage: npm run restore -- [<folder> | s3://<bucket>/<folder>] [--into <folder>] [--until 2026-03-06T14:30:00Z] [--backup <name>] [--key <file>] [--programs <folder of PostgreSQL>]';

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      until: { type: 'string' },
      backup: { type: 'string' },
      key: { type: 'string' },
      programs: { type: 'string' },
    },
  });
  const startedIn = process.cwd();
  const config = siteSettings();
  const [text = config.backupTo, ...others] = positionals;
  if (text === undefined || others.length > 0) throw new Error(USAGE);
  const into = values.into === undefined ? config.dataDir : path.resolve(startedIn, values.into);
  const until = values.until === undefined ? undefined : momentOf(values.until);
  refuseUsedFolder(into);
  const place = openPlace(text, config, openingVault({ ...config, dataDir: into }, values.key));
  const backup = values.backup ? await readManifest(place, values.backup) : await newestBackup(place, until);
  if (!backup) {
    throw new BackupError(`There is no backup${until ? ' from before that moment' : ''} in ${place.name}.`);
  }
  if (until && until < backup.finishedAt) {
    throw new BackupError(`The backup ${backup.name} was made after that moment: take an earlier one.`);
  }
  const store = openFolderStore(path.join(into, 'files'));
  undoWhenToldToStop(() => forgetAttempt(into));
  const began = performance.now();
  try {
    const { files, segments, endsAt } = await restoreBackup({
      place,
      backup,
      into,
      files: store,
      until,
      isKnown: (db, key) => isKnownFile({ db }, key),
      programs: values.programs,
      look: async (_db, restored) => restored,
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `Restored ${backup.name} into ${into}, with ${segments} parts of the log since and ${files} files, in ${seconds} s.`,
    );
    if (endsAt) {
      console.warn(
        `The log could be used only up to the part …${endsAt}: that part or the one after it is missing in ${place.name}, and nothing of the later parts was restored. Look for it before you go on: it may lie under the folder on which a disk was mounted late.`,
      );
    }
    for (const step of nextSteps(config, backup.server, into)) console.log(step);
  } catch (error) {
    await forgetAttempt(into);
    throw error;
  }
});

function momentOf(text: string): Date {
  const moment = new Date(text);
  if (/(Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(moment.getTime())) return moment;
  throw new Error(
    '--until takes a time with its zone, such as 2026-03-06T14:30:00Z or 2026-03-06T09:30:00-05:00.',
  );
}

function refuseUsedFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).every((name) => name === 'keys')) return;
  throw new BackupError(`${folder} is not empty: restore into a new folder (it may hold keys/ alone).`);
}

/** Deletes what a failed restore has written, because half a restore would look like a complete site. */
async function forgetAttempt(folder: string): Promise<void> {
  await deleteEmbeddedDatabase(folder);
  for (const name of ['postgres', 'files']) rmSync(path.join(folder, name), { recursive: true, force: true });
}
