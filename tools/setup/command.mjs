import { spawn } from 'node:child_process';

/** The commands in progress. Each leads its own process group, so that the processes it has started can be ended with it. */
const running = new Set();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** On a signal: ends all commands, then this process too, unless another listener handles the signal. */
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
    // The process has ended already, or could not be started.
  }
}

/**
 * Runs a command without showing its output.
 *
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, seconds?: number }} [options]
 * @returns {Promise<{ ok: boolean, output: string, stdout: string }>} ok: the command started, and ended with 0 in time
 */
export function run(program, parameters, { cwd, env, seconds } = {}) {
  return new Promise((resolve) => {
    // Listen before the start: a signal in between would end this process and leave the command running.
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
