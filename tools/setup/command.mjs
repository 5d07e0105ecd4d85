import { spawn } from 'node:child_process';

/** Commands that are under way, each the head of a group of its own: what it has started ends with it. */
const running = new Set();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Told to end: they end first, then this process, unless somebody else in it answers the signal. */
function endAll(signal) {
  for (const child of running) endGroup(child, 'SIGTERM');
  forget();
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

function forget() {
  running.clear();
  for (const signal of SIGNALS) process.off(signal, endAll);
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended, or could not even be started.
  }
}

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
    // Before it is started: a signal that came in between would end this process alone.
    if (running.size === 0) for (const signal of SIGNALS) process.on(signal, endAll);
    const child = spawn(program, parameters, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    const end = (result) => {
      clearTimeout(timer);
      running.delete(child);
      if (running.size === 0) forget();
      resolve(result);
    };
    let output = '';
    let stdout = '';
    const timer =
      seconds === undefined ? undefined : setTimeout(() => endGroup(child, 'SIGKILL'), seconds * 1000);
    child.stdout.on('data', (chunk) => {
      output += chunk;
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', (error) => end({ ok: false, output: error.message, stdout }));
    child.once('close', (code) => end({ ok: code === 0, output, stdout }));
  });
}
