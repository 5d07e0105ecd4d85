import { existsSync } from 'node:fs';
import { installPackages, which } from './browser.mjs';

const FOLDER = '/usr/share/hunspell';

/**
 * Has the spell checker and its Spanish and Portuguese there (hunspell, hunspell-es, hunspell-pt-br), from the system's packages
 * where they can be had. Undefined where they can't.
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
