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
        const site = { ...whole, url: `/${file}`, routes: withoutStaffRoutes(whole.routes) };
        writeFileSync(path.join(folder, file), `window.__reactRouterManifest=${JSON.stringify(site)};`);
      },
    },
  };
}
