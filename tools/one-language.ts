import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { brand } from '../core/brand.ts';
import { FIRST_LANGUAGE, isLanguage, type Language } from '../core/language.ts';

const CATALOGUE = /\/words\/index\.ts$/;
const TEXTS = /\/words\/(?:en|es|pt)\.ts$/;
const SEAM = /\/core\/as-said\.ts$/;
const PSEUDO = path.resolve(import.meta.dirname, '../core/pseudo.ts');

/** Whether the browser's build shows every text as pseudo-text (`npm run pseudo`). The server reads this setting at its start. */
const isPseudo = process.env.PSEUDO_LANGUAGE === 'on';

/** The language of the browser's build in progress: the one that `BUILD_LANGUAGE` names, or the first one. */
export function builtLanguage(): Language {
  const { BUILD_LANGUAGE: named } = process.env;
  return isLanguage(named) ? named : FIRST_LANGUAGE;
}

/** Writes the business's name into a module of texts: the bundler puts a text where it is used only if nothing is inserted. */
const namingBusiness = (code: string) =>
  code.replaceAll(/\$\{brand\.(name|shortName)\}/g, (_, name: 'name' | 'shortName') =>
    brand[name].replaceAll(/[`$\\]/g, '\\$&'),
  );

/**
 * Puts only one language into the browser's build: replaces each catalogue by its module for that language. The bundler then
 * keeps only the texts that are used, each in the chunk that uses it.
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
        // The texts of staff screens exist in English and Spanish only, so the Portuguese build takes the English ones.
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
    transform: {
      filter: { id: TEXTS },
      handler: (code) => namingBusiness(code),
    },
  };
}
