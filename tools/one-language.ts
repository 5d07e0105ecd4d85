import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { FIRST_LANGUAGE, isLanguage, type Language } from '../core/language.ts';

const CATALOGUE = /\/words\/index\.ts$/;

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
      filter: { id: CATALOGUE },
      handler: (id) => {
        const file = path.join(path.dirname(id), `${language}.ts`);
        // What staff alone read is there in English and Spanish.
        const said = existsSync(file) ? file : path.join(path.dirname(id), `${FIRST_LANGUAGE}.ts`);
        return `export * as words from ${JSON.stringify(said)};`;
      },
    },
  };
}
