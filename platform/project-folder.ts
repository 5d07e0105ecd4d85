import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The project's folder: the nearest one above this file with a package.json, wherever the build puts the file. */
export const projectFolder = path.dirname(findPackageJSON(import.meta.url) ?? process.cwd());
