import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isId } from '#core/ids.ts';
import type { Config } from '#platform/config.ts';

/** The folder of mails that are written because no mail server is set. */
export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'mail');
}

const AT_ONCE = 500;

/**
 * Deletes files of mails that are not in the outbox any more and were last written before that instant; returns how many.
 *
 * @param kept returns which of the given ids are still in the outbox
 */
export async function sweepWrittenMails(
  config: Pick<Config, 'dataDir'>,
  before: Date,
  kept: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const folder = mailFolder(config);
  const old: string[] = [];
  for (const file of await namesIn(folder)) {
    const { mtime } = await stat(path.join(folder, file));
    if (mtime < before) old.push(file);
  }
  let swept = 0;
  for (let from = 0; from < old.length; from += AT_ONCE) {
    const part = old.slice(from, from + AT_ONCE);
    const ids = await kept(part.map(idOf).filter(isId));
    for (const file of part) {
      if (ids.has(idOf(file))) continue;
      await rm(path.join(folder, file), { force: true });
      swept += 1;
    }
  }
  return swept;
}

/** A mail's file is named by its id; an unfinished file ends in `.part`. */
const idOf = (file: string) => file.replace(/\.eml(\.part)?$/, '');

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => /\.eml(\.part)?$/.test(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
