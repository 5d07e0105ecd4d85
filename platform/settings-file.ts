import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { type ConfigResult, loadConfig, settingNames } from './config.ts';

/**
 * Reads the settings from the environment and the file `.env` in this folder, if there is one; the environment wins. A name in the
 * file that is nearly a setting's is refused, because the setting would silently count as absent. Of the environment nobody knows
 * what is meant for the site.
 */
export function readSettings(folder: string): ConfigResult {
  const file = path.join(folder, '.env');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return loadConfig(process.env);
  }
  const problems = Object.keys(parseEnv(text)).flatMap((name) => {
    const meant = settingLike(name);
    return meant ? [`.env sets ${name}, which is no setting: ${meant} was probably meant.`] : [];
  });
  if (problems.length > 0) return { ok: false, problems };
  process.loadEnvFile(file);
  return loadConfig(process.env);
}

/** The setting for which a name was probably meant; undefined for a setting itself, and for what resembles none. */
export function settingLike(name: string): string | undefined {
  if (settingNames.includes(name)) return undefined;
  return settingNames.find((setting) => editDistance(name.toUpperCase(), setting) <= mostChanges(setting));
}

/** Short names, such as PORT, resemble too many others. */
const mostChanges = (setting: string) => (setting.length < 10 ? 1 : 2);

/** The edit distance (Levenshtein): how many letters must be added, left out or replaced. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1];
    for (const [at, its] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === its ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
