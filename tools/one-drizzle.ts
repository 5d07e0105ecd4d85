import type { Plugin } from 'vite';

/** How rate-limiter-flexible imports drizzle, and the import that replaces it. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/importModule\(`\$\{getPackageName\(\)\}`\)/, "import('drizzle-orm')"],
  [/importModule\(`\$\{getPackageName\(\)\}\/sql`, [^)]+\)/, "import('drizzle-orm/sql')"],
];

/**
 * Makes rate-limiter-flexible use the drizzle of the bundle. The library hides the package's name from bundlers, so it would load
 * drizzle from node_modules a second time at a process's first changing call, and block all others for a sixth of a second.
 */
export function oneDrizzle(): Plugin {
  return {
    name: 'one-drizzle',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /node_modules\/rate-limiter-flexible\/lib\/RateLimiterDrizzle\.js$/ },
      handler: (code) =>
        HIDDEN.reduce((seen, [hidden, named]) => {
          if (!hidden.test(seen))
            throw new Error('rate-limiter-flexible finds drizzle otherwise now: tools/one-drizzle.ts');
          return seen.replace(hidden, named);
        }, code),
    },
  };
}
