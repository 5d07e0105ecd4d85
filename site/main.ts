import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from 'react-router';
import { assetsOf, siteManifestPath, withoutStaffRoutes } from '#app/audience.ts';
import { pageContext } from '#app/context.ts';
import { changeTextsBy } from '#core/as-said.ts';
import { brand } from '#core/brand.ts';
import { FIRST_LANGUAGE, type Language, pathIn } from '#core/language.ts';
import { asPseudo } from '#core/pseudo.ts';
import { createLog } from '#platform/log.ts';
import { complain, endWithCause, printInLines, say } from '#platform/printed.ts';
import { projectFolder } from '#platform/project-folder.ts';
import { readSettings } from '#platform/settings-file.ts';
import { type Site, startSite } from '#site/site.ts';

const clientFolder = path.resolve(import.meta.dirname, '../client');

/** The manifest of pages and files that the browser's build of a language has written. */
function assetsIn(language: Language): typeof build.assets {
  if (language === FIRST_LANGUAGE) return build.assets;
  const folder = path.join(clientFolder, assetsOf(language));
  const name = readdirSync(folder).find((file) => /^manifest-[^.]+\.js$/.test(file)) ?? '';
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8').replace(/^[^=]*=|;$/g, ''));
}

/**
 * The renderers of a language: the same pages under the language's addresses, with the browser's files of that language. Staff
 * get all pages, everybody else only those that are not the staff's.
 */
function rendererIn(language: Language) {
  const assets = assetsIn(language);
  const whole = { ...build, assets, basename: pathIn(language, '/') };
  const site = {
    ...whole,
    routes: withoutStaffRoutes(build.routes),
    assets: {
      ...assets,
      url: `/${siteManifestPath(assets.version, language)}`,
      routes: withoutStaffRoutes(assets.routes),
    },
  };
  return {
    forStaff: createRequestHandler(whole, 'production'),
    forVisitors: createRequestHandler(site, 'production'),
  };
}

/** The process was told to stop before the site was open. */
class ToldToStop extends Error {
  override name = 'ToldToStop';
}

async function main(): Promise<void> {
  const loaded = readSettings(projectFolder);
  if (!loaded.ok) {
    for (const problem of loaded.problems) complain(problem);
    process.exitCode = 1;
    return;
  }
  if (loaded.config.isPseudo) changeTextsBy(asPseudo);
  const log = createLog(loaded.config.logLevel);
  printInLines(log);
  endWithCause(log);
  const renderers = {
    en: rendererIn('en'),
    es: rendererIn('es'),
    pt: rendererIn('pt'),
  };
  const told = new AbortController();
  let site: Site | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // npm passes on a signal that the terminal has already sent to this process, so stopping twice must do no harm.
    process.on(signal, () => {
      told.abort(new ToldToStop());
      void site?.stop().then(() => process.exit(0));
    });
  }
  site = await startSite({
    signal: told.signal,
    config: loaded.config,
    log,
    root: projectFolder,
    clientFolder,
    render: (request, api, { isForStaff, mark, language }) => {
      const { forStaff, forVisitors } = renderers[language];
      const context = pageContext(api, loaded.config.publicOrigin, mark);
      return (isForStaff ? forStaff : forVisitors)(request, context);
    },
  });
  say(`${brand.name} is open at ${site.address}`);
  if (site.administrator) {
    const { username, password } = site.administrator;
    say(
      `The first administrator is "${username}" with the one-time password "${password}". It is shown this once; a password of your own is asked for at the first sign-in.`,
    );
  }
  // The signal may have come after the site began to listen, before `site` was set.
  if (told.signal.aborted) await site.stop().then(() => process.exit(0));
}

main().catch((error: unknown) => {
  if (error instanceof ToldToStop) process.exit(0);
  complain('The site could not be started.');
  // A database driver's error says only what it tried; its cause says why that failed.
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    complain(cause.message.split('\n', 1)[0] ?? '');
  process.exit(1);
});
