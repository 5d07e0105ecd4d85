import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { FIRST_LANGUAGE, isLanguage, type Language } from '../core/language.ts';

const CATALOGUE = /\/words\/index\.ts$/;
const SEAM = /\/core\/as-said\.ts$/;
const PSEUDO = path.resolve(import.meta.dirname, '../core/pseudo.ts');

/** Whether every text is to be said in no language (`npm run pseudo`). The server's half is told as it starts. */
const isPseudo = process.env.PSEUDO_LANGUAGE === 'on';

/** The language of the browser's build that is being made; the first one unless `LANGUAGE` names another. */
export function builtLanguage(): Language {
  const { BUILD_LANGUAGE: named } = process.env;
  return isLanguage(named) ? named : FIRST_LANGUAGE;
}

/**
 * Gives the browser's build the texts of one language: each catalogue becomes the module of that language, of which only the
 * texts that are said are kept, each where it is said.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: isPseudo ? [CATALOGUE, SEAM] : CATALOGUE },
      handler: (id) => {
        if (SEAM.test(id))
          return `export { asPseudo as asSaid } from ${JSON.stringify(PSEUDO)}; export const changeTextsBy = () => {};`;
        const file = path.join(path.dirname(id), `${language}.ts`);
        // What staff alone read is there in English and Spanish.
        const said = existsSync(file) ? file : path.join(path.dirname(id), `${FIRST_LANGUAGE}.ts`);
        if (isPseudo)
          return [
            `import { asPseudo } from ${JSON.stringify(PSEUDO)};`,
            `import * as said from ${JSON.stringify(said)};`,
            'export const words = asPseudo({ ...said });',
          ].join('\n');
        return `export * as words from ${JSON.stringify(said)};`;
      },
    },
  };
}
