import type { Plugin } from 'vite';

const CONFIG = '(_a.__zod_globalConfig = {})';

/**
 * Makes zod validate without building functions from strings, which the pages' content security policy forbids. By default zod
 * tries it and then does without; but then each page with a form reports a violation of the policy.
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
