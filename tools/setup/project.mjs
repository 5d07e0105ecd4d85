import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Where set-up and tests keep files between commands; not under version control. */
export const scratch = path.join(root, '.tmp');

/** The Node that npm installed, whichever the system has. */
export const projectNode = path.join(root, 'node_modules', 'node', 'bin', 'node');
