import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';

// Who proves who they are gives way to who reads. On Linux this is the priority of this thread alone.
setPriority(10);

/**
 * One key, in a thread of its own: it holds up nothing but the next one. Plain JavaScript, since a thread that reads TypeScript
 * takes 30 MB more.
 *
 * @param {import('./passwords.ts').Derivation} what
 */
export default ({ password, salt, bytes, cost }) => scryptSync(password, salt, bytes, cost);
