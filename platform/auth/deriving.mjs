import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';

// Checking passwords yields to serving pages. On Linux this lowers the priority of this thread only.
setPriority(10);

/**
 * Derives one key in a thread of its own, so that it delays nothing but the next key. Plain JavaScript, because a thread that
 * reads TypeScript takes 30 MB more.
 *
 * @param {import('./passwords.ts').Derivation} what
 */
export default ({ password, salt, bytes, cost }) => scryptSync(password, salt, bytes, cost);
