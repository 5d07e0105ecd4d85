import { existsSync } from 'node:fs';
import { installPackages, which } from './browser.mjs';

const FOLDER = '/usr/share/hunspell';

/**
 * Finds hunspell with its Spanish and Portuguese dictionaries, or installs them from the system's packages (hunspell,
 * hunspell-es, hunspell-pt-br). Undefined if that is not possible.
 */
export async function ensureHunspell() {
  const find = async () => {
    const hasDictionaries = ['es_US', 'pt_BR'].every((name) => existsSync(`${FOLDER}/${name}.dic`));
    return hasDictionaries ? which('hunspell') : undefined;
  };
  return (
    (await find()) ?? installPackages('a spell checker', ['hunspell', 'hunspell-es', 'hunspell-pt-br'], find)
  );
}
