import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { assetsOf, siteManifestPath, withoutStaffRoutes } from '../app/audience.ts';
import { FIRST_LANGUAGE, type Language } from '../core/language.ts';

/** Modules for staff only: staff pages and their components, and the texts that only those use. */
const STAFF_MODULE =
  /\/(app\/routes\/admin|app\/layout\/(?:admin-|words)|ui\/admin|features\/[^/]+\/components\/admin)(\/|[^/]*$)/;

/** Whether a module is for staff only. */
export function isStaffModule(id: string): boolean {
  return STAFF_MODULE.test(id.split('?', 1)[0] ?? id);
}

/** The folder of a chunk or style sheet. If it contains any staff code, it goes where the server lets only staff in. */
export function folderOf(moduleIds: readonly string[], language: Language = FIRST_LANGUAGE): string {
  return moduleIds.some(isStaffModule) ? `${assetsOf(language)}/admin` : assetsOf(language);
}

type ListedRoute = {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly imports?: readonly string[];
};

/** The routes that enclose every page of the site. */
const FRAME = ['root', 'layout/shell'];

/** The pages that links on the site lead to: neither a client's own pages, nor those that a mailed link opens. */
const isLinked = ({ id, path = '' }: ListedRoute) =>
  id.startsWith('routes/public/') && !path.includes(':token');

/**
 * The list of routes in every page of the site. From it the router learns what to fetch for a page that a link is about to open.
 * So only such pages list their imports, without those that the enclosing routes have loaded.
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
 * Writes a list of routes for visitors beside the router's own. The router's list contains every page, also the staff's, and the
 * files of their code.
 */
export function staffFiles(language: Language): Plugin {
  return {
    name: 'staff-files',
    apply: 'build',
    buildApp: {
      // After the router has written its own list, and before the files are compressed.
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
