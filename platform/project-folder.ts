import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The project's own folder: this file ends up somewhere below it, wherever the build puts it. */
export const projectFolder = path.dirname(findPackageJSON(import.meta.url) ?? process.cwd());
