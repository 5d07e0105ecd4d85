import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { assetsOf, siteManifestPath, withoutStaffRoutes } from '../app/audience.ts';
import { FIRST_LANGUAGE, type Language } from '../core/language.ts';

/** What only staff are given: their pages, their parts, and what those alone bring along. */
const STAFF_MODULE =
  /\/(app\/routes\/admin|app\/layout\/(?:admin-|words)|ui\/admin|features\/[^/]+\/components\/admin)(\/|[^/]*$)/;

/** Whether a file of the project is the staff's alone. */
export function isStaffModule(id: string): boolean {
  return STAFF_MODULE.test(id.split('?', 1)[0] ?? id);
}

/** The folder of a chunk or stylesheet: one with any of the staff's code lies where the server lets only them in. */
export function folderOf(moduleIds: readonly string[], language: Language = FIRST_LANGUAGE): string {
  return moduleIds.some(isStaffModule) ? `${assetsOf(language)}/admin` : assetsOf(language);
}

type ListedRoute = {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly imports?: readonly string[];
};

/** What stands around every page of the site. */
const FRAME = ['root', 'layout/shell'];

/** The pages that links lead to; not a client's own, nor those that a mailed link opens. */
const isLinked = ({ id, path = '' }: ListedRoute) =>
  id.startsWith('routes/public/') && !path.includes(':token');

/**
 * The list of routes that every page of the site carries. The router asks it what to fetch of a page that a link is about to open,
 * so only such pages name what they import, and of that only what the frame has not brought along.
 */
export function routesForVisitors(routes: Record<string, ListedRoute>): Record<string, ListedRoute> {
  const known = new Set(FRAME.flatMap((id) => routes[id]?.imports ?? []));
  return Object.fromEntries(
    Object.values(withoutStaffRoutes(routes)).map((route) => [
      route.id,
      { ...route, imports: isLinked(route) ? route.imports?.filter((file) => !known.has(file)) : [] },
    ]),
  );
}

/**
 * Writes the list of routes that visitors are given beside the whole one: the router's own lists every page of the site,
 * the staff's with the files of their code.
 */
export function staffFiles(language: Language): Plugin {
  return {
    name: 'staff-files',
    apply: 'build',
    buildApp: {
      // After the router has written its own, before the files are compressed.
      order: 'post',
      async handler(builder) {
        const folder = builder.environments.client?.config.build.outDir;
        if (!folder) return;
        const assets = path.join(folder, assetsOf(language));
        const name = readdirSync(assets).find((file) => /^manifest-[^.]+\.js$/.test(file));
        if (!name) throw new Error('The router has written no list of routes');
        const [, text = ''] =
          /^window\.__reactRouterManifest=(.*);$/s.exec(readFileSync(path.join(assets, name), 'utf8')) ?? [];
        const whole = JSON.parse(text);
        const file = siteManifestPath(whole.version, language);
        const site = { ...whole, url: `/${file}`, routes: routesForVisitors(whole.routes) };
        writeFileSync(path.join(folder, file), `window.__reactRouterManifest=${JSON.stringify(site)};`);
      },
    },
  };
}
