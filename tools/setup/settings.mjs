import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/**
 * This environment with none of the site's settings, so that what is started with it never touches a site on this machine: not its
 * database, its mail server or its bucket. The settings are empty rather than absent, because absent ones would be read from the
 * .env file.
 */
export function withoutSettings(environment) {
  const template = readFileSync(path.join(root, '.env.example'), 'utf8');
  const names = [...template.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const { NODE_ENV: _, ...rest } = { ...environment, ...Object.fromEntries(names.map((name) => [name, ''])) };
  return rest;
}
