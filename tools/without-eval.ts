import type { Plugin } from 'vite';

const CONFIG = '(_a.__zod_globalConfig = {})';

/**
 * Has zod judge without making functions of texts. Pages forbid those: zod tries it all the same, goes on without, and each
 * page with a form reports it as something that its policy kept away.
 */
export function withoutEval(): Plugin {
  return {
    name: 'without-eval',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/zod\/v4\/core\/core\.js$/ },
      handler: (code) => {
        if (!code.includes(CONFIG))
          throw new Error('zod keeps its configuration otherwise now: tools/without-eval.ts');
        return code.replace(CONFIG, '(_a.__zod_globalConfig = { jitless: true })');
      },
    },
  };
}
