import { findPackageJSON } from 'node:module';
import path from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { apiContext, originContext } from '#app/context.ts';
import { loadConfig } from '#server/config.ts';
import { startSite } from '#server/site.ts';

// This file ends up somewhere below the project's own folder, wherever the build puts it.
const root = path.dirname(findPackageJSON(import.meta.url) ?? process.cwd());

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

async function main(): Promise<void> {
  try {
    process.loadEnvFile(path.join(root, '.env'));
  } catch (error) {
    // Without a .env file the environment alone counts.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const loaded = loadConfig(process.env);
  if (!loaded.ok) {
    for (const problem of loaded.problems) complain(problem);
    process.exitCode = 1;
    return;
  }
  const handle = createRequestHandler(build, 'production');
  const site = await startSite({
    config: loaded.config,
    root,
    clientFolder: path.resolve(import.meta.dirname, '../client'),
    render: (request, api) => {
      const context = new RouterContextProvider();
      context.set(apiContext, api);
      context.set(originContext, loaded.config.publicOrigin);
      return handle(request, context);
    },
  });
  process.stdout.write(`Miami Flow Yachts is open at ${site.address}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // npm passes on the signal that the terminal has sent already: stopping again must change nothing.
    process.on(signal, () => {
      void site.stop().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  complain('The site could not be started.');
  // A driver's error says what it tried first and why it failed in its cause.
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    complain(cause.message.split('\n', 1)[0] ?? '');
  process.exit(1);
});
