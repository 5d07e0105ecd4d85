import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isId } from '#core/ids.ts';
import type { Config } from '#platform/config.ts';

/** Where mails are written while no mail server is set. */
export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'mail');
}

const AT_ONCE = 500;

/**
 * Removes the files of mails that nobody keeps any more, and of which none was written after that instant; answers how many.
 *
 * @param kept which of those ids still are in the outbox
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

/** A mail's file is named after its id; half a one has `.part` behind it. */
const idOf = (file: string) => file.replace(/\.eml(\.part)?$/, '');

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => /\.eml(\.part)?$/.test(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
