import type { Plugin } from 'vite';

/**
 * Fetches the files that a late part (a dynamic import) needs together with it, and waits for its style sheet. It replaces Vite's
 * own helper, which does more than this site uses and adds four times as much to every first load. A failed fetch is tried again.
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

/** Replaces Vite's preload helper in the browser's build with the one above. */
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
