import { findPackageJSON } from 'node:module';
import path from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { siteManifestPath, withoutStaffRoutes } from '#app/audience.ts';
import { apiContext, markContext, originContext } from '#app/context.ts';
import { loadConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { complain, endWithCause, printInLines, say } from '#platform/printed.ts';
import { startSite } from '#site/site.ts';

// This file ends up somewhere below the project's own folder, wherever the build puts it.
const root = path.dirname(findPackageJSON(import.meta.url) ?? process.cwd());

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
  const log = createLog(loaded.config.logLevel);
  printInLines(log);
  endWithCause(log);
  const renderForStaff = createRequestHandler(build, 'production');
  const { assets } = build;
  const renderSite = createRequestHandler(
    {
      ...build,
      routes: withoutStaffRoutes(build.routes),
      assets: {
        ...assets,
        url: `/${siteManifestPath(assets.version)}`,
        routes: withoutStaffRoutes(assets.routes),
      },
    },
    'production',
  );
  const site = await startSite({
    config: loaded.config,
    log,
    root,
    clientFolder: path.resolve(import.meta.dirname, '../client'),
    render: (request, api, isForStaff, mark) => {
      const context = new RouterContextProvider();
      context.set(apiContext, api);
      context.set(originContext, loaded.config.publicOrigin);
      context.set(markContext, mark);
      return (isForStaff ? renderForStaff : renderSite)(request, context);
    },
  });
  say(`Miami Flow Yachts is open at ${site.address}`);
  if (site.administrator) {
    const { username, password } = site.administrator;
    say(
      `The first administrator is "${username}" with the one-time password "${password}". It is shown this once; a password of your own is asked for at the first sign-in.`,
    );
  }
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
