import type { Plugin } from 'vite';

/**
 * Asks for what a late part needs at the same time as for the part, and waits for its style sheet. Vite's own does so too, with
 * more than this site uses: it weighed four times as much on every first load. What could not be fetched is asked for again the next time.
 */
const OURS = `
const asked = {};
const ask = (file) => asked[file] ??= new Promise((come, fail) => {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.onload = come;
  link.onerror = () => {
    delete asked[file];
    link.remove();
    fail(Error(file));
  };
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.href = '/' + file;
  document.head.append(link);
  isStyle || come();
});
export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load);
`;

/** Has the browser's build fetch late parts that way. */
export function lateParts(): Plugin {
  return {
    name: 'late-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => OURS },
    generateBundle(_, files) {
      for (const [name, file] of Object.entries(files))
        if (file.type === 'chunk' && file.code.includes('vite:preloadError'))
          throw new Error(`Vite fetches late parts otherwise now (${name}): tools/late-parts.ts`);
    },
  };
}
