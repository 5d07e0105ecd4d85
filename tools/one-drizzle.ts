import type { Plugin } from 'vite';

/** How rate-limiter-flexible names what it imports, and what that is. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/importModule\(`\$\{getPackageName\(\)\}`\)/, "import('drizzle-orm')"],
  [/importModule\(`\$\{getPackageName\(\)\}\/sql`, [^)]+\)/, "import('drizzle-orm/sql')"],
];

/**
 * Has the limits of calls take the drizzle that is in the bundle. By a name that no bundler sees they would read it from
 * node_modules a second time, with a process's first changing call: for a sixth of a second nobody else would be answered.
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
