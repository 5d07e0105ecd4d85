import { spawn } from 'node:child_process';

/**
 * Runs a command without showing what it says.
 *
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, seconds?: number }} [options]
 * @returns {Promise<{ ok: boolean, output: string, stdout: string }>} ok: it could be started and ended with 0 in time
 */
export function run(program, parameters, { cwd, env, seconds } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let stdout = '';
    const timer = seconds === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    child.stdout.on('data', (chunk) => {
      output += chunk;
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      resolve({ ok: false, output: error.message, stdout });
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ ok: code === 0, output, stdout });
    });
  });
}
