import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** For what set-up and tests keep between two commands; not under version control. */
export const scratch = path.join(root, '.tmp');

/** The Node that npm installed, whatever the system has. */
export const projectNode = path.join(root, 'node_modules', 'node', 'bin', 'node');
