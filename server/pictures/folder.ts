import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The project's media folder: this file ends up somewhere below the project's own folder, wherever the build puts it. */
export const mediaFolder = path.join(
  path.dirname(findPackageJSON(import.meta.url) ?? process.cwd()),
  'media',
);
