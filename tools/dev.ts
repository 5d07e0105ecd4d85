import path from 'node:path';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { brand } from '#core/brand.ts';
import type { Language } from '#core/language.ts';

/**
 * `npm run dev`: the site with hot reload. Vite serves the browser's files and loads the server's modules. A change to a page
 * shows at once; a change to the server takes effect at the next start.
 */
const root = path.resolve(import.meta.dirname, '..');
process.env.NODE_ENV = 'development';

const vite = await createServer({
  root,
  server: { middlewareMode: true },
  appType: 'custom',
  // Finds the browser's libraries at the start. Otherwise the first page that needs one would have to reload, and not know.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
});
const load = <Module>(file: string) => vite.ssrLoadModule(file) as Promise<Module>;
const { readSettings } = await load<typeof import('#platform/settings-file.ts')>(
  '/platform/settings-file.ts',
);
const { startSite } = await load<typeof import('#site/site.ts')>('/site/site.ts');
const { pageContext } = await load<typeof import('#app/context.ts')>('/app/context.ts');

const loaded = readSettings(root);
if (!loaded.ok) {
  for (const problem of loaded.problems) console.error(problem);
  process.exit(1);
}
const { pathIn } = await load<typeof import('#core/language.ts')>('/core/language.ts');
/** Renders pages in one language. In development the browser's scripts contain all languages. */
const handlerIn = (language: Language) =>
  createRequestHandler(
    async () => ({
      ...(await load<ServerBuild>('virtual:react-router/server-build')),
      basename: pathIn(language, '/'),
    }),
    'development',
  );
const handlers = { en: handlerIn('en'), es: handlerIn('es'), pt: handlerIn('pt') };
const site = await startSite({
  config: loaded.config,
  root,
  before: (request, response, next) => vite.middlewares(request, response, next),
  render: (request, api, { mark, language }) =>
    handlers[language](request, pageContext(api, loaded.config.publicOrigin, mark)),
});
console.log(`${brand.name}, for development, is open at ${site.address}`);
if (site.administrator) console.log('The first administrator:', site.administrator);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await site.stop();
    await vite.close();
    process.exit(0);
  });
}
